import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsLive } from "#web/ui/use-is-live.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Hands over, once, a form or field in which something was typed or chosen before the scripts were there. No event of
 * ours tells of it, and the next drawing would put back what the server wrote.
 */
export function useEarlyInput<Place extends HTMLFormElement | HTMLTextAreaElement>(
  onEarly: (place: Place) => void,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  // Where the browser draws the page itself, nothing can have been typed yet.
  const isLive = useIsLive();
  const [wasThereBefore] = useState(!isLive);
  const hand = useEffectEvent(onEarly);
  // An effect runs before anything is drawn again, so what was typed still stands there.
  useEffect(() => {
    if (wasThereBefore && place.current && controlsOf(place.current).some(isChanged)) hand(place.current);
  }, [wasThereBefore]);
  return place;
}

function controlsOf(place: HTMLFormElement | HTMLTextAreaElement): Control[] {
  return place instanceof HTMLFormElement ? [...place.querySelectorAll<Control>("input, select, textarea")] : [place];
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
