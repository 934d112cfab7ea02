import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIsLive } from "#web/ui/use-is-live.ts";

type Props = {
  id: string;
  /** False leaves the focus where it is. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** A heading that takes the focus when it appears as the answer to an action, but not when the page opens with it. */
export function FocusedHeading({ id, takesFocus = true, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLive = useIsLive();
  const [isFromServer] = useState(!isLive);
  useEffect(() => {
    if (!takesFocus || isFromServer) return;
    // After a page change, the shell first focuses the heading of the new page, so we wait for one frame.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [takesFocus, isFromServer]);
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
