/**
 * Starts the scripts of a page when a person first touches it, or some seconds after it loaded. Every link and form works
 * before that, so on a slow phone texts and pictures come first. The server writes this function into the page as text,
 * so it uses nothing outside of itself.
 */
export function startScripts(
  files: readonly string[],
  startsAtOnce: boolean,
  start: (files: readonly string[]) => void,
) {
  const touchEvents = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "scroll"];
  const quietTime = 6000;
  let isStarted = false;
  const startOnce = (event?: Event) => {
    // When a page appears under a mouse that does not move, browsers also send this event.
    const isStill =
      event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;
    if (isStarted || isStill) return;
    isStarted = true;
    for (const name of touchEvents) removeEventListener(name, startOnce);
    for (const href of files) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    start(files);
  };
  if (startsAtOnce) return startOnce();
  for (const name of touchEvents) addEventListener(name, startOnce, { passive: true });
  const startAfterQuietTime = () => setTimeout(startOnce, quietTime);
  if (document.readyState === "complete") startAfterQuietTime();
  else addEventListener("load", startAfterQuietTime);
}
