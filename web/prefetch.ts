import { type RefObject, useEffect, useState } from "react";

type Connection = { effectiveType?: string; saveData?: boolean };

const idleTimeout = 2000;

/** Tells whether the network has room for pages nobody asked for yet. */
export function isConnectionGood(browser: { onLine?: boolean; connection?: Connection }): boolean {
  if (browser.onLine === false) return false;
  const { effectiveType = "", saveData = false } = browser.connection ?? {};
  return !saveData && !effectiveType.includes("2g");
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleTimeout });
  return () => cancelIdleCallback(handle);
}

/** Tells when a link's page should be fetched ahead: once it is in view, the browser idle and the network good. */
export function useIsWorthFetching(link: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isWorthIt, setIsWorthIt] = useState(false);
  useEffect(() => {
    const element = link.current;
    if (!isWanted || isWorthIt || !element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.some((entry) => entry.intersectionRatio > 0);
      // On a bad connection the link stays observed: the next time it comes into view may be better.
      if (!isInView || !isConnectionGood(navigator as { onLine?: boolean; connection?: Connection })) return;
      observer.disconnect();
      setIsWorthIt(true);
    });
    const cancel = whenIdle(() => observer.observe(element));
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [link, isWanted, isWorthIt]);
  return isWorthIt;
}
