import { expect, test } from "vitest";
import { createWatch, type Reading } from "#server/api/watch.ts";

/** A value that a test changes, with a watch on it and the number of reads. */
function aWatch(milliseconds = 1) {
  const watched = { value: 0, isLast: false, reads: 0, error: null as Error | null };
  const follow = createWatch(async (): Promise<Reading<number>> => {
    watched.reads++;
    if (watched.error) throw watched.error;
    return { value: watched.value, isLast: watched.isLast };
  }, milliseconds);
  return { watched, follow };
}

test("reads a value once for all its followers", async () => {
  const { watched, follow } = aWatch(60_000);
  const followers = Array.from({ length: 50 }, () => follow("call"));
  const first = await Promise.all(followers.map((follower) => follower.next()));
  expect(first.every(({ value }) => value === 0)).toBe(true);
  expect((await follow("call").next()).value).toBe(0);
  expect(watched.reads).toBe(1);
});

test("a slow follower gets the latest value and skips the ones in between", async () => {
  const { watched, follow } = aWatch();
  const [slow, quick] = [follow("call"), follow("call")];
  for (watched.value = 1; watched.value < 5; watched.value++) {
    while ((await quick.next()).value !== watched.value);
  }
  expect((await slow.next()).value).toBeGreaterThanOrEqual(4);
});

test("stops waiting when a follower leaves, and stops reading without followers", async () => {
  const { watched, follow } = aWatch();
  const one = follow("call");
  await one.next();
  const waiting = one.next();
  await one.return?.();
  expect(await waiting).toEqual({ done: true, value: undefined });
  // Twenty reads of another watch give this one enough time to show that it stopped.
  const after = watched.reads;
  const other = aWatch();
  const another = other.follow("call");
  while (other.watched.reads < 20) {
    other.watched.value++;
    await another.next();
  }
  expect(watched.reads).toBeLessThanOrEqual(after + 1);
});

test("ends after the last value", async () => {
  const { watched, follow } = aWatch();
  watched.isLast = true;
  expect(await Array.fromAsync(follow("call"))).toEqual([0]);
});

test("every follower gets a read error, also a busy one, and the next follower starts again", async () => {
  const { watched, follow } = aWatch();
  const [waits, busy] = [follow("call"), follow("call")];
  await Promise.all([waits.next(), busy.next()]);
  watched.error = new Error("The database is away.");
  await expect(waits.next()).rejects.toThrow("away");
  await expect(busy.next()).rejects.toThrow("away");
  expect(await busy.next()).toMatchObject({ done: true });
  watched.error = null;
  expect((await follow("call").next()).value).toBe(0);
});
