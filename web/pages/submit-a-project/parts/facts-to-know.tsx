import type { ReactNode } from "react";
import { FactSheet } from "#web/components/fact-sheet.tsx";
import type { OpenCall } from "#web/components/open-call.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The facts to know before beginning. */
export function FactsToKnow({ call }: Pick<OpenCall, "call">) {
  const text = useText("submission");
  const rich = useRichText("submission");
  const to = usePath();
  const limits = useLimits(call);
  const policy = (inside: ReactNode) => <Link href={to("/privacy-policy")}>{inside}</Link>;
  const facts = [
    { term: text("submit.who"), value: text("submit.who.text") },
    ...limits,
    { term: text("submit.ready"), value: text("submit.ready.text") },
    { term: text("submit.time"), value: text("submit.time.text") },
    { term: text("submit.data"), value: rich("submit.data.text", {}, { a: policy }) },
  ];
  return <FactSheet heading={text("submit.know")} facts={facts} />;
}

/** The deadline and the maximum of the open call. */
function useLimits(call: OpenCall["call"]) {
  const text = useText("submission");
  const format = useFormats();
  if (!call) return [];
  const until = format.until(new Date(call.submissionsClose));
  const active = format.wholeMoney(call.maximumWhenActiveInCents);
  const other = format.wholeMoney(call.maximumInCents);
  return [
    { term: text("submit.when"), value: text("submit.when.text", { until }) },
    { term: text("submit.amount"), value: text("submit.amount.text", { active, other }) },
    ...(call.costShare < 100
      ? [
          {
            term: text("submit.share"),
            value: text("submit.share.text", { share: format.percent(call.costShare / 100) }),
          },
        ]
      : []),
  ];
}
