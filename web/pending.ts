import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

const atLeast = 200;

/** Tells whether what was just asked for, a form or a page, is still on its way. */
export const useIsLoading = (): boolean => useNavigation().state !== "idle";

/** Tells whether a form or page is under way; once it says so it says so for 200 ms, so that nothing flickers. */
export function useIsPending(): boolean {
  const isBusy = useIsLoading();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isBusy) {
      setIsHeld(true);
      return;
    }
    const timer = setTimeout(() => setIsHeld(false), atLeast);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isBusy || isHeld;
}
