import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import "./tooltip.css";

/** What a trigger must spread on itself where the tip says more than its name. */
export type TriggerProps = { "aria-describedby": string | undefined };
type Props = {
  content: ReactNode;
  placement?: "top" | "bottom";
  children: (trigger: TriggerProps) => ReactNode;
};

/** How long, in milliseconds, the mouse may be between trigger and tip. */
const hiddenAfter = 150;

/** A few words on top of a control while it is hovered or has the focus of the keyboard; Esc takes them away. */
export function Tooltip({ content, placement = "top", children }: Props) {
  const id = useId();
  const [state, setState] = useState<"absent" | "shown" | "leaving" | "hidden">("absent");
  const isShown = state === "shown" || state === "leaving";

  useEffect(() => {
    if (state !== "leaving") return;
    const timer = setTimeout(() => setState("hidden"), hiddenAfter);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (!isShown) return;
    // On the page, because the mouse alone may be on the trigger or the tip.
    const handleKey = ({ key }: KeyboardEvent) => key === "Escape" && setState("hidden");
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isShown]);

  // A finger that presses the control needs no words about it.
  const handleEnter = ({ pointerType }: PointerEvent) => pointerType === "mouse" && setState("shown");
  const handleFocus = ({ target }: FocusEvent) => target.matches(":focus-visible") && setState("shown");
  const handleLeave = () => state === "shown" && setState("leaving");
  const handlePress = () => isShown && setState("hidden");

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the trigger inside is what one uses.
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

/** Stands in the browser's top layer where css can keep it near its trigger, and beside the trigger elsewhere. */
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
