import { createContext, type RefObject, use, useEffect } from "react";

type Connection = { effectiveType?: string; saveData?: boolean };

const idleTimeout = 2000;

/** Whether the network is good enough to prefetch pages. */
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

/** Prefetches the page of a link once the link is in view, the browser is idle and the network is good. */
export function useFetchAhead(link: RefObject<Element | null>, href: string, isWanted: boolean): void {
  const fetchAhead = use(FetchAheadContext);
  useEffect(() => {
    const element = link.current;
    if (!isWanted || !element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.some((entry) => entry.intersectionRatio > 0);
      // On a bad connection we keep observing the link, because the connection may be better the next time.
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
