import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import "./phases.css";

/** One phase; `note` says its state in words, `progress` is that of the current phase, in percent. */
export type Phase = {
  name: string;
  date: ReactNode;
  state: "done" | "now" | "later";
  note?: ReactNode;
  progress?: number | undefined;
};
type Props = { label: string; items: Phase[] };

const kernel =
  "M20 1C27.6 7.09 39 20.14 39 35.8C39 49.72 30.26 59 20 59C9.74 59 1 49.72 1 35.8C1 20.14 12.4 7.09 20 1Z";

/** The phases in their order: done, current and later. */
export function Phases({ label, items }: Props) {
  return (
    <ol className="phases" aria-label={label}>
      {items.map((phase, index) => (
        <PhaseItem key={phase.name} number={index + 1} {...phase} />
      ))}
    </ol>
  );
}

function PhaseItem({ name, date, state, note, progress, number }: Phase & { number: number }) {
  const isNow = state === "now";
  return (
    <li
      className={classNames("phase", state === "done" && "is-done", isNow && "is-now")}
      aria-current={isNow ? "step" : undefined}
      style={isNow && progress !== undefined ? cssProperties({ "--p": `${progress}%` }) : undefined}
    >
      <span className="phase__mark">
        <svg viewBox="0 0 40 60" aria-hidden="true">
          <path d={kernel} />
          {state === "done" ? (
            <path className="tick" d="M12 34l6 6 11-13" />
          ) : (
            <text x="20" y="42" textAnchor="middle" fontSize="26" fontWeight="700">
              {number}
            </text>
          )}
        </svg>
      </span>
      <span className="phase__name">{name}</span>
      <span className="phase__date">{date}</span>
      {note && <span className="phase__state">{note}</span>}
    </li>
  );
}
