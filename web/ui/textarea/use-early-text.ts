import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsLive } from "#web/ui/use-is-live.ts";

/**
 * Reports, once, a text that was typed into a textarea before the scripts ran, and keeps it in the textarea, because
 * React restores the server's text when it hydrates.
 */
export function useEarlyText(id: string | undefined, onEarly: (text: string) => void) {
  const place = useRef<HTMLTextAreaElement>(null);
  const isLive = useIsLive();
  // We read the text during the first render, because after it React has already replaced it.
  const [earlyText] = useState(() => (import.meta.env.SSR || isLive || !id ? null : textIn(id)));
  const report = useEffectEvent(onEarly);
  useEffect(() => {
    const area = place.current;
    if (!area || earlyText === null) return;
    // If the textarea still has a typed text, perhaps a longer one, we leave it.
    if (area.value === area.defaultValue) area.value = earlyText;
    if (area.value !== area.defaultValue) report(area.value);
  }, [earlyText]);
  return place;
}

const textIn = (id: string) => document.querySelector<HTMLTextAreaElement>(`textarea#${CSS.escape(id)}`)?.value ?? null;
