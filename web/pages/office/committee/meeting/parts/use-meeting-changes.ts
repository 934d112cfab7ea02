import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { fund } from "#web/graphql/document.ts";

const MeetingChanges = fund(`subscription MeetingChanges($slug: String!) { meetingChanges(callSlug: $slug) }`);

/** Whether the page follows the meeting: not without scripts, and not while the connection is lost. */
export type Connection = "loaded" | "live" | "cut";

/**
 * Reads the page again at each change of the meeting. The subscription only says that something changed, so each screen
 * reads what its own user may see. After a lost connection the page reads everything again.
 */
export function useMeetingChanges(slug: string, revision: string): Connection {
  const [connection, setConnection] = useState<Connection>("loaded");
  const { revalidate } = useRevalidator();
  const shownRevision = useRef(revision);
  useEffect(() => {
    shownRevision.current = revision;
  }, [revision]);
  useEffect(() => {
    const leaving = new AbortController();
    const begin = async () => {
      const { follow } = await import("#web/graphql/follow.ts");
      const follower = {
        onResult: ({ meetingChanges }: { meetingChanges: string }) => {
          setConnection("live");
          if (meetingChanges !== shownRevision.current) void revalidate();
        },
        onDisconnect: () => setConnection("cut"),
      };
      await follow(MeetingChanges, { slug }, follower, leaving.signal);
      if (leaving.signal.aborted) return;
      // This person may no longer follow the meeting; reloading shows why.
      setConnection("loaded");
      await revalidate();
    };
    void begin();
    return () => leaving.abort();
  }, [slug, revalidate]);
  return connection;
}
