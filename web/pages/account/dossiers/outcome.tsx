import { type ReactNode, useEffect, useRef, useState } from "react";
import { Notice } from "#web/ui/notice/notice.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";

/** Says that it is done; takes the focus when it appears, since the pressed button is gone. Not when the page opens with it. */
export function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  const [wasThere] = useState(!isLive);
  useEffect(() => {
    if (wasThere) return;
    const frame = requestAnimationFrame(() => place.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [wasThere]);
  return (
    <div ref={place} tabIndex={-1} className="case__outcome">
      <Notice role="status" tone="success">
        {children}
      </Notice>
    </div>
  );
}
