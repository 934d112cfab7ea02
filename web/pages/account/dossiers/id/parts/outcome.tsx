import { type ReactNode, useEffect, useRef, useState } from "react";
import { Notice } from "#web/ui/notice/notice.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";

/** Says that an action is done, and takes the focus, because the pressed button is gone; not when the page opens. */
export function Outcome({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  const [isFromServer] = useState(!isLive);
  useEffect(() => {
    if (isFromServer) return;
    const frame = requestAnimationFrame(() => element.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isFromServer]);
  return (
    <div ref={element} tabIndex={-1} className="dossier__outcome">
      <Notice role="status" tone="success">
        {children}
      </Notice>
    </div>
  );
}
