import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { progress, requestProgress } from "#web/progress.ts";
import { useStore } from "#web/stores/store.ts";
import { useText } from "#web/text.tsx";
import { TopProgress } from "#web/ui/top-progress/top-progress.tsx";

/** The progress bar while the page changes; it does not appear if only the query changes. */
export function RouteProgress() {
  const text = useText();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isChanging = navigation.state === "loading" && navigation.location.pathname !== pathname;
  const { percent, isVisible, isFailed } = useStore(progress.state);
  useEffect(() => {
    requestProgress.navigating(isChanging);
    if (!isChanging) return;
    progress.start();
    return () => progress.finish();
  }, [isChanging]);
  return (
    <>
      <TopProgress value={percent} visible={isVisible} failed={isFailed} />
      <span className="vh" role="status">
        {isVisible ? text("shell.loading") : ""}
      </span>
    </>
  );
}
