import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

// Not in every browser, nor in the types: without it people type, or a scanner types for them.
type Detector = { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type Detecting = { BarcodeDetector?: new (options: { formats: string[] }) => Detector };

const lookEvery = 200;

type Props = {
  /** Takes what a code says, and tells whether it was the code of a letter. */
  onScan(said: string): boolean;
};

/** Reads the QR code of a letter with the tablet's camera, where the browser can. */
export function Scanner({ onScan }: Props) {
  const text = useText();
  const [state, setState] = useState<"cannot" | "idle" | "looking" | "failed">("cannot");
  useEffect(() => {
    if ("BarcodeDetector" in window && navigator.mediaDevices) setState("idle");
  }, []);
  if (state === "cannot") return null;
  if (state === "looking") {
    const handleScan = (said: string) => {
      const isLetter = onScan(said);
      if (isLetter) setState("idle");
      return isLetter;
    };
    return (
      <div className="kiosk__scan">
        <p role="status">{text("kiosk.scan.aim")}</p>
        <Camera onScan={handleScan} onFail={() => setState("failed")} />
        <Button type="button" variant="secondary" onClick={() => setState("idle")}>
          {text("kiosk.scan.end")}
        </Button>
      </div>
    );
  }
  return (
    <div className="kiosk__scan">
      <Button type="button" size="lg" variant="secondary" onClick={() => setState("looking")}>
        {text("kiosk.scan")}
      </Button>
      {state === "failed" && <p role="alert">{text("kiosk.scan.noCamera")}</p>}
    </div>
  );
}

function Camera({ onScan, onFail }: Props & { onFail(): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const handleScan = useEffectEvent(onScan);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const { BarcodeDetector } = window as Detecting;
    const element = video.current;
    if (!BarcodeDetector || !element) return;
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    let [isOver, stream]: [boolean, MediaStream | null] = [false, null];
    const watch = async () => {
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
    // No camera, none allowed, or one that something else uses.
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
