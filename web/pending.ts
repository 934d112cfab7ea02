import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

const shortestTime = 200;

/** Tells whether what was just asked for, a form or a page, is still on its way. */
export const useIsLoading = (): boolean => useNavigation().state !== "idle";

/** Tells whether a form or page is under way; once it says so it says so for 200 ms, so that nothing flickers. */
export function useIsPending(): boolean {
  const isBusy = useIsLoading();
  const [isExtended, setIsExtended] = useState(false);
  useEffect(() => {
    if (isBusy) {
      setIsExtended(true);
      return;
    }
    const timer = setTimeout(() => setIsExtended(false), shortestTime);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isBusy || isExtended;
}
