import { useEffect } from "react";
import { isNestedMove } from "#web/address.ts";
import { header } from "#web/stores/header.ts";
import { beginMoving, movement } from "#web/transition.ts";

// Each language has its own frame, so the path is stored outside of the frames.
let currentPath: string | null = null;

/**
 * Animates a new page and focuses its heading, so that keyboard and screen reader start there. The browser opens the
 * first page itself, and a child page handles the focus itself.
 */
export function usePageChange(pathname: string): void {
  useEffect(() => {
    const previousPath = currentPath;
    currentPath = pathname;
    if (previousPath === null || previousPath === pathname) return;
    // The back button can change the page under an open menu.
    header.set({ isMenuOpen: false });
    if (movement.get().startsWith("leave")) beginMoving("enter");
    const heading = document.querySelector<HTMLElement>("main h1");
    // A refused form has already moved the focus to its errors.
    const isOnAlert = document.activeElement?.matches("main [role=alert]") ?? false;
    if (!heading || isOnAlert || isNestedMove(previousPath, pathname)) return;
    heading.tabIndex = -1;
    // The router handles the scroll position.
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
