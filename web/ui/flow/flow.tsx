import type { ReactNode } from "react";
import { Link } from "#web/ui/link/link.tsx";
import "./flow.css";

/** One stage on the way of a list's rows. */
export type FlowStage = { href: string; label: string; count: number; number: ReactNode; isCurrent: boolean };

/** How many rows are in each stage of their way; each number leads to those rows. */
export function Flow({ label, stages }: { label: string; stages: readonly FlowStage[] }) {
  return (
    <nav className="flow" aria-label={label}>
      <ol className="plain">
        {stages.map(({ href, label, count, number, isCurrent }) => (
          <li key={label} className={count === 0 ? "is-zero" : undefined}>
            <Link href={href} aria-current={isCurrent ? "true" : undefined}>
              <b>{number}</b> <span>{label}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
