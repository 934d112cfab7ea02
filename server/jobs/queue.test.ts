import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addJob, GiveUp, takeJobs } from "#server/actions/job.ts";
import { eq } from "#server/database/drizzle.ts";
import type { OpenDatabase } from "#server/database/open.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mostAttempts } from "#server/jobs/back-off.ts";
import { holdTime, type JobHandlers, type Queue, startQueue } from "#server/jobs/queue.ts";
import type { Log } from "#server/platform/log.ts";
import { aDatabase } from "#test/database.ts";

let database: OpenDatabase;
let now: Date;
let queues: Queue[];
let logged: { level: string; fields: Record<string, unknown>; message: string }[];

beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  now = new Date("2026-11-14T12:00:00Z");
  queues = [];
  logged = [];
  await database.db.delete(jobs);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(queues.map((queue) => queue.stop()));
});

const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const note = (level: string) => (fields: Record<string, unknown>, message: string) => {
  logged.push({ level, fields, message });
};
const log: Log = {
  debug: note("debug"),
  info: note("info"),
  warn: note("warn"),
  error: note("error"),
  isLevelEnabled: () => true,
};

function work(sendMail: JobHandlers["sendMail"], options: { concurrency?: number } = {}) {
  const queue = startQueue({ db: database.db, handlers: { sendMail }, clock: () => now, log, ...options });
  queues.push(queue);
  return queue;
}

function add(mailId: string, options: { runAt?: Date; key?: string } = {}) {
  return addJob({ db: database.db, now }, { kind: "sendMail", payload: { mailId }, ...options });
}

const waiting = () => database.db.select().from(jobs);

test("a job runs once and is deleted afterwards", async () => {
  const ran: string[] = [];
  await add("a");
  const queue = work(async (_context, { mailId }) => void ran.push(mailId));
  await queue.drain();
  await queue.drain();
  expect(ran).toEqual(["a"]);
  expect(await waiting()).toEqual([]);
});

test("a job wakes the queue as soon as its transaction is committed", async () => {
  // Fake timers stop polling, so only the notification can wake the queue.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const ran = Promise.withResolvers<void>();
  const queue = work(async () => ran.resolve());
  await queue.drain();
  await add("a");
  await ran.promise;
});

test("a transaction that is rolled back leaves no job", async () => {
  const change = database.db.transaction(async (db) => {
    await addJob({ db, now }, { kind: "sendMail", payload: { mailId: "a" } });
    throw new Error("The change failed.");
  });
  await expect(change).rejects.toThrow("The change failed.");
  expect(await waiting()).toEqual([]);
});

test("adds no second job with the same key", async () => {
  await add("first", { key: "reminder" });
  await add("second", { key: "reminder" });
  expect((await waiting()).map((job) => job.payload)).toEqual([{ mailId: "first" }]);
});

test("a job for later waits for its time", async () => {
  const ran: string[] = [];
  await add("later", { runAt: new Date("2026-11-14T13:00:00Z") });
  const queue = work(async (_context, { mailId }) => void ran.push(mailId));
  await queue.drain();
  expect(ran).toEqual([]);

  pass(3_600_000);
  await queue.drain();
  expect(ran).toEqual(["later"]);
});

test("leaves a job of an unknown kind for another process", async () => {
  await add("a");
  await database.db.update(jobs).set({ kind: "fromANewerVersion" });
  await work(async () => {}).drain();
  expect(await waiting()).toMatchObject([{ kind: "fromANewerVersion", attempts: 0, heldUntil: null }]);
});

test("tries a failed job again, later each time, until it works", async () => {
  let tries = 0;
  await add("a");
  const queue = work(async () => {
    tries += 1;
    if (tries < 3) throw new Error("The mail server does not answer anna@amandel.example.");
  });
  await queue.drain();
  const [failed] = await waiting();
  expect(failed).toMatchObject({ attempts: 1, heldUntil: null, failedAt: null });
  expect(failed?.lastError).toBe("Error: The mail server does not answer …@…");
  expect(failed?.runAt.getTime()).toBeGreaterThanOrEqual(now.getTime() + 5_000);
  expect(failed?.runAt.getTime()).toBeLessThanOrEqual(now.getTime() + 10_000);

  await queue.drain();
  expect(tries).toBe(1);
  pass(10_000);
  await queue.drain();
  expect(tries).toBe(2);
  pass(20_000);
  await queue.drain();
  expect(tries).toBe(3);
  expect(await waiting()).toEqual([]);
});

test("gives up a job that keeps failing, keeps its row and logs it without names", async () => {
  let tries = 0;
  await add("a");
  const queue = work(async () => {
    tries += 1;
    throw new Error("No such mailbox: anna@amandel.example");
  });
  for (let attempt = 0; attempt < mostAttempts + 3; attempt += 1) {
    await queue.drain();
    pass(4 * 3_600_000);
  }
  expect(tries).toBe(mostAttempts);
  expect(await waiting()).toMatchObject([{ attempts: mostAttempts, heldUntil: null, failedAt: expect.any(Date) }]);
  expect(logged.map((line) => line.level)).toEqual([...Array(mostAttempts - 1).fill("warn"), "error"]);
  expect(JSON.stringify(logged)).not.toContain("anna");
});

test("gives up a job at once when it throws GiveUp", async () => {
  await add("a");
  const queue = work(async () => {
    throw new GiveUp("The recipient was refused.");
  });
  await queue.drain();
  expect(await waiting()).toMatchObject([{ attempts: 1, failedAt: now }]);
});

test("takes over a job of a crashed process when the hold ends", async () => {
  const ran: string[] = [];
  await add("a");
  // A process takes a job first; this one then dies.
  const heldUntil = new Date(now.getTime() + holdTime);
  await takeJobs(database.db, { kinds: ["sendMail"], limit: 1, now, heldUntil });

  const queue = work(async (_context, { mailId }) => void ran.push(mailId));
  pass(holdTime - 1);
  await queue.drain();
  expect(ran).toEqual([]);
  pass(1);
  await queue.drain();
  expect(ran).toEqual(["a"]);
  expect(await waiting()).toEqual([]);
});

test("gives up a job that crashes its process every time, without another try", async () => {
  let tries = 0;
  await add("a");
  await database.db.update(jobs).set({ attempts: mostAttempts, heldUntil: new Date(now.getTime() - 1) });
  const queue = work(async () => {
    tries += 1;
  });
  await queue.drain();
  expect(tries).toBe(0);
  expect(await waiting()).toMatchObject([{ failedAt: now, lastError: "GiveUp: The process ended while the job ran." }]);
});

test("a process keeps its hold on a long job", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const started = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const ran: string[] = [];
  await add("a");
  const first = work(async () => {
    ran.push("first");
    started.resolve();
    await mayEnd.promise;
  });
  await started.promise;
  const second = work(async () => void ran.push("second"));

  for (let beat = 1; beat <= 6; beat += 1) {
    pass(holdTime / 3);
    vi.advanceTimersByTime(holdTime / 3);
    const heldUntil = new Date(now.getTime() + holdTime);
    await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ heldUntil }]));
    await second.drain();
  }
  mayEnd.resolve();
  await first.drain();
  expect(ran).toEqual(["first"]);
  expect(await waiting()).toEqual([]);
});

test("runs a job once when the clock jumps meanwhile", async () => {
  const started = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const ran: string[] = [];
  await add("long");
  const queue = work(async (_context, { mailId }) => {
    ran.push(mailId);
    started.resolve();
    if (mailId === "long") await mayEnd.promise;
  });
  await started.promise;
  pass(2 * holdTime);
  await add("short");
  await expect.poll(() => ran).toContain("short");
  mayEnd.resolve();
  await queue.drain();
  expect(ran).toEqual(["long", "short"]);
  expect(await waiting()).toEqual([]);
});

test("ignores a failure after another process took the job over", async () => {
  const started = Promise.withResolvers<void>();
  const mayFail = Promise.withResolvers<void>();
  await add("a");
  const stalled = work(async () => {
    started.resolve();
    await mayFail.promise;
    throw new Error("Too late.");
  });
  await started.promise;
  pass(holdTime);
  const heldUntil = new Date(now.getTime() + holdTime);
  await takeJobs(database.db, { kinds: ["sendMail"], limit: 1, now, heldUntil });

  mayFail.resolve();
  await stalled.drain();
  expect(await waiting()).toMatchObject([{ attempts: 2, heldUntil, lastError: null }]);
});

test("stopping waits for the running job and takes no other", async () => {
  const started = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  await add("first");
  const queue = work(
    async () => {
      started.resolve();
      await mayEnd.promise;
    },
    { concurrency: 1 },
  );
  await started.promise;
  await add("second");

  const stopped = queue.stop();
  mayEnd.resolve();
  await stopped;
  expect((await waiting()).map((job) => job.payload)).toEqual([{ mailId: "second" }]);
  queue.wake();
  await queue.drain();
  expect(await waiting()).toHaveLength(1);
});

test("runs no more jobs at once than the concurrency allows", async () => {
  let running = 0;
  let most = 0;
  for (let count = 0; count < 20; count += 1) await add(`${count}`);
  const queue = work(
    async ({ db }) => {
      running += 1;
      most = Math.max(most, running);
      await db.select().from(jobs).where(eq(jobs.kind, "sendMail"));
      running -= 1;
    },
    { concurrency: 3 },
  );
  await queue.drain();
  expect(most).toBe(3);
  expect(await waiting()).toEqual([]);
});
