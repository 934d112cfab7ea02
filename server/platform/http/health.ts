import type { Handler } from "#server/platform/http/server.ts";

/** Answers `/healthz` when this process runs, and `/readyz` when everything it needs answers its ping too. */
export function healthHandler(pings: Record<string, () => Promise<void>>): Handler {
  return async ({ path, response }) => {
    if (path !== "/healthz" && path !== "/readyz") return false;
    const checks = path === "/readyz" ? Object.entries(pings) : [];
    const answers = await Promise.all(
      checks.map(([name, ping]) =>
        ping().then(
          () => null,
          () => name,
        ),
      ),
    );
    const silent = answers.filter((name) => name !== null);
    response.writeHead(silent.length === 0 ? 200 : 503, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    });
    response.end(silent.length === 0 ? "ok\n" : `the ${silent.join(" and the ")} does not answer\n`);
    return true;
  };
}
