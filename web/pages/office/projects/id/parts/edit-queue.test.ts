import { expect, test } from "vitest";
import type { Problem } from "#domain/problem.ts";
import { createEditQueue, type EditState } from "#web/pages/office/projects/id/parts/edit-queue.ts";

/** A queue whose requests and timers wait until the test answers and runs them. */
function aQueue() {
  const answers: ((answer: Problem | Error | null) => Promise<void>)[] = [];
  const sentRevisions: number[] = [];
  const timers = new Map<number, { run: () => void; delay: number }>();
  const states: EditState[] = [];
  let count = 0;
  const queue = createEditQueue({
    firstRevision: 1,
    save: (revision) =>
      new Promise((resolve, reject) => {
        sentRevisions.push(revision);
        answers.push(async (answer) => {
          if (answer instanceof Error) reject(answer);
          else resolve(answer ? { problem: answer } : { problem: null, revision: revision + 1 });
          // The queue continues after the promise.
          for (let turn = 0; turn < 10; turn++) await Promise.resolve();
        });
      }),
    after: (run, delay) => {
      const id = ++count;
      timers.set(id, { run, delay });
      return () => void timers.delete(id);
    },
    onState: (state) => states.push(state),
  });
  const runTimers = () => {
    const due = [...timers.values()];
    timers.clear();
    for (const { run } of due) run();
  };
  return {
    queue,
    answers,
    sentRevisions,
    states,
    runTimers,
    delays: () => [...timers.values()].map(({ delay }) => delay),
  };
}

test("saves when its writer pauses, and once more for what was typed meanwhile", async () => {
  const { queue, answers, states, runTimers } = aQueue();
  queue.handleInput();
  expect(queue.hasUnsaved()).toBe(true);
  runTimers();
  queue.handleInput();
  await answers[0]?.(null);
  expect(queue.hasUnsaved()).toBe(true);
  runTimers();
  await answers[1]?.(null);
  expect(queue.hasUnsaved()).toBe(false);
  expect(states).toEqual(["saving", "saved", "saving", "saved"]);
});

test("tries again after an answer without a reason, and after a lost connection", async () => {
  const { queue, answers, states, runTimers, delays } = aQueue();
  queue.handleInput();
  runTimers();
  await answers[0]?.(new Error("502"));
  expect(states.at(-1)).toBe("failed");
  expect(delays()).toEqual([5_000]);
  runTimers();
  await answers[1]?.({ code: "offline" });
  expect(states.at(-1)).toBe("offline");
  runTimers();
  await answers[2]?.(null);
  expect(queue.hasUnsaved()).toBe(false);
});

test("stops when somebody else changed the project, until the form is accepted", async () => {
  const { queue, answers, states, runTimers, delays } = aQueue();
  queue.handleInput();
  runTimers();
  await answers[0]?.({ code: "record.changed", revision: 4 } as Problem);
  expect(states.at(-1)).toBe("stopped");
  expect(delays()).toEqual([]);
  expect(queue.beginSubmit()).toBeNull();
  expect(queue.handleLoaded(2)).toBe("known");
  expect(queue.hasUnsaved()).toBe(false);
  expect(states.at(-1)).toBe("saved");
});

test("adopts the texts of somebody else when nothing is unsaved, and changes those", async () => {
  const { queue, answers, sentRevisions, runTimers } = aQueue();
  queue.handleInput();
  runTimers();
  await answers[0]?.(null);
  expect(queue.handleLoaded(2)).toBe("known");
  expect(queue.handleLoaded(5)).toBe("newer");
  queue.handleInput();
  runTimers();
  expect(sentRevisions).toEqual([1, 5]);
});

test("never sends unsaved texts as a change of a revision that somebody else made", async () => {
  const { queue, answers, sentRevisions, states, runTimers } = aQueue();
  queue.handleInput();
  expect(queue.handleLoaded(2)).toBe("conflict");
  expect(queue.revision()).toBe(1);
  runTimers();
  await answers[0]?.({ code: "record.changed" } as Problem);
  expect(sentRevisions).toEqual([1]);
  expect(states.at(-1)).toBe("stopped");
  // A refused form changes nothing, so the loaded revision is still that of somebody else.
  void queue.beginSubmit();
  queue.refuseSubmit();
  expect(queue.handleLoaded(2)).toBe("conflict");
});

test("a save that runs while the page loads again is no change of somebody else", async () => {
  const { queue, answers, runTimers } = aQueue();
  queue.handleInput();
  runTimers();
  expect(queue.handleLoaded(2)).toBe("conflict");
  await answers[0]?.(null);
  expect(queue.revision()).toBe(2);
  expect(queue.handleLoaded(2)).toBe("known");
});

test("a change of somebody else right after an accepted form is newer", () => {
  const { queue } = aQueue();
  queue.handleInput();
  void queue.beginSubmit();
  expect(queue.handleLoaded(3)).toBe("newer");
  expect(queue.revision()).toBe(3);
});

test("saving now waits for the save that runs and sends the rest", async () => {
  const { queue, answers, runTimers } = aQueue();
  queue.handleInput();
  runTimers();
  queue.handleInput();
  const isSaved = queue.saveNow();
  await answers[0]?.(null);
  await answers[1]?.(null);
  expect(await isSaved).toBe(true);
});

test("saving now gives up on a slow connection, and says that something is unsaved", async () => {
  const { queue, runTimers } = aQueue();
  queue.handleInput();
  const isSaved = queue.saveNow();
  runTimers();
  expect(await isSaved).toBe(false);
  expect(queue.hasUnsaved()).toBe(true);
});

test("a submit waits for the save that runs, and later keys stay unsaved", async () => {
  const { queue, answers, runTimers } = aQueue();
  queue.handleInput();
  runTimers();
  const running = queue.beginSubmit();
  await answers[0]?.(null);
  await running;
  queue.handleInput();
  expect(queue.beginSubmit()).toBeNull();
  queue.handleInput();
  queue.handleLoaded(3);
  expect(queue.hasUnsaved()).toBe(true);
});

test("saves the rest when the editor closes, and tries no more", async () => {
  const { queue, answers, delays } = aQueue();
  queue.handleInput();
  queue.close();
  await answers[0]?.({ code: "offline" });
  expect(delays()).toEqual([]);
});
