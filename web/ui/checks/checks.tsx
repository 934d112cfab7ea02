import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon/icon.tsx";
import "./checks.css";

export type CheckOutcome = "good" | "bad" | "open";

export type Check = {
  key: string;
  outcome: CheckOutcome;
  /** A sentence that says the outcome without the icon, unless the note does. */
  text: ReactNode;
  note?: ReactNode;
};

const icons = { good: "check", bad: "close", open: "info" } as const;

/** Points that were looked over, each with its outcome. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="plain checks">
      {checks.map(({ key, outcome, text, note }) => (
        <li key={key} className={`checks__item--${outcome}`}>
          <Icon name={icons[outcome]} />
          <span>
            {text} {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
