import { useEffect } from "react";
import { isNestedMove } from "#web/address.ts";
import { header } from "#web/stores/header.ts";
import { beginMoving, movement } from "#web/transition.ts";

// Outlives the frame: each language has one of its own, and switching replaces it.
let currentPath: string | null = null;

/**
 * Lets a new page enter and gives the focus to its heading, so that keyboard and screen reader start there. Not on the
 * first page, which the browser opens, nor between a page and its child, which looks after the focus itself.
 */
export function usePageChange(pathname: string): void {
  useEffect(() => {
    const previousPath = currentPath;
    currentPath = pathname;
    if (previousPath === null || previousPath === pathname) return;
    // Going back changes the page under an open menu.
    header.set({ isMenuOpen: false });
    if (movement.get().startsWith("leave")) beginMoving("enter");
    const heading = document.querySelector<HTMLElement>("main h1");
    // A form that this page refused has led the focus to what is wrong already.
    const isOnAlert = document.activeElement?.matches("main [role=alert]") ?? false;
    if (!heading || isOnAlert || isNestedMove(previousPath, pathname)) return;
    heading.tabIndex = -1;
    // Where the page scrolls to is decided elsewhere.
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
