import { useEffect, useEffectEvent } from "react";
import { PageHead } from "#web/components/page-head.tsx";
import { KioskFrame } from "#web/pages/vote/kiosk/parts/frame.tsx";
import { useLeave } from "#web/pages/vote/kiosk/parts/use-leave.ts";
import { progress } from "#web/progress.ts";
import { useText } from "#web/text.tsx";
import "../page.css";

const secondsToRead = 10;

/** Replaces a step that failed: nobody at a tablet presses a link home, so it restarts by itself once it can. */
export function KioskTrouble() {
  const text = useText("vote");
  const { leave, start } = useLeave();
  const beginAgain = useEffectEvent(leave);
  useEffect(() => {
    progress.fail();
    const timer = setTimeout(() => void beginAgain(), secondsToRead * 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <KioskFrame>
      <PageHead title={text("kiosk.trouble")} hasNoAddress />
      <div className="kiosk__over wrap" role="alert">
        <h1>{text("kiosk.trouble")}</h1>
        <p className="lead">{text("kiosk.trouble.text")}</p>
        <p>{text("kiosk.trouble.voted")}</p>
      </div>
      <noscript>
        <meta httpEquiv="refresh" content={`${secondsToRead};url=${start}`} />
      </noscript>
    </KioskFrame>
  );
}
