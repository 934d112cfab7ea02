import type { ReactNode } from "react";
import { FactSheet } from "#web/components/fact-sheet.tsx";
import { usePath } from "#web/path.ts";
import { useRichText, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";

const facts = ["who", "ready", "time"] as const;

/** The facts to know before asking. */
export function FactsToKnow() {
  const text = useText("submission");
  const rich = useRichText("submission");
  const to = usePath();
  const policy = (inside: ReactNode) => <Link href={to("/privacy-policy")}>{inside}</Link>;
  return (
    <FactSheet
      heading={text("internal.know")}
      facts={[
        ...facts.map((fact) => ({ term: text(`submit.${fact}`), value: text(`internal.${fact}.text`) })),
        { term: text("submit.data"), value: rich("internal.data.text", {}, { a: policy }) },
      ]}
    />
  );
}
