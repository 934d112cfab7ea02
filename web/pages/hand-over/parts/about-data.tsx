import type { ReactNode } from "react";
import { usePath } from "#web/path.ts";
import { useRichText, useText } from "#web/text.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Props = { employee: string; project: string; until: string };

/** The purpose, the deadline, and what happens to the data. */
export function AboutData({ employee, project, until }: Props) {
  const text = useText("submission");
  const rich = useRichText("submission");
  const to = usePath();
  const policy = (inside: ReactNode) => <Link href={to("/privacy-policy")}>{inside}</Link>;
  return (
    <Facts
      items={[
        ...(project ? [{ term: text("handOver.project"), value: project }] : []),
        { term: text("handOver.until"), value: text("handOver.until.text", { until, employee }) },
        { term: text("handOver.data"), value: rich("handOver.data.text", { employee }, { a: policy }) },
      ]}
    />
  );
}
