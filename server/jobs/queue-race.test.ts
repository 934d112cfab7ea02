import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addJob } from "#server/actions/job.ts";
import { type Database, type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { jobs } from "#server/database/tables/job.ts";
import { holdTime, type JobHandlers, startQueue } from "#server/jobs/queue.ts";
import { aPostgres } from "#test/database.ts";
import { silentLog } from "#test/log.ts";

describe("several processes on one PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof aPostgres>>;
  let database: OpenDatabase;
  const now = new Date("2026-11-14T12:00:00Z");

  beforeAll(async () => {
    postgres = await aPostgres("migrated");
    database = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  });
  afterAll(async () => {
    await database.close();
    await postgres.drop();
  });
  afterEach(() => void vi.useRealTimers());
  beforeEach(async () => {
    await database.db.delete(jobs);
  });

  const work = (db: Database, sendMail: JobHandlers["sendMail"], clock = () => now) =>
    startQueue({ db, handlers: { sendMail }, clock, log: silentLog });
  const add = (mailId: string) => addJob({ db: database.db, now }, { kind: "sendMail", payload: { mailId } });

  test("four processes run two hundred jobs once each", async () => {
    const ran: string[] = [];
    const others = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ databaseUrl: postgres.url, dataDir: "" })),
    );
    const queues = others.map(({ db }) => work(db, async (_context, { mailId }) => void ran.push(mailId)));
    const names = Array.from({ length: 200 }, (_, index) => `${index}`);
    await Promise.all(names.map(add));
    await Promise.all(queues.map((queue) => queue.drain()));
    await Promise.all(queues.map((queue) => queue.stop()));
    await Promise.all(others.map((other) => other.close()));
    expect(ran.sort()).toEqual(names.sort());
    expect(await database.db.select().from(jobs)).toEqual([]);
  });

  test("a job that one process adds wakes the queue of another", async () => {
    const other = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
    // Fake timers stop polling, so only the notification can wake the queue.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const ran: string[] = [];
    const woken = Promise.withResolvers<void>();
    const queue = work(other.db, async (_context, { mailId }) => {
      ran.push(mailId);
      woken.resolve();
    });
    await queue.drain();
    await add("a");
    await woken.promise;
    await queue.stop();
    await other.close();
    expect(ran).toEqual(["a"]);
  });

  test("another process runs the job of a process that was killed", async () => {
    const script = `
      import { openDatabase } from "#server/database/open.ts";
      import { startQueue } from "#server/jobs/queue.ts";
      import { silentLog } from "#test/log.ts";
      const { db } = await openDatabase({ databaseUrl: process.argv[1], dataDir: "" });
      const sendMail = () => new Promise(() => process.stdout.write("running"));
      startQueue({ db, handlers: { sendMail }, clock: () => new Date(process.argv[2]), log: silentLog });
    `;
    await add("a");
    const child = spawn(
      process.execPath,
      ["--input-type=module-typescript", "--eval", script, postgres.url, now.toISOString()],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");

    const ran: string[] = [];
    let clock = now;
    const queue = work(
      database.db,
      async (_context, { mailId }) => void ran.push(mailId),
      () => clock,
    );
    await queue.drain();
    expect(ran).toEqual([]);
    clock = new Date(now.getTime() + holdTime);
    await queue.drain();
    await queue.stop();
    expect(ran).toEqual(["a"]);
  });
});
