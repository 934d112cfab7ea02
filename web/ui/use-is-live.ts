import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Whether scripts run here: false on the server and before the page comes alive, so both draw the same. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * Whether something new on a page may take the focus: whoever was faster than the scripts, and writes on already when
 * they take the page over, keeps their place.
 */
export function mayTakeFocus(isLive: boolean): boolean {
  return isLive || document.activeElement === document.body;
}
