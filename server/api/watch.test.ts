import { expect, test } from "vitest";
import { createWatch, type Reading } from "#server/api/watch.ts";

/** Something to watch that a test changes, and how often it was read. */
function aWatch(milliseconds = 1) {
  const watched = { value: 0, isLast: false, reads: 0, error: null as Error | null };
  const follow = createWatch(async (): Promise<Reading<number>> => {
    watched.reads++;
    if (watched.error) throw watched.error;
    return { value: watched.value, isLast: watched.isLast };
  }, milliseconds);
  return { watched, follow };
}

test("however many follow something, it is read once for all of them", async () => {
  const { watched, follow } = aWatch(60_000);
  const followers = Array.from({ length: 50 }, () => follow("call"));
  const first = await Promise.all(followers.map((one) => one.next()));
  expect(first.every(({ value }) => value === 0)).toBe(true);
  expect((await follow("call").next()).value).toBe(0);
  expect(watched.reads).toBe(1);
});

test("a slow follower gets the latest and not what came between", async () => {
  const { watched, follow } = aWatch();
  const [slow, quick] = [follow("call"), follow("call")];
  for (watched.value = 1; watched.value < 5; watched.value++) {
    while ((await quick.next()).value !== watched.value);
  }
  expect((await slow.next()).value).toBeGreaterThanOrEqual(4);
});

test("whoever stops following waits no longer, and nothing is read for nobody", async () => {
  const { watched, follow } = aWatch();
  const one = follow("call");
  await one.next();
  const waiting = one.next();
  await one.return?.();
  expect(await waiting).toEqual({ done: true, value: undefined });
  // What is read at most once more, while another is read again and again, is not read for nobody.
  const after = watched.reads;
  const other = aWatch();
  const another = other.follow("call");
  while (other.watched.reads < 20) {
    other.watched.value++;
    await another.next();
  }
  expect(watched.reads).toBeLessThanOrEqual(after + 1);
});

test("after what is the last there is no more", async () => {
  const { watched, follow } = aWatch();
  watched.isLast = true;
  expect(await Array.fromAsync(follow("call"))).toEqual([0]);
});

test("whoever follows hears that it cannot be read, also when they were busy; the next one begins anew", async () => {
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
