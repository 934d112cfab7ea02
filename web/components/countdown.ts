import { nextChange } from "#web/components/time-left.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";

const ServerClock = fund(`query ServerClock { now }`);

type Options = { onTick(left: number): void; onEnd(): void; signal: AbortSignal };

/** So long after a question that got no answer the server is asked again. */
const askAgain = 5_000;

/**
 * Tells how many milliseconds are left until an end, whenever that reads differently. A device's clock may be wrong or
 * asleep: the server's decides, and it is over when the server says so.
 */
export function countDown(ends: string, { onTick, onEnd, signal }: Options): void {
  const api = createApi(browserTransport, signal);
  let ahead = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (run: () => unknown, milliseconds: number) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(run, milliseconds);
  };
  const left = () => Date.parse(ends) - Date.now() - ahead;

  async function ask() {
    const asked = Date.now();
    try {
      const { now } = await api.query(ServerClock);
      // The answer was half-way when it said so.
      ahead = Date.parse(now) - (asked + Date.now()) / 2;
    } catch {
      wait(ask, askAgain);
      return;
    }
    if (signal.aborted) return;
    tick();
    if (left() > 0) return;
    onEnd();
    // Whoever is still here then was not told anything new.
    wait(ask, askAgain);
  }
  function tick() {
    const milliseconds = left();
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
