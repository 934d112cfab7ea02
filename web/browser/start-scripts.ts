/**
 * Starts the scripts of a page once it is painted and the browser is idle, or at the first sign of a person. Every link
 * and form works before that, so on a slow phone words and pictures come first. The server writes this function into the
 * page as text, so it uses nothing outside of itself.
 */
export function startScripts(
  files: readonly string[],
  startsAtOnce: boolean,
  start: (files: readonly string[]) => void,
) {
  const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "scroll"];
  let isStarted = false;
  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, startOnce);
    for (const href of files) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    start(files);
  };
  const startWhenIdle = () => {
    if (typeof requestIdleCallback === "undefined") setTimeout(startOnce, 200);
    else requestIdleCallback(startOnce, { timeout: 2000 });
  };
  if (startsAtOnce) return startOnce();
  for (const sign of signs) addEventListener(sign, startOnce, { passive: true });
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle);
}
