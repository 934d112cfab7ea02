import { useEffect, useSyncExternalStore } from "react";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import { createReviewQueue } from "#web/pages/office/committee/id/parts/review-queue.ts";

export const SaveReview = fund(`
  mutation SaveReview($id: ID!, $scores: [ScoreInput!], $note: String) {
    saveReview(id: $id, scores: $scores, note: $note) { changedAt mean isFinished }
  }
`);

const api = createApi(browserTransport);

/** The queue of the open tab. On the server it is always empty. */
export const reviewQueue = createReviewQueue({
  save: async (id, { scores, note }) => {
    const given = Object.entries(scores).map(([criterion, score]) => ({ criterion, score }));
    const { data, problem } = await api
      .mutate(SaveReview, { id, scores: given, ...(note !== undefined && { note }) })
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

/** Says how saving goes. While something is unsent, leaving the page warns, and a connection that is back sends it. */
export function useReviewSave() {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!reviewQueue.hasUnsent()) return;
      void reviewQueue.sendNow();
      event.preventDefault();
    };
    const send = () => void reviewQueue.sendNow();
    window.addEventListener("beforeunload", warn);
    window.addEventListener("online", send);
    return () => {
      window.removeEventListener("beforeunload", warn);
      window.removeEventListener("online", send);
    };
  }, []);
  return useSyncExternalStore(reviewQueue.subscribe, reviewQueue.getState, () => startState);
}
