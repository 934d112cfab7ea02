import type { Problem } from "#domain/problem.ts";

// This file decides when the editor of a project saves, and which revision of the project it has seen. It knows no
// browser: requests and timers are handed to it.

/** How saving goes; `stopped` will not be tried again by itself, because the office must look at it first. */
export type EditState = "saved" | "saving" | "offline" | "failed" | "logged_out" | "stopped";

/** The meaning of a loaded project for its editor: it is known, it has newer texts, or the editor has unsaved ones. */
export type LoadedRevision = "known" | "newer" | "conflict";

type Environment = {
  /** The revision of the texts in the editor. */
  firstRevision: number;
  /** Sends everything that the editor holds now, as a change of a revision; gives the new one, or the reason of a refusal. */
  save(revision: number): Promise<{ problem: Problem } | { problem: null; revision: number }>;
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
export function createEditQueue({ firstRevision, save, after, onState }: Environment) {
  let state: EditState = "saved";
  /** Counts the changes; those up to `savedEdits` are on the server. */
  let edits = 0;
  let savedEdits = 0;
  let submittedEdits = 0;
  let revision = firstRevision;
  /** The revision of a sent form that the server has not answered; null without one. */
  let submittedRevision: number | null = null;
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
    const outcome = await save(revision).catch(() => ({ problem: unknownProblem }));
    const { problem } = outcome;
    if (outcome.problem === null) {
      savedEdits = Math.max(savedEdits, sentEdits);
      revision = Math.max(revision, outcome.revision);
    }
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
      submittedRevision = revision;
      return running;
    },
    /** Takes note that the server refused the form. */
    refuseSubmit: () => {
      submittedRevision = null;
    },
    /**
     * Takes note of the revision that the page has loaded. Revisions that somebody else made are adopted only without
     * unsaved texts; with some, the next save is refused, and the editor shows both versions.
     */
    handleLoaded: (loadedRevision: number): LoadedRevision => {
      if (submittedRevision !== null && loadedRevision > submittedRevision) {
        savedEdits = Math.max(savedEdits, submittedEdits);
        revision = Math.max(revision, submittedRevision + 1);
        submittedRevision = null;
        if (!running && state !== "saved" && !hasUnsaved()) setState("saved");
      }
      if (loadedRevision <= revision) return "known";
      if (hasUnsaved()) return "conflict";
      revision = loadedRevision;
      return "newer";
    },
    revision: () => revision,
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
