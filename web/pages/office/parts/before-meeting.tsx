import type { Today } from "#web/pages/office/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Meter } from "#web/ui/meter/meter.tsx";

/** How far the members are with scoring, as long as the committee has not met. */
export function BeforeMeeting({ round, now }: Pick<Today, "round" | "now">) {
  const text = useText("calls");
  const format = useFormats();
  const to = usePath();
  const { committeeMeets, endedAt, members = [] } = round ?? {};
  if (!committeeMeets || committeeMeets <= now || endedAt || members.length === 0) return null;
  return (
    <section className="office-today__box office-today__box--blossom" aria-labelledby="meeting-heading">
      <h2 id="meeting-heading">{text("office.meeting", { day: format.shortDay(new Date(committeeMeets)) })}</h2>
      <p className="muted">{text("office.meeting.text")}</p>
      <ul className="office-scorers plain">
        {members.map(({ id, name, finished, due }) => {
          const scored = text("office.meeting.scored", { finished, due });
          return (
            <li key={id}>
              <span>{name}</span>
              <Meter label={name} value={finished} max={Math.max(due, 1)} text={scored} />
              <span>{scored}</span>
            </li>
          );
        })}
      </ul>
      <ArrowLink href={to("/office/committee/progress")}>{text("office.meeting.progress")}</ArrowLink>
    </section>
  );
}
