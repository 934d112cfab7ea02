import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Whether scripts run here: false on the server and until hydration, so that both render the same. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * Whether something new on a page may take the focus: a visitor who already types before the scripts run keeps their
 * place.
 */
export function mayTakeFocus(isLive: boolean): boolean {
  return isLive || document.activeElement === document.body;
}
