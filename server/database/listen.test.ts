import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listen } from "#server/database/listen.ts";
import { aDatabase } from "#test/database.ts";

describe.each(["embedded", "postgres"] as const)("on the %s database", (kind) => {
  test("delivers a notification after a commit, and never after a rollback", async () => {
    await using stack = new AsyncDisposableStack();
    const { db, close } = await aDatabase(kind);
    stack.defer(close);
    const listener = aListener();
    stack.defer(await listen(db, "news", listener.hear));

    const failed = db.transaction(async (db) => {
      await db.execute(sql`select pg_notify('news', '')`);
      throw new Error("The change failed.");
    });
    await expect(failed).rejects.toThrow("The change failed.");
    await db.transaction((db) => db.execute(sql`select pg_notify('news', '')`));
    await listener.again();
    expect(listener.times()).toBe(1);
  });
});

test("connects again after a broken connection, and calls back in case something was missed", async () => {
  await using stack = new AsyncDisposableStack();
  const { db, close } = await aDatabase("postgres");
  stack.defer(close);
  const listener = aListener();
  stack.defer(await listen(db, "news", listener.hear));

  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'
  `);
  await listener.again();
  await db.execute(sql`select pg_notify('news', '')`);
  await listener.again();
});

test("refuses to listen on a transaction", async () => {
  await using stack = new AsyncDisposableStack();
  const { db, close } = await aDatabase("embedded");
  stack.defer(close);
  const listening = db.transaction((db) => listen(db, "news", () => {}));
  await expect(listening).rejects.toThrow("not a transaction");
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
