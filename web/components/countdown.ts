import { nextChange } from "#web/components/time-left.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";

const ServerClock = fund(`query ServerClock { now }`);

type Options = { onTick(left: number): void; onEnd(): void; signal: AbortSignal };

/** The delay after which we ask again, in milliseconds, if the server did not answer. */
const retryDelay = 5_000;

/**
 * Reports the milliseconds until an end, whenever the displayed text changes. A device's clock may be wrong or asleep,
 * so the server's clock decides, and only the server says that it is over.
 */
export function countDown(ends: string, { onTick, onEnd, signal }: Options): void {
  const api = createApi(browserTransport, signal);
  let clockDifference = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (run: () => unknown, milliseconds: number) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(run, milliseconds);
  };
  const timeLeft = () => Date.parse(ends) - Date.now() - clockDifference;

  async function ask() {
    const askedAt = Date.now();
    try {
      const { now } = await api.query(ServerClock);
      // We assume that the server read its clock half-way through the request.
      clockDifference = Date.parse(now) - (askedAt + Date.now()) / 2;
    } catch {
      wait(ask, retryDelay);
      return;
    }
    if (signal.aborted) return;
    tick();
    if (timeLeft() > 0) return;
    onEnd();
    // If `onEnd` has not ended this countdown, the page has nothing new yet.
    wait(ask, retryDelay);
  }
  function tick() {
    const milliseconds = timeLeft();
    onTick(milliseconds);
    wait(milliseconds > 0 ? tick : ask, milliseconds > 0 ? nextChange(milliseconds) : 0);
  }
  const handleVisible = () => {
    if (document.visibilityState === "visible") void ask();
  };
  document.addEventListener("visibilitychange", handleVisible, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  void ask();
}
