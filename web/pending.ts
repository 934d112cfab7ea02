import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

const shortestTime = 200;

/** Whether a form or a page is loading. */
export const useIsLoading = (): boolean => useNavigation().state !== "idle";

/** Whether a form or a page is loading; true for at least 200 ms, so that nothing flickers. */
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
