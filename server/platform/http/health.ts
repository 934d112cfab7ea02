import type { Handler } from "#server/platform/http/server.ts";

type Ping = () => Promise<void>;

type Options = {
  /** Without these the site is not ready. */
  needs: Record<string, Ping>;
  /** Without these a part of the site does not work, which is no reason to take all of it away. */
  wants: Record<string, Ping>;
  /** Whether this process was asked to end. */
  isStopping(): boolean;
};

/** Every check ends within this time, so that an answer takes less than two seconds. */
const longestPing = 1_800;

/** Checks are shared for this long, so that nobody can make the database work by asking often. */
const shareTime = 1_000;

/** Answers `/healthz` when this process runs, and `/readyz` when everything it needs answers its ping too. */
export function healthHandler({ needs, wants, isStopping }: Options): Handler {
  const missingNeeds = sharedCheck(needs);
  const missingWants = sharedCheck(wants);
  return async ({ path, response }) => {
    if (path !== "/healthz" && path !== "/readyz") return false;
    const [silent, warnings] = path === "/readyz" ? await Promise.all([missingNeeds(), missingWants()]) : [[], []];
    const problems = path === "/readyz" && isStopping() ? ["this process is stopping", ...silent] : silent;
    response.writeHead(problems.length === 0 ? 200 : 503, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    });
    const lines = [...(problems.length === 0 ? ["ok"] : problems), ...warnings.map((line) => `warning: ${line}`)];
    response.end(`${lines.join("\n")}\n`);
    return true;
  };
}

/** Runs checks once for all who ask at the same time; gives a sentence for each that failed. */
function sharedCheck(pings: Record<string, Ping>): () => Promise<string[]> {
  let latest: Promise<string[]> | null = null;
  return () => {
    latest ??= checkAll(pings).finally(() => {
      setTimeout(() => {
        latest = null;
      }, shareTime).unref();
    });
    return latest;
  };
}

async function checkAll(pings: Record<string, Ping>): Promise<string[]> {
  const outcomes = await Promise.all(
    Object.entries(pings).map(([name, ping]) =>
      inTime(ping()).then(
        () => null,
        (error: unknown) => `the ${name} ${reasonOf(error)}`,
      ),
    ),
  );
  return outcomes.filter((line) => line !== null);
}

/** A check that fails for a reason that an operator has to know. */
export class UnfitError extends Error {
  override name = "Unfit";
}

function reasonOf(error: unknown): string {
  return error instanceof UnfitError ? error.message : "does not answer";
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
