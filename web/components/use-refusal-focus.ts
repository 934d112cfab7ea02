import { type RefObject, useEffect, useRef } from "react";
import { mayTakeFocus, useIsLive } from "#web/ui/use-is-live.ts";

/** Gives an element the focus at each refusal, so that people hear and see why something was refused. */
export function useRefusalFocus(refusal: object): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer is a reason to take the focus.
  useEffect(() => {
    const frame = requestAnimationFrame(() => mayTakeFocus(isLive) && place.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [refusal]);
  return place;
}
