import { useEffect, useRef } from "react";

/** Moves the focus to the bar for several rows when it shows what a planned act will do. */
export function usePlanFocus(plan: { refused?: unknown } | null) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // A refusal takes the focus itself.
    if (plan && !plan.refused) bar.current?.focus();
  }, [plan]);
  return bar;
}
