export type StopSignal = "SIGINT" | "SIGTERM";

/**
 * A second signal this soon is the same one. A terminal sends Ctrl-C to `npm start` and to its child, and npm passes it on
 * to the child once more.
 */
const echoTime = 1_000;

/**
 * Ends this process when it is asked to: at once, or with `stop` as soon as that is set. A later signal ends it at once. The
 * first process of a container ignores signals that it does not listen to, so this comes before everything else.
 */
export function followStopSignals(): { stop: ((signal: StopSignal) => void) | null } {
  const followed: ReturnType<typeof followStopSignals> = { stop: null };
  let firstAt: number | null = null;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (firstAt !== null && now - firstAt > echoTime) process.exit(1);
      if (firstAt !== null) return;
      firstAt = now;
      if (followed.stop) followed.stop(signal);
      else process.exit(0);
    });
  }
  return followed;
}
