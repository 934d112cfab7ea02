import { expect, test } from "vitest";
import {
  createReviewQueue,
  type SaveResult,
  type UnsentReview,
} from "#web/pages/office/committee/id/parts/review-queue.ts";

const saved: SaveResult = { changedAt: "2026-11-18T20:00:00Z", mean: 4, problem: null };
const offline: SaveResult = { problem: { code: "offline" } };

/** A queue whose requests and timers wait until the test answers and runs them. */
function aQueue() {
  const requests: { dossierId: string; review: UnsentReview; answer(result: SaveResult): Promise<void> }[] = [];
  const timers = new Map<number, () => void>();
  let count = 0;
  const queue = createReviewQueue({
    save: (dossierId, review) =>
      new Promise((resolve) => {
        const answer = async (result: SaveResult) => {
          resolve(result);
          // The queue goes on after the promise.
          for (let turn = 0; turn < 5; turn++) await Promise.resolve();
        };
        requests.push({ dossierId, review, answer });
      }),
    after: (run) => {
      const id = ++count;
      timers.set(id, run);
      return () => void timers.delete(id);
    },
  });
  const runTimers = () => {
    const due = [...timers.values()];
    timers.clear();
    for (const run of due) run();
  };
  return { queue, requests, runTimers };
}

test("sends a score at once, and says when it is saved", async () => {
  const { queue, requests } = aQueue();
  void queue.addScore("one", "impact", 4);
  expect(queue.getState().state).toBe("saving");
  expect(requests.map(({ review }) => review)).toEqual([{ scores: { impact: 4 } }]);
  await requests[0]?.answer(saved);
  expect(queue.getState()).toEqual({
    state: "saved",
    savedReview: { dossierId: "one", at: saved.changedAt },
    problem: null,
  });
  expect(queue.hasUnsent()).toBe(false);
});

test("a score that comes while another is being sent follows it", async () => {
  const { queue, requests } = aQueue();
  void queue.addScore("one", "impact", 4);
  void queue.addScore("one", "plan", 2);
  void queue.addScore("one", "impact", 5);
  expect(requests).toHaveLength(1);
  await requests[0]?.answer(saved);
  expect(requests[1]?.review).toEqual({ scores: { impact: 5, plan: 2 } });
  await requests[1]?.answer(saved);
  expect(queue.hasUnsent()).toBe(false);
});

test("without a connection scores wait in the tab, also those of other dossiers, and are sent again", async () => {
  const { queue, requests, runTimers } = aQueue();
  void queue.addScore("one", "impact", 4);
  await requests[0]?.answer(offline);
  expect(queue.getState().state).toBe("offline");
  void queue.addScore("two", "impact", 1);
  await requests[1]?.answer(offline);
  expect(queue.read("one")).toEqual({ scores: { impact: 4 } });
  expect(queue.read("two")).toEqual({ scores: { impact: 1 } });

  runTimers();
  await requests[2]?.answer(saved);
  await requests[3]?.answer(saved);
  expect(requests.slice(2).map(({ dossierId }) => dossierId)).toEqual(["one", "two"]);
  expect(queue.hasUnsent()).toBe(false);
});

test("a note is sent when its writer pauses", async () => {
  const { queue, requests, runTimers } = aQueue();
  queue.addNote("one", "The quote");
  queue.addNote("one", "The quote is complete.");
  expect(requests).toEqual([]);
  runTimers();
  expect(requests.map(({ review }) => review)).toEqual([{ scores: {}, note: "The quote is complete." }]);
  await requests[0]?.answer(saved);
  expect(queue.hasUnsent()).toBe(false);
});

test("a refused score is not sent again, and the reason stays", async () => {
  const { queue, requests, runTimers } = aQueue();
  void queue.addScore("one", "impact", 4);
  await requests[0]?.answer({ problem: { code: "review.roundEnded" } });
  runTimers();
  expect(requests).toHaveLength(1);
  expect(queue.getState()).toMatchObject({ state: "refused", problem: { code: "review.roundEnded" } });
  expect(queue.hasUnsent()).toBe(false);
});

test("a refused score does not take along what was typed meanwhile, nor the scores of other dossiers", async () => {
  const { queue, requests, runTimers } = aQueue();
  void queue.addScore("one", "impact", 4);
  queue.addNote("one", "The quote is complete.");
  void queue.addScore("two", "impact", 2);
  await requests[0]?.answer({ problem: { code: "review.roundEnded" } });
  expect(queue.getState().state).toBe("refused");
  expect(queue.read("one")).toEqual({ scores: {}, note: "The quote is complete." });
  runTimers();
  await requests[1]?.answer(saved);
  await requests[2]?.answer(saved);
  expect(requests.slice(1).map(({ dossierId }) => dossierId)).toEqual(["one", "two"]);
  expect(queue.hasUnsent()).toBe(false);
});

test("a member who is logged out is told so, and their scores wait", async () => {
  const { queue, requests, runTimers } = aQueue();
  queue.belongTo("anna");
  void queue.addScore("one", "impact", 4);
  await requests[0]?.answer({ problem: { code: "login.required" } });
  expect(queue.getState().state).toBe("logged_out");
  queue.belongTo(null);
  runTimers();
  expect(requests).toHaveLength(1);
  queue.belongTo("anna");
  await requests[1]?.answer(saved);
  expect(queue.hasUnsent()).toBe(false);
});

test("another person in the same tab does not send the scores of the first", async () => {
  const { queue, requests, runTimers } = aQueue();
  queue.belongTo("anna");
  void queue.addScore("one", "impact", 4);
  void queue.addScore("two", "impact", 4);
  queue.belongTo("bram");
  void queue.addScore("two", "impact", 1);
  await requests[0]?.answer(offline);
  runTimers();
  expect(requests.slice(1).map(({ dossierId, review }) => [dossierId, review])).toEqual([
    ["two", { scores: { impact: 1 } }],
  ]);
  await requests[1]?.answer(saved);
  expect(queue.hasUnsent()).toBe(false);
});
