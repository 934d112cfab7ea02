import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import "./tooltip.css";

/** The props for a trigger whose tooltip says more than its name. */
export type TriggerProps = { "aria-describedby": string | undefined };
type Props = {
  content: ReactNode;
  placement?: "top" | "bottom";
  children: (trigger: TriggerProps) => ReactNode;
};

/** The time that the mouse may be between trigger and tooltip, in milliseconds. */
const hideDelay = 150;

/** A few words above a control while it is hovered or has keyboard focus; Esc hides them. */
export function Tooltip({ content, placement = "top", children }: Props) {
  const id = useId();
  const [state, setState] = useState<"absent" | "shown" | "leaving" | "hidden">("absent");
  const isShown = state === "shown" || state === "leaving";

  useEffect(() => {
    if (state !== "leaving") return;
    const timer = setTimeout(() => setState("hidden"), hideDelay);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (!isShown) return;
    // We listen on the document, because only the mouse may be on the trigger or the tooltip, without focus.
    const handleKey = ({ key }: KeyboardEvent) => key === "Escape" && setState("hidden");
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isShown]);

  // A finger that presses the control needs no tooltip.
  const handleEnter = ({ pointerType }: PointerEvent) => pointerType === "mouse" && setState("shown");
  const handleFocus = ({ target }: FocusEvent) => target.matches(":focus-visible") && setState("shown");
  const handleLeave = () => state === "shown" && setState("leaving");
  const handlePress = () => isShown && setState("hidden");

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: people use the trigger inside.
    <span
      className="tip-anchor"
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onPointerDown={handlePress}
      onFocus={handleFocus}
      onBlur={handleLeave}
    >
      {children({ "aria-describedby": isShown ? id : undefined })}
      {state !== "absent" && (
        <Tip id={id} isShown={isShown} placement={placement}>
          {content}
        </Tip>
      )}
    </span>
  );
}

type TipProps = { id: string; isShown: boolean; placement: "top" | "bottom"; children: ReactNode };

/** Uses the browser's top layer if css can keep it near its trigger, and a place beside the trigger otherwise. */
function Tip({ id, isShown, placement, children }: TipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  const inTopLayer = CSS.supports("anchor-scope", "--tip");
  useEffect(() => {
    if (inTopLayer) tip.current?.togglePopover(isShown);
  }, [inTopLayer, isShown]);
  return (
    <span
      ref={tip}
      className={`tip-float tip-float--${placement}`}
      popover={inTopLayer ? "manual" : undefined}
      hidden={!isShown}
    >
      <span className="tip" role="tooltip" id={id}>
        {children}
      </span>
    </span>
  );
}
