import { meetingLine } from "#i18n/meeting-line.ts";
import type { LoadedMeeting } from "#web/pages/office/committee/meeting/parts/meeting.ts";
import { useFormats, useText } from "#web/text.tsx";

type Entry = LoadedMeeting["entries"][number];

/** The events of the meeting so far, the last first. */
export function Minutes({ entries }: { entries: readonly Entry[] }) {
  const text = useText("meeting");
  const format = useFormats();
  if (entries.length === 0) return null;
  return (
    <section className="meeting__minutes" aria-labelledby="minutes-heading">
      <h2 id="minutes-heading">{text("meeting.minutes.live")}</h2>
      <ol reversed>
        {entries.toReversed().map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{format.time(new Date(entry.at))}</time> {meetingLine(entry, { text, format })}
            {entry.votes.length > 0 && (
              <small>
                {text("meeting.hands", {
                  for: entry.votes[0] ?? 0,
                  against: entry.votes[1] ?? 0,
                  abstained: entry.votes[2] ?? 0,
                })}{" "}
                {entry.remark}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
