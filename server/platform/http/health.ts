import type { Handler } from "#server/platform/http/server.ts";

/** A service of this process; `silence` is the sentence for a ping that fails or takes too long. */
type Service = { ping(): Promise<void>; silence: string };

type Options = {
  /** Without these the site is not ready. */
  needs: readonly Service[];
  /** Without these a part of the site does not work, which is no reason to take all of it away. */
  wants: readonly Service[];
  /** Whether this process was asked to end. */
  isStopping(): boolean;
};

/** Every check ends within this time, so that an answer takes less than two seconds. */
const longestPing = 1_800;

/** Checks are shared for this long, so that nobody can make the database work by asking often. */
const shareTime = 1_000;

/** Answers `/healthz` when this process runs, and `/readyz` when everything it needs answers its ping too. */
export function healthHandler({ needs, wants, isStopping }: Options): Handler {
  const checkNeeds = sharedCheck(needs);
  const checkWants = sharedCheck(wants);
  return async ({ path, response }) => {
    if (path !== "/healthz" && path !== "/readyz") return false;
    const [failures, warnings] = path === "/readyz" ? await Promise.all([checkNeeds(), checkWants()]) : [[], []];
    const problems = path === "/readyz" && isStopping() ? ["This process is stopping.", ...failures] : failures;
    response.writeHead(problems.length === 0 ? 200 : 503, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    });
    const lines = [...(problems.length === 0 ? ["ok"] : problems), ...warnings.map((line) => `warning: ${line}`)];
    response.end(`${lines.join("\n")}\n`);
    return true;
  };
}

/** Pings services once for all who ask at the same time; gives a sentence for each that failed. */
function sharedCheck(services: readonly Service[]): () => Promise<string[]> {
  let latest: Promise<string[]> | null = null;
  return () => {
    latest ??= checkAll(services).finally(() => {
      setTimeout(() => {
        latest = null;
      }, shareTime).unref();
    });
    return latest;
  };
}

async function checkAll(services: readonly Service[]): Promise<string[]> {
  const outcomes = await Promise.all(
    services.map(({ ping, silence }) =>
      inTime(ping()).then(
        () => null,
        (error: unknown) => (error instanceof UnfitError ? error.message : silence),
      ),
    ),
  );
  return outcomes.filter((line) => line !== null);
}

/** A service answers, but cannot do its work; the message is a sentence for the operator. */
export class UnfitError extends Error {
  override name = "Unfit";
}

async function inTime(answer: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The check took too long.")), longestPing);
  try {
    await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
