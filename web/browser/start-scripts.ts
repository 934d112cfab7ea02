/**
 * Starts the scripts of a page once it is painted and the browser is idle, or at the first sign of a person. Every link
 * and form works before that, so on a slow phone words and pictures come first. The server writes this function into the
 * page as text, so it uses nothing outside of itself. The first file is the one that starts the rest.
 */
export function startScripts(
  files: readonly string[],
  startsAtOnce: boolean,
  reloadOnce: (reload: () => void) => void,
) {
  const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "scroll"];
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start);
    if (document.querySelector("script[data-start]")) return;
    for (const href of files) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    const script = Object.assign(document.createElement("script"), { type: "module", src: files[0] });
    script.dataset.start = "";
    // After a new version was installed, the files of the old one are gone.
    script.onerror = () => navigator.onLine && reloadOnce(() => location.reload());
    document.head.append(script);
  };
  const startWhenIdle = () => {
    if (typeof requestIdleCallback === "undefined") setTimeout(start, 200);
    else requestIdleCallback(start, { timeout: 2000 });
  };
  if (startsAtOnce) return start();
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle);
}
