import { expect, test } from "vitest";
import { Refusal } from "#domain/problem.ts";
import { createVisitorQueue } from "#server/api/visitor-queue.ts";

/** Sends documents to a queue and records the order in which they start. */
function comers(limits: { running: number; underWay: number; ofOneNetwork: number }) {
  const queue = createVisitorQueue(limits);
  const startOrder: string[] = [];
  const ends = new Map<string, () => void>();
  const come = (name: string, network: string) =>
    queue.enter(network).then((end) => {
      startOrder.push(name);
      ends.set(name, end);
    });
  return { queue, startOrder, come, end: (name: string) => ends.get(name)?.() };
}

const tooMany = expect.objectContaining({ problem: { code: "limit.tooMany", minutes: 1 } });

test("limits how many documents of visitors run at once", async () => {
  const { startOrder, come, end } = comers({ running: 2, underWay: 10, ofOneNetwork: 10 });
  const [first, second, third] = [come("first", "a"), come("second", "a"), come("third", "a")];
  await Promise.all([first, second]);
  expect(startOrder).toEqual(["first", "second"]);
  end("second");
  await third;
  expect(startOrder).toEqual(["first", "second", "third"]);
});

test("networks take turns, so that a busy network does not delay the others", async () => {
  const { startOrder, come, end } = comers({ running: 1, underWay: 10, ofOneNetwork: 10 });
  const all = ["a1", "a2", "a3", "b1"].map((name) => come(name, name.charAt(0)).then(() => end(name)));
  await Promise.all(all);
  expect(startOrder).toEqual(["a1", "a2", "b1", "a3"]);
});

test("refuses a network with too many documents until some of them are done", async () => {
  const { queue, come, end } = comers({ running: 1, underWay: 10, ofOneNetwork: 2 });
  await come("first", "a");
  const second = come("second", "a");
  await expect(queue.enter("a")).rejects.toEqual(tooMany);
  expect(() => queue.pass("a")).toThrow(Refusal);
  const other = queue.enter("b");
  end("first");
  await second;
  end("second");
  (await other)();
  await expect(queue.enter("a")).resolves.toBeTypeOf("function");
});

test("refuses every network when too many documents wait in total", async () => {
  const { queue, come } = comers({ running: 1, underWay: 2, ofOneNetwork: 2 });
  await come("first", "a");
  void come("second", "b");
  await expect(queue.enter("c")).rejects.toEqual(tooMany);
});

test("a document that does not wait still counts for its network", async () => {
  const { queue, come } = comers({ running: 1, underWay: 10, ofOneNetwork: 2 });
  await come("first", "a");
  const end = queue.pass("a");
  expect(() => queue.pass("a")).toThrow(Refusal);
  end();
  expect(queue.pass("a")).toBeTypeOf("function");
});
