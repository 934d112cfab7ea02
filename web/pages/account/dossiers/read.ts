import { useEffect } from "react";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";

/** Marks what the office wrote about a dossier as read. */
export const ReadMessages = fund(`mutation ReadMessages($id: ID!) { readMessages(id: $id) }`);

/** Marks all as read once somebody is there to read it; what was new stays marked until the page is opened again. */
export function useReading(id: string, hasUnread: boolean): void {
  useEffect(() => {
    if (!hasUnread) return;
    // Where that fails, it is still new at the next visit.
    void createApi(browserTransport)
      .mutate(ReadMessages, { id })
      .catch(() => {});
  }, [id, hasUnread]);
}
