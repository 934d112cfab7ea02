import type { Problem } from "#domain/problem.ts";

// This file decides when the editor of a project saves. It knows no browser: requests and timers are handed to it.

/** How saving goes; `stopped` will not be tried again by itself, because the office must look at it first. */
export type EditState = "saved" | "saving" | "offline" | "failed" | "logged_out" | "stopped";

type Environment = {
  /** Sends everything that the editor holds now; gives the reason of a refusal. */
  save(): Promise<{ problem: Problem | null }>;
  /** Runs a function after a delay; returns a function that prevents it. */
  after(run: () => void, milliseconds: number): () => void;
  onState(state: EditState): void;
};

/** The pause after the last key before we save. */
const typingPause = 1_500;

/** The delay before we save again after a failure. */
const retryDelay = 5_000;

/** The longest wait on a bad connection before a click continues. */
const longestWait = 4_000;

/** The problem of an answer without a reason, such as an error page of a proxy. */
const unknownProblem: Problem = { code: "unexpected", requestId: "" };

/** Creates a queue that saves an editor one request after the other, and repeats what failed. */
export function createEditQueue({ save, after, onState }: Environment) {
  let state: EditState = "saved";
  /** Counts the changes; those up to `savedEdits` are on the server. */
  let edits = 0;
  let savedEdits = 0;
  let submittedEdits = 0;
  let running: Promise<void> | null = null;
  let isClosed = false;
  let stopTimer = () => {};

  const setState = (next: EditState) => {
    state = next;
    onState(next);
  };
  const hasUnsaved = () => edits > savedEdits;

  const sendAfter = (delay: number) => {
    stopTimer();
    stopTimer = after(() => void send(), delay);
  };

  const run = async () => {
    stopTimer();
    setState("saving");
    const sentEdits = edits;
    const { problem } = await save().catch(() => ({ problem: unknownProblem }));
    if (!problem) savedEdits = Math.max(savedEdits, sentEdits);
    setState(problem ? stateAfter(problem) : "saved");
    if (isClosed) return;
    if (problem) {
      if (state !== "stopped") sendAfter(retryDelay);
    } else if (hasUnsaved()) sendAfter(typingPause);
  };

  /** Saves what is unsaved; a save that runs is waited for first, because the next one needs its revision. */
  const send = async (): Promise<void> => {
    if (running !== null) {
      await running;
      if (state !== "saved") return;
    }
    if (!hasUnsaved()) return;
    running ??= run().finally(() => {
      running = null;
    });
    await running;
  };

  return {
    /** Takes note of a change, and saves it when its writer pauses. */
    handleInput: () => {
      edits++;
      sendAfter(typingPause);
    },
    hasUnsaved,
    /** Saves now, and waits for that; tells whether everything is on the server. */
    saveNow: async (): Promise<boolean> => {
      stopTimer();
      let stopWaiting = () => {};
      const timeout = new Promise<void>((resolve) => {
        stopWaiting = after(resolve, longestWait);
      });
      await Promise.race([send(), timeout]);
      stopWaiting();
      return !hasUnsaved();
    },
    /** Waits for a save that runs, because the form is about to be sent with the revision of that save. */
    beginSubmit: (): Promise<void> | null => {
      stopTimer();
      submittedEdits = edits;
      return running;
    },
    /** Takes note that the server accepted the form. */
    finishSubmit: () => {
      savedEdits = Math.max(savedEdits, submittedEdits);
      if (!running && state !== "saved" && !hasUnsaved()) setState("saved");
    },
    /** Saves the rest when the editor closes, and does not try again. */
    close: () => {
      stopTimer();
      isClosed = true;
      void send();
    },
  };
}

export type EditQueue = ReturnType<typeof createEditQueue>;

function stateAfter({ code }: Problem): EditState {
  if (code === "offline" || code === "unavailable") return "offline";
  if (code === "login.required") return "logged_out";
  return code === "unexpected" || code === "limit.tooMany" ? "failed" : "stopped";
}
