import { useEffect, useRef } from "react";

/** Gives the focus to the new page's heading, so that keyboard and screen reader start there; not on the first page. */
export function useFocusOnHeading(pathname: string): void {
  const earlier = useRef(pathname);
  useEffect(() => {
    if (earlier.current === pathname) return;
    earlier.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    // Where the page scrolls to is decided elsewhere.
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
