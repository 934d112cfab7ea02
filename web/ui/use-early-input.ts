import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsLive } from "#web/ui/use-is-live.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Hands over, once, a form in which something was typed or chosen before the scripts were there. No event of ours tells
 * of it, and the next drawing would put back what the server wrote.
 */
export function useEarlyInput(onEarly: (form: HTMLFormElement) => void): RefObject<HTMLFormElement | null> {
  const place = useRef<HTMLFormElement>(null);
  // Where the browser draws the page itself, nothing can have been typed yet.
  const isLive = useIsLive();
  const [wasThereBefore] = useState(!isLive);
  const hand = useEffectEvent(onEarly);
  // An effect runs before anything is drawn again, so what was typed still stands there.
  useEffect(() => {
    const form = place.current;
    const controls = form?.querySelectorAll<Control>("input, select, textarea") ?? [];
    if (form && wasThereBefore && [...controls].some(isChanged)) hand(form);
  }, [wasThereBefore]);
  return place;
}

/** Tells whether a field holds something else than the server wrote in it. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const written = options.find((option) => option.defaultSelected) ?? options[0];
    return written !== undefined && !written.selected;
  }
  if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}
