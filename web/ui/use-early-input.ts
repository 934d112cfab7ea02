import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsLive } from "#web/ui/use-is-live.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reports, once, a form in which someone typed or chose something before the scripts ran. We get no event for that, and
 * the next render would restore the server's values.
 */
export function useEarlyInput(onEarly: (form: HTMLFormElement) => void): RefObject<HTMLFormElement | null> {
  const place = useRef<HTMLFormElement>(null);
  // If the browser renders the page itself, nobody can have typed yet.
  const isLive = useIsLive();
  const [isFromServer] = useState(!isLive);
  const report = useEffectEvent(onEarly);
  // An effect runs before the next render, so the typed text is still there.
  useEffect(() => {
    const form = place.current;
    const controls = form?.querySelectorAll<Control>("input, select, textarea") ?? [];
    if (form && isFromServer && [...controls].some(isChanged)) report(form);
  }, [isFromServer]);
  return place;
}

/** Whether a field differs from the value that the server wrote. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const defaultOption = options.find((option) => option.defaultSelected) ?? options[0];
    return defaultOption !== undefined && !defaultOption.selected;
  }
  if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}
