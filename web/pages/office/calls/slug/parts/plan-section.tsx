import { type FormEventHandler, type ReactNode, useId } from "react";
import "./plan-section.css";

type Props = { title: string; lead?: ReactNode; onInput?: FormEventHandler<HTMLElement>; children: ReactNode };

/** One part of a plan: its heading and explanation beside its fields. */
export function PlanSection({ title, lead, onInput, children }: Props) {
  const headingId = useId();
  return (
    <section className="plan-section" aria-labelledby={headingId} onInput={onInput}>
      <div className="plan-section__head">
        <h2 id={headingId}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className="plan-section__body">{children}</div>
    </section>
  );
}
