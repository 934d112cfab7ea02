import { type ReactNode, useId } from "react";
import { type Fact, Facts } from "#web/ui/facts/facts.tsx";
import "./fact-sheet.css";

type Props = { heading: string; lead?: string; facts: Fact[]; children?: ReactNode };

/** The facts about something, point by point, beside its heading. */
export function FactSheet({ heading, lead, facts, children }: Props) {
  const headingId = useId();
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap sheet">
        <div className="sheet__head">
          <h2 id={headingId}>{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        <Facts items={facts} />
      </div>
    </section>
  );
}
