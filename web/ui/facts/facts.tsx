import type { ReactNode } from "react";
import "./facts.css";

/** A term and its value. */
export type Fact = { term: string; value: ReactNode };

/** Terms with their values, one line each. */
export function Facts({ items }: { items: Fact[] }) {
  return (
    <dl className="facts">
      {items.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
