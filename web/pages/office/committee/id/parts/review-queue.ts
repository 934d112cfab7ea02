import type { Problem } from "#domain/problem.ts";
import type { Score } from "#domain/review.ts";

// This file decides when scores go to the server. It knows no browser: requests and timers are handed to it. Unsent
// scores are only in the memory of the open tab, because a device may belong to several people.

/** The changes of a member about one dossier that the server does not have yet. */
export type UnsentReview = { scores: Readonly<Record<string, Score>>; note?: string };

/** The answer of the server to a save. */
export type SaveResult = { changedAt: string; mean: number | null; problem: null } | { problem: Problem };

/** How saving goes: `offline` and `logged_out` try again, and `refused` will not be sent again by itself. */
export type SaveState = {
  state: "saved" | "saving" | "offline" | "logged_out" | "refused";
  /** The dossier of which something was saved last, and when. */
  savedReview: { dossierId: string; at: string } | null;
  problem: Problem | null;
};

type Environment = {
  save(dossierId: string, review: UnsentReview): Promise<SaveResult>;
  /** Runs a function after a delay; returns a function that prevents it. */
  after(run: () => void, milliseconds: number): () => void;
};

/** The pause after the last key of a note before we send. */
const typingPause = 800;

/** The delay before we send again after a failure. */
const retryDelay = 5_000;

/** The problems that pass by themselves. */
const temporary: readonly Problem["code"][] = [
  "offline",
  "unavailable",
  "unexpected",
  "limit.tooMany",
  "login.required",
];

/** Creates a queue that saves reviews one request after the other, and keeps them until the server has them. */
export function createReviewQueue({ save, after }: Environment) {
  const unsent = new Map<string, UnsentReview>();
  const listeners = new Set<() => void>();
  let current: SaveState = { state: "saved", savedReview: null, problem: null };
  let isSending = false;
  let owner: string | null = null;
  let stopTimer = () => {};

  const setState = (next: SaveState) => {
    current = next;
    for (const listener of listeners) listener();
  };

  /** Forgets what the server has, but keeps what changed since it was sent. */
  const forget = (dossierId: string, sentReview: UnsentReview) => {
    const now = unsent.get(dossierId);
    if (!now) return;
    const scores = Object.fromEntries(
      Object.entries(now.scores).filter(([id, score]) => sentReview.scores[id] !== score),
    );
    const isNoteSent = now.note === sentReview.note;
    if (Object.keys(scores).length === 0 && isNoteSent) unsent.delete(dossierId);
    else unsent.set(dossierId, { scores, ...(!isNoteSent && now.note !== undefined && { note: now.note }) });
  };

  const send = async (): Promise<void> => {
    stopTimer();
    if (isSending) return;
    isSending = true;
    for (let [first] = unsent; first; [first] = unsent) {
      const [dossierId, review] = first;
      setState({ ...current, state: "saving" });
      const sentBy = owner;
      const result = await save(dossierId, review);
      // Another person uses the tab now; their own scores are in the queue.
      if (owner !== sentBy) continue;
      const { problem } = result;
      if (problem && temporary.includes(problem.code)) {
        setState({ ...current, state: problem.code === "login.required" ? "logged_out" : "offline", problem });
        stopTimer = after(() => void send(), retryDelay);
        break;
      }
      // A refused score would be refused again, so it is not kept; what was typed meanwhile is.
      forget(dossierId, review);
      setState(
        result.problem
          ? { ...current, state: "refused", problem: result.problem }
          : { state: "saved", savedReview: { dossierId, at: result.changedAt }, problem: null },
      );
      if (!problem) continue;
      if (unsent.size > 0) stopTimer = after(() => void send(), retryDelay);
      break;
    }
    isSending = false;
  };

  return {
    /** Takes over a score, and sends it at once. */
    addScore: (dossierId: string, criterion: string, score: Score) => {
      const now = unsent.get(dossierId);
      unsent.set(dossierId, { ...now, scores: { ...now?.scores, [criterion]: score } });
      return send();
    },
    /** Takes over a note, and sends it when its writer pauses. */
    addNote: (dossierId: string, note: string) => {
      unsent.set(dossierId, { scores: {}, ...unsent.get(dossierId), note });
      stopTimer();
      stopTimer = after(() => void send(), typingPause);
    },
    /**
     * Takes note of who is logged in. Nobody sends the scores of somebody else; those of a person whose session ran out
     * wait until that person is back.
     */
    belongTo: (personId: string | null) => {
      stopTimer();
      if (personId === null) return;
      if (personId !== owner) {
        unsent.clear();
        setState({ state: "saved", savedReview: null, problem: null });
      }
      owner = personId;
      if (unsent.size > 0) void send();
    },
    /** Sends what waits, for example because the connection is back. */
    sendNow: send,
    read: (dossierId: string): UnsentReview | null => unsent.get(dossierId) ?? null,
    hasUnsent: () => unsent.size > 0,
    getState: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
