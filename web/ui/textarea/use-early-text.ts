import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsLive } from "#web/ui/use-is-live.ts";

/**
 * Hands over, once, what was typed into a textarea before the scripts were there, and keeps it: where the server wrote
 * a text, React puts that back when it takes the page over.
 */
export function useEarlyText(id: string | undefined, onEarly: (text: string) => void) {
  const place = useRef<HTMLTextAreaElement>(null);
  const isLive = useIsLive();
  // Read while this is drawn for the first time: afterwards it would be too late.
  const [early] = useState(() => (import.meta.env.SSR || isLive || !id ? null : textIn(id)));
  const hand = useEffectEvent(onEarly);
  useEffect(() => {
    const area = place.current;
    if (!area || early === null) return;
    // Nothing to put back where it still stands, and perhaps more was typed since.
    if (area.value === area.defaultValue) area.value = early;
    if (area.value !== area.defaultValue) hand(area.value);
  }, [early]);
  return place;
}

const textIn = (id: string) => document.querySelector<HTMLTextAreaElement>(`textarea#${CSS.escape(id)}`)?.value ?? null;
