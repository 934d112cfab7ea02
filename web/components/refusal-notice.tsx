import type { Problem } from "#domain/problem.ts";
import { useRefusalFocus } from "#web/components/use-refusal-focus.ts";
import { ProblemSentence } from "#web/problem-sentence.tsx";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** Says why something was refused; takes the focus each time, so that people hear and see it. */
export function RefusalNotice({ problem }: { problem: Problem }) {
  const text = useText();
  return (
    <div ref={useRefusalFocus(problem)} tabIndex={-1}>
      <Notice role="alert" tone="danger" title={text("form.problem")}>
        <ProblemSentence problem={problem} />
      </Notice>
    </div>
  );
}
