import { useEffect, useRef } from "react";
import type { Problem } from "#domain/problem.ts";
import { ProblemSentence } from "#web/problem-sentence.tsx";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { mayTakeFocus, useIsLive } from "#web/ui/use-is-live.ts";

/** Says why something was refused; takes the focus each time, so that people hear and see it. */
export function RefusalNotice({ problem }: { problem: Problem }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer is a reason to take the focus.
  useEffect(() => {
    const frame = requestAnimationFrame(() => mayTakeFocus(isLive) && place.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [problem]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice role="alert" tone="danger" title={text("form.problem")}>
        <ProblemSentence problem={problem} />
      </Notice>
    </div>
  );
}
