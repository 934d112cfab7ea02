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
