import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

const lookEvery = 200;

type Props = {
  /** Takes the content of a code, and returns whether it is the code of a letter. */
  onScan(content: string): boolean;
};

/** Reads the QR code of a letter with the tablet's camera. Without one people type, or a scanner types for them. */
export function Scanner({ onScan }: Props) {
  const text = useText("vote");
  const [state, setState] = useState<"blind" | "idle" | "looking" | "failed">("blind");
  useEffect(() => {
    void hasCamera().then((hasOne) => hasOne && setState("idle"));
  }, []);
  if (state === "blind") return null;
  const isLooking = state === "looking";
  const handleScan = (content: string) => {
    const isLetter = onScan(content);
    if (isLetter) setState("idle");
    return isLetter;
  };
  return (
    <div className="kiosk__scan">
      {isLooking && (
        <>
          <p role="status">{text("kiosk.scan.aim")}</p>
          <Camera onScan={handleScan} onFail={() => setState("failed")} />
        </>
      )}
      {/* There is one button for both, so that it keeps the focus after a press. */}
      <Button
        type="button"
        size={isLooking ? undefined : "lg"}
        variant="secondary"
        onClick={() => setState(isLooking ? "idle" : "looking")}
      >
        {text(isLooking ? "kiosk.scan.end" : "kiosk.scan")}
      </Button>
      {state === "failed" && <p role="alert">{text("kiosk.scan.noCamera")}</p>}
    </div>
  );
}

async function hasCamera(): Promise<boolean> {
  // Only pages over HTTPS have access to devices.
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => []);
  return devices?.some(({ kind }) => kind === "videoinput") ?? false;
}

function Camera({ onScan, onFail }: Props & { onFail(): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const handleScan = useEffectEvent(onScan);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let [isOver, stream]: [boolean, MediaStream | null] = [false, null];
    const watch = async () => {
      // Most tablets lack the browser's own detector, so this one loads when someone opens the camera.
      const { BarcodeDetector } = await import("qr/decode.js");
      const detector = new BarcodeDetector({ formats: ["qr_code"] });
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "user" } });
      if (isOver) return;
      element.srcObject = stream;
      await element.play();
      while (!isOver) {
        const [code] = await detector.detect(element);
        if (!isOver && code && handleScan(code.rawValue)) return;
        await new Promise((wait) => setTimeout(wait, lookEvery));
      }
    };
    // There is no camera, it is not allowed, or another program uses it.
    watch()
      .catch(() => !isOver && fail())
      .finally(() => isOver && stopStream());
    const stopStream = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    return () => {
      isOver = true;
      stopStream();
    };
  }, []);
  return <video ref={video} muted playsInline />;
}
