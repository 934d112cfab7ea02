import { useSyncExternalStore } from "react";

/** Whether the device has a network; a browser that does not know counts as online. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener("online", listener);
      window.addEventListener("offline", listener);
      return () => {
        window.removeEventListener("online", listener);
        window.removeEventListener("offline", listener);
      };
    },
    () => navigator.onLine !== false,
    () => true,
  );
}
