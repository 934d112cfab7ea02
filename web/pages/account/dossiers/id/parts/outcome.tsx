import { type ReactNode, useEffect, useRef, useState } from "react";
import { Notice } from "#web/ui/notice/notice.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";

/** Says that an action is done; takes the focus of the pressed button, which is gone, but not when the page opens. */
export function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  const [isFromServer] = useState(!isLive);
  useEffect(() => {
    if (isFromServer) return;
    const frame = requestAnimationFrame(() => place.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isFromServer]);
  return (
    <div ref={place} tabIndex={-1} className="case__outcome">
      <Notice role="status" tone="success">
        {children}
      </Notice>
    </div>
  );
}
