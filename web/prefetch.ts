import { createContext, type RefObject, use, useEffect } from "react";

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

/** Loads the code of the page at an address before anybody opens it. */
export const FetchAheadContext = createContext<(href: string) => void>(() => {});

/** Fetches the page of a link ahead: once the link is in view, the browser idle and the network good. */
export function useFetchAhead(link: RefObject<Element | null>, href: string, isWanted: boolean): void {
  const fetchAhead = use(FetchAheadContext);
  useEffect(() => {
    const element = link.current;
    if (!isWanted || !element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.some((entry) => entry.intersectionRatio > 0);
      // On a bad connection the link stays observed: the next time it comes into view may be better.
      if (!isInView || !isConnectionGood(navigator as { onLine?: boolean; connection?: Connection })) return;
      observer.disconnect();
      fetchAhead(href);
    });
    const cancel = whenIdle(() => observer.observe(element));
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [link, href, isWanted, fetchAhead]);
}
