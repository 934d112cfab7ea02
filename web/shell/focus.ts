import { useEffect, useRef } from "react";
import { isNestedMove } from "#web/address.ts";

/** Gives the focus to the new page's heading, so that keyboard and screen reader start there; not on the first page. */
export function useFocusOnHeading(pathname: string): void {
  const earlier = useRef(pathname);
  useEffect(() => {
    const from = earlier.current;
    earlier.current = pathname;
    // Between a page and its child the page stays, and knows best where to go on.
    if (from === pathname || isNestedMove(from, pathname)) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    // Where the page scrolls to is decided elsewhere.
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
