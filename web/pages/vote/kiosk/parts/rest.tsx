import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { kioskRest } from "#domain/kiosk.ts";
import type { Branch } from "#domain/person.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { system } from "#web/graphql/document.ts";
import { KioskFrame } from "#web/pages/vote/kiosk/parts/frame.tsx";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

const StillHere = system(`query StillHere { kiosk { voter } }`);

const signs = ["pointerdown", "pointermove", "keydown", "input", "wheel", "scroll", "touchmove"] as const;

type Props = {
  onOver(): void;
  /** Whether the server has a voter here, whom it must not forget while they read. */
  hasVoter: boolean;
  /** Whether there is an unconfirmed choice that would get lost. */
  isOpen?: boolean;
};

/** Watches whether somebody is there, asks if it seems that nobody is, and reports the end. */
export function KioskRest({ onOver, hasVoter, isOpen = true }: Props) {
  const text = useText("vote");
  const { secondsLeft, isAsking, stay } = useRest({ onOver, hasVoter });
  const leftId = useId();
  const lostId = useId();
  return (
    <Dialog
      open={isAsking}
      onClose={stay}
      title={text("kiosk.rest")}
      closeLabel={text("kiosk.rest.close")}
      aboutId={isOpen ? `${leftId} ${lostId}` : leftId}
    >
      {/* Screen readers read the time once, and the screen shows it counting down. */}
      <p id={leftId} className="kiosk__left">
        <span className="vh">{text("kiosk.rest.text", { seconds: kioskRest.countdown })}</span>
        <span aria-hidden="true">{text("kiosk.rest.text", { seconds: secondsLeft })}</span>
      </p>
      {isOpen && <p id={lostId}>{text("kiosk.rest.forgets")}</p>}
      <div className="dialog__actions">
        <Button type="button" size="lg" onClick={stay}>
          {text("kiosk.rest.stay")}
        </Button>
      </div>
    </Dialog>
  );
}

function useRest({ onOver, hasVoter }: Pick<Props, "onOver" | "hasVoter">) {
  const [secondsLeft, setSecondsLeft] = useState<number>(kioskRest.seconds);
  const lastSign = useRef(0);
  const lastReport = useRef(0);
  const isAsking = secondsLeft <= kioskRest.countdown;

  const end = useEffectEvent(onOver);
  const handleSign = useEffectEvent(() => {
    // Once it asks, only an answer counts, because someone may just bump into the tablet.
    if (!isAsking) stay();
  });
  const look = useEffectEvent(() => {
    const now = Math.ceil(kioskRest.seconds - (Date.now() - lastSign.current) / 1000);
    if (now > 0) setSecondsLeft(now);
    else end();
  });
  function stay() {
    lastSign.current = Date.now();
    setSecondsLeft(kioskRest.seconds);
    if (!hasVoter || Date.now() - lastReport.current < kioskRest.tellsEvery * 1000) return;
    lastReport.current = Date.now();
    void reportPresence();
  }
  async function reportPresence() {
    // Without an answer we try again later; if the server has no voter here, it is over.
    const answer = await createApi(browserTransport)
      .query(StillHere)
      .catch(() => null);
    if (answer && !answer.kiosk?.voter) onOver();
  }
  useEffect(() => {
    lastSign.current = Date.now();
    lastReport.current = Date.now();
    const sign = () => handleSign();
    const handleLook = () => look();
    // A page from the browser's back-forward cache shows an earlier state.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && end();
    for (const name of signs) addEventListener(name, sign, { passive: true, capture: true });
    addEventListener("pageshow", handlePageShow);
    document.addEventListener("visibilitychange", handleLook);
    const timer = setInterval(handleLook, 500);
    return () => {
      for (const name of signs) removeEventListener(name, sign, { capture: true });
      removeEventListener("pageshow", handlePageShow);
      document.removeEventListener("visibilitychange", handleLook);
      clearInterval(timer);
    };
  }, []);
  return { secondsLeft, isAsking, stay };
}

/** Shown while the kiosk forgets its voter. */
export function KioskOver({ branch }: { branch: Branch }) {
  const text = useText("vote");
  return (
    <KioskFrame branch={branch}>
      <div className="kiosk__over wrap" role="status">
        <h1>{text("kiosk.over")}</h1>
        <p className="lead">{text("kiosk.over.text")}</p>
      </div>
    </KioskFrame>
  );
}
