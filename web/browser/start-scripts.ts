/**
 * Starts the scripts of a page at the first sign of a person, or some quiet seconds after it loaded. Every link
 * and form works before that, so on a slow phone words and pictures come first. The server writes this function into the
 * page as text, so it uses nothing outside of itself.
 */
export function startScripts(
  files: readonly string[],
  startsAtOnce: boolean,
  start: (files: readonly string[]) => void,
) {
  const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "scroll"];
  const quietTime = 6000;
  let isStarted = false;
  const startOnce = (sign?: Event) => {
    // Browsers also report a mouse that lies still under a page that appears.
    const isStill = sign instanceof PointerEvent && sign.type === "pointermove" && !sign.movementX && !sign.movementY;
    if (isStarted || isStill) return;
    isStarted = true;
    for (const name of signs) removeEventListener(name, startOnce);
    for (const href of files) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    start(files);
  };
  if (startsAtOnce) return startOnce();
  for (const name of signs) addEventListener(name, startOnce, { passive: true });
  const startAfterQuietTime = () => setTimeout(startOnce, quietTime);
  if (document.readyState === "complete") startAfterQuietTime();
  else addEventListener("load", startAfterQuietTime);
}
