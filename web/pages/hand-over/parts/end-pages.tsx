import type { ReactNode } from "react";
import type { Problem } from "#domain/problem.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { Thanks } from "#web/components/thanks.tsx";
import { usePath } from "#web/path.ts";
import { useRichText, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The part is complete and handed back. */
export function PartDone({
  employee,
  until,
  changePath,
}: {
  employee: string;
  until: string;
  changePath: string | null;
}) {
  const text = useText("submission");
  const to = usePath();
  return (
    <EndPage title={text("handOver.done")}>
      <Thanks heading={text("handOver.done")}>
        <p className="lead">{text("handOver.done.text", { employee })}</p>
        {changePath && (
          <>
            <p>{text("handOver.done.change", { until })}</p>
            <p>
              <ArrowLink href={to(changePath)}>{text("handOver.change")}</ArrowLink>
            </p>
          </>
        )}
      </Thanks>
    </EndPage>
  );
}

/** The dossier is closed for changes. */
export function PartClosed({ employee, children }: { employee: string; children: ReactNode }) {
  const text = useText("submission");
  return (
    <EndPage title={text("handOver.closed")}>
      <h1 tabIndex={-1}>{text("handOver.closed")}</h1>
      <p className="lead">{text("handOver.closed.text", { employee })}</p>
      {children}
    </EndPage>
  );
}

/** The link does not work: it has expired, was replaced or taken back, or was cut off in a mail. */
export function InvalidLink({ problem, children }: { problem: Problem | null; children: ReactNode }) {
  const text = useText("submission");
  const rich = useRichText("submission");
  const to = usePath();
  const contact = (inside: ReactNode) => <Link href={to("/contact")}>{inside}</Link>;
  return (
    <EndPage title={text("handOver.invalid")}>
      <h1 tabIndex={-1}>{text("handOver.invalid")}</h1>
      {problem && <RefusalNotice problem={problem} />}
      <p className="lead">{text("handOver.invalid.text")}</p>
      <p>{rich("handOver.invalid.then", {}, { a: contact })}</p>
      {children}
    </EndPage>
  );
}

function EndPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useText("submission");
  return (
    <div className="wrap wrap--narrow page-head">
      <PageHead title={title} description={text("handOver.page.text")} isHiddenFromSearch />
      {children}
    </div>
  );
}
