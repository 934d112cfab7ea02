import type { ReactNode } from "react";
import type { Problem } from "#domain/problem.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { usePath } from "#web/path.ts";
import { useRichText, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Petals } from "#web/ui/petals/petals.tsx";
import "#web/components/thanks.css";

/** All is there, and passed on. */
export function Thanks({ employee, until, change }: { employee: string; until: string; change: string | null }) {
  const text = useText();
  const to = usePath();
  return (
    <End title={text("handOver.done")} isDone>
      <p className="lead">{text("handOver.done.text", { employee })}</p>
      {change && (
        <>
          <p>{text("handOver.done.change", { until })}</p>
          <p>
            <ArrowLink href={to(change)}>{text("handOver.change")}</ArrowLink>
          </p>
        </>
      )}
    </End>
  );
}

/** The dossier is not open for changes any more. */
export function Closed({ employee, children }: { employee: string; children: ReactNode }) {
  const text = useText();
  return (
    <End title={text("handOver.closed")}>
      <p className="lead">{text("handOver.closed.text", { employee })}</p>
      {children}
    </End>
  );
}

/** A link that hands over nothing: it is over, was replaced or taken back, or was cut off on its way. */
export function Dead({ problem, children }: { problem: Problem | null; children: ReactNode }) {
  const text = useText();
  const rich = useRichText();
  const to = usePath();
  const contact = (inside: ReactNode) => <Link href={to("/contact")}>{inside}</Link>;
  return (
    <End title={text("handOver.dead")}>
      {problem && <RefusalNotice problem={problem} />}
      <p className="lead">{text("handOver.dead.text")}</p>
      <p>{rich("handOver.dead.then", {}, { a: contact })}</p>
      {children}
    </End>
  );
}

type EndProps = { title: string; isDone?: boolean; children: ReactNode };

function End({ title, isDone = false, children }: EndProps) {
  const text = useText();
  return (
    <div className="wrap wrap--narrow">
      <PageHead title={title} description={text("handOver.page.text")} isUnlisted />
      <section className="thanks-sent" aria-labelledby="end-heading">
        {isDone && <Petals states={["done", "done", "done", "done", "done"]} />}
        <h1 id="end-heading" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
    </div>
  );
}
