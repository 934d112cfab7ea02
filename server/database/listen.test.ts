import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { sql } from "#server/database/drizzle.ts";
import { listen } from "#server/database/listen.ts";
import { type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { isOutage } from "#server/database/outage.ts";
import { aDatabase, aPostgres } from "#test/database.ts";
import { aSilentProxy } from "#test/silent-proxy.ts";

describe.each(["embedded", "postgres"] as const)("on the %s database", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await aDatabase(kind);
  });
  afterAll(() => database.close());

  test("delivers a notification after a commit, and never after a rollback", async () => {
    await using stack = new AsyncDisposableStack();
    const { db } = database;
    const listener = aListener();
    stack.defer(await listen(db, "news", { heard: listener.hear }));

    const failed = db.transaction(async (db) => {
      await db.execute(sql`select pg_notify('news', '')`);
      throw new Error("The change failed.");
    });
    await expect(failed).rejects.toThrow("The change failed.");
    await db.transaction((db) => db.execute(sql`select pg_notify('news', '')`));
    await listener.again();
    expect(listener.times()).toBe(1);
  });

  test("refuses to listen on a transaction", async () => {
    const listening = database.db.transaction((db) => listen(db, "news", { heard: () => {} }));
    await expect(listening).rejects.toThrow("not a transaction");
  });
});

test("connects again after a broken connection, and calls back in case something was missed", async () => {
  await using stack = new AsyncDisposableStack();
  const { db, close } = await aDatabase("postgres");
  stack.defer(close);
  const listener = aListener();
  stack.defer(await listen(db, "news", { heard: listener.hear }));

  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'
  `);
  await listener.again();
  await db.execute(sql`select pg_notify('news', '')`);
  await listener.again();
});

test("notices a silent connection, connects again, and cuts the other silent ones", async () => {
  await using stack = new AsyncDisposableStack();
  const { url, drop } = await aPostgres("migrated");
  stack.defer(drop);
  const proxy = await aSilentProxy(url);
  const { db, close } = await openDatabase({ databaseUrl: proxy.url, dataDir: "" });
  stack.defer(close);
  const [listener, loss] = [aListener(), aListener()];
  const times = { beat: 50, answer: 1_500, reconnect: 50 };
  stack.defer(await listen(db, "news", { heard: listener.hear, lost: loss.hear, times }));

  proxy.goSilent();
  // This query is under way on a connection that stays silent.
  const failure = db.execute(sql`select 1`).catch((error: unknown) => error);
  await loss.again();
  await listener.again();
  expect(isOutage(await failure)).toBe(true);
  await db.execute(sql`select pg_notify('news', '')`);
  await listener.again();
});

test("closes although the server is silent", async () => {
  const { url, drop } = await aPostgres("migrated");
  onTestFinished(drop);
  const proxy = await aSilentProxy(url);
  const { db, close } = await openDatabase({ databaseUrl: proxy.url, dataDir: "" });
  proxy.goSilent({ alsoToNew: true });
  const failure = db.transaction((db) => db.execute(sql`select 1`)).catch((error: unknown) => error);
  await close();
  expect(isOutage(await failure)).toBe(true);
});

test("loses no place in the pool to transactions that could not begin", async () => {
  await using stack = new AsyncDisposableStack();
  const { url, drop } = await aPostgres("migrated");
  stack.defer(drop);
  const proxy = await aSilentProxy(url);
  const databaseLimits = { connections: 2, connectSeconds: 5, querySeconds: 30 };
  const { db, close } = await openDatabase({ databaseUrl: proxy.url, dataDir: "", databaseLimits });
  stack.defer(close);
  stack.defer(await listen(db, "news", { heard: () => {}, times: { beat: 50, answer: 1_500, reconnect: 50 } }));
  const begin = () => db.transaction((db) => db.execute(sql`select 1`));
  await Promise.all([begin(), begin()]);
  proxy.goSilent();
  await Promise.allSettled([begin(), begin()]);
  await Promise.all([begin(), begin(), begin()]);
});

function aListener() {
  let times = 0;
  let next = Promise.withResolvers<void>();
  return {
    hear() {
      times += 1;
      next.resolve();
    },
    times: () => times,
    async again() {
      await next.promise;
      next = Promise.withResolvers<void>();
    },
  };
}
