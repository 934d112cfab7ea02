import { expect, test } from "vitest";
import { healthHandler, UnfitError } from "#server/platform/http/health.ts";
import { serveHandlers } from "#test/handler-server.ts";

type Options = Parameters<typeof healthHandler>[0];

async function readiness(options: Partial<Options>) {
  const url = await serveHandlers(healthHandler({ needs: [], wants: [], isStopping: () => false, ...options }));
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, await answer.text()];
}

const silence = { database: "The database does not answer.", store: "The store does not answer." };
const database = (ping: () => Promise<void>) => [{ ping, silence: silence.database }];
const store = (ping: () => Promise<void>) => [{ ping, silence: silence.store }];
const fine = async () => {};
const down = () => Promise.reject(new Error("down"));

test("a store of files that is down is a warning, a database that is down is not", async () => {
  expect(await readiness({ needs: database(fine), wants: store(down) })).toEqual([
    200,
    `ok\nwarning: ${silence.store}\n`,
  ]);
  expect(await readiness({ needs: database(down), wants: store(fine) })).toEqual([503, `${silence.database}\n`]);
});

test("readiness gives the reason when the database answers with a fault", async () => {
  const full = () => Promise.reject(new UnfitError("The database has no space left on its disk."));
  expect(await readiness({ needs: database(full) })).toEqual([503, "The database has no space left on its disk.\n"]);
});

test("readiness answers although a check never ends", async () => {
  const silent = () => new Promise<void>(() => {});
  expect(await readiness({ needs: database(silent), wants: store(silent) })).toEqual([
    503,
    `${silence.database}\nwarning: ${silence.store}\n`,
  ]);
});
