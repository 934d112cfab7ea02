import type { Language } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** The folded sections that have a form. */
export type FormSection = "language" | "sessions" | "data";

/** The result of a form, and its section. */
export type Outcome = { section: FormSection } & (
  | { problem: Problem }
  | { done: "language"; language: Language }
  | { done: "session" | "others" }
);

/** Shows the result of a form in its own section. */
export function OutcomeOf({ section, outcome }: { section: FormSection; outcome: Outcome | undefined }) {
  const text = useText("account");
  if (outcome?.section !== section) return null;
  if ("problem" in outcome) return <RefusalNotice problem={outcome.problem} />;
  return (
    <Notice role="status" tone="success">
      {text(`account.done.${outcome.done}`)}
    </Notice>
  );
}
