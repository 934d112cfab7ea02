import { useEffect, useRef, useState } from "react";
import { type RobotSigns, robotFields } from "#domain/robot.ts";
import type { Refused } from "#web/form.tsx";
import { useText } from "#web/text.tsx";
import { useFormulateId } from "#web/ui/field/form-id.ts";
import { useIsLive } from "#web/ui/use-is-live.ts";

/** Two fields that reveal robots: one that people cannot see, and how long the form was open. */
export function RobotTrap({ refused }: { refused: Refused | undefined }) {
  const text = useText("public");
  const id = useFormulateId(robotFields.trap);
  const trap = useRef<HTMLInputElement>(null);
  const seconds = useRef<HTMLInputElement>(null);
  const isLive = useIsLive();
  const [isFromServer] = useState(!isLive);

  useEffect(() => {
    const form = seconds.current?.form;
    // On the first page of a visit, people may begin to type long before this script runs.
    const openedAt = isFromServer ? readableAt() : performance.now();
    const note = () => {
      if (seconds.current) seconds.current.value = ((performance.now() - openedAt) / 1000).toFixed(1);
    };
    form?.addEventListener("submit", note);
    return () => form?.removeEventListener("submit", note);
  }, [isFromServer]);

  useEffect(() => {
    // If the browser filled it in, the person could not empty it.
    if (refused && trap.current) trap.current.value = "";
  }, [refused]);

  return (
    <>
      <div className="vh" aria-hidden="true" inert>
        {/* In a text browser without styles, the label tells people what to do. */}
        <label htmlFor={id}>{text("contact.trap")}</label>
        <input ref={trap} id={id} name={robotFields.trap} tabIndex={-1} autoComplete="off" />
      </div>
      <input ref={seconds} type="hidden" name={robotFields.seconds} />
    </>
  );
}

/** The time at which the first page was readable, in milliseconds since its request. */
function readableAt(): number {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening?.domInteractive ?? 0;
}

/** Reads both fields of the trap. Without scripts there is no time. */
export function readSigns(form: FormData): RobotSigns {
  const elapsedSeconds = Number.parseFloat(String(form.get(robotFields.seconds) ?? ""));
  return {
    trap: String(form.get(robotFields.trap) ?? ""),
    seconds: Number.isFinite(elapsedSeconds) ? elapsedSeconds : null,
  };
}
