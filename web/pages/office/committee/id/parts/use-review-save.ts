import { useSyncExternalStore } from "react";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import { createReviewQueue } from "#web/pages/office/committee/id/parts/review-queue.ts";
import { user } from "#web/stores/user.ts";

export const SaveReview = fund(`
  mutation SaveReview($id: ID!, $scores: [ScoreInput!], $note: String) {
    saveReview(id: $id, scores: $scores, note: $note) { changedAt mean isFinished }
  }
`);

const api = createApi(browserTransport);

/** The queue of the open tab. On the server it is always empty. */
export const reviewQueue = createReviewQueue({
  save: async (id, { scores, note }) => {
    const givenScores = Object.entries(scores).map(([criterion, score]) => ({ criterion, score }));
    const { data, problem } = await api
      .mutate(SaveReview, { id, scores: givenScores, ...(note !== undefined && { note }) })
      .catch(() => ({ data: null, problem: { code: "unavailable" } as const }));
    if (problem) return { problem };
    return { changedAt: data.saveReview.changedAt, mean: data.saveReview.mean, problem: null };
  },
  after: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
});

const startState = reviewQueue.getState();

/**
 * Follows the queue from every page of the office: while something is unsent, leaving the site warns, a connection that
 * is back sends it, and another person in the same tab begins with an empty queue.
 */
function followReviewQueue() {
  const warn = (event: BeforeUnloadEvent) => {
    if (!user.get() || !reviewQueue.hasUnsent()) return;
    void reviewQueue.sendNow();
    event.preventDefault();
  };
  window.addEventListener("beforeunload", warn);
  window.addEventListener("online", () => void reviewQueue.sendNow());
  const handleUser = () => reviewQueue.belongTo(user.get()?.id ?? null);
  user.subscribe(handleUser);
  handleUser();
}

// The queue lives as long as the tab, and so do its listeners.
if (typeof window !== "undefined") followReviewQueue();

/** Says how saving goes. */
export function useReviewSave() {
  return useSyncExternalStore(reviewQueue.subscribe, reviewQueue.getState, () => startState);
}
