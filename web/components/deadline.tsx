import { daysBetween } from "#domain/brussels-time.ts";
import { lastMoment } from "#web/components/last-moment.ts";
import { useFormats, useText } from "#web/text.tsx";
import "./deadline.css";

type Props = { phase: "voting" | "submission"; closes: string; now: string };

/** How many days are left by the server's clock, and until when exactly. */
export function Deadline({ phase, closes, now }: Props) {
  const text = useText();
  const format = useFormats();
  const last = lastMoment(closes);
  const days = daysBetween(new Date(now), last);
  return (
    <div className="deadline">
      {days > 0 && <strong className="num">{format.number(days)}</strong>}
      <p>
        <b>{days > 0 ? text("deadline.left", { days }) : text("deadline.lastDay")}</b>
        <br />
        {text(`deadline.${phase}`, { last: `${format.weekdayDate(last)}, ${format.time(last)}` })}
      </p>
    </div>
  );
}
