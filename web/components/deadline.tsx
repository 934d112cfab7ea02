import { clockOf, useTimeLeft } from "#web/components/time-left.ts";
import { useFormats, useText } from "#web/text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import "./deadline.css";

type Props = { phase: "voting" | "submission"; closes: string; now: string };

/** The remaining time by the server's clock, and the exact end. */
export function Deadline({ phase, closes, now }: Props) {
  const text = useText();
  const format = useFormats();
  const { days, hours, minutes, seconds } = useTimeLeft(closes, now);
  const [unit, number] =
    (days && (["days", format.number(days)] as const)) ||
    (hours && (["hours", format.number(hours)] as const)) ||
    (minutes && (["minutes", clockOf({ days, hours, minutes, seconds })] as const)) ||
    (["seconds", format.number(seconds)] as const);
  return (
    // The role `timer` is quiet: a screen reader reads it on request, not at every change.
    <div className={classNames("deadline", unit === "minutes" && "deadline--clock")} role="timer">
      <strong className="num tabular">{number}</strong>{" "}
      <p>
        <b>{text(`deadline.${unit}`, { days, hours, minutes, seconds })}</b>
        <br />
        {text(`deadline.${phase}`, { until: format.until(new Date(closes)) })}
      </p>
    </div>
  );
}
