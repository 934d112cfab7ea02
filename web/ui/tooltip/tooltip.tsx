import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import "./tooltip.css";

/** What a trigger must spread on itself, so that the tip describes it. */
export type TriggerProps = { "aria-describedby": string | undefined };
type Props = {
  content: ReactNode;
  placement?: "top" | "bottom";
  children: (trigger: TriggerProps) => ReactNode;
};

/** How long, in milliseconds, the mouse may be between trigger and tip, and a hidden tip stays in the page. */
const hiddenAfter = 150;
const removedAfter = 5000;

/** A few words on top of a control while it is hovered or has focus; Esc takes them away. */
export function Tooltip({ content, placement = "top", children }: Props) {
  const id = useId();
  const [state, setState] = useState<"absent" | "shown" | "leaving" | "hidden">("absent");
  const isShown = state === "shown" || state === "leaving";
  const show = () => setState("shown");
  const leave = () => setState((now) => (now === "shown" ? "leaving" : now));
  const hide = useCallback(() => setState((now) => (now === "absent" ? now : "hidden")), []);

  useEffect(() => {
    if (state === "absent" || state === "shown") return;
    const isLeaving = state === "leaving";
    const next = () => setState(isLeaving ? "hidden" : "absent");
    const timer = setTimeout(next, isLeaving ? hiddenAfter : removedAfter);
    return () => clearTimeout(timer);
  }, [state]);
  useEscape(isShown, hide);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the trigger inside is what one uses.
    <span className="tip-anchor" onMouseEnter={show} onMouseLeave={leave} onFocus={show} onBlur={hide}>
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

/** Listens on the page, for a tip is also there when only the mouse is on it. */
function useEscape(isOn: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: Pick<KeyboardEvent, "key">) => event.key === "Escape" && onEscape();
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isOn, onEscape]);
}
