import { atBrussels, midnightAfter } from "#domain/brussels-time.ts";
import type { DossierState } from "#domain/dossier.ts";

type TermFacts = {
  state: DossierState | null;
  completeBy: Date | null;
  /** The last day to answer a request for help, as `2026-12-04`. */
  answerBy: string | null;
};

/** The thing that a dossier waits for, the instant that closes its term, and whether that has passed. */
export type DossierTerm = { waitsFor: "completion" | "answer"; closes: Date; isOver: boolean };

/** Gives the term that runs for a dossier: the one to complete it, or the one to answer a request for help. */
export function termOf({ state, completeBy, answerBy }: TermFacts, now: Date): DossierTerm | null {
  if (state === "incomplete" && completeBy)
    return { waitsFor: "completion", closes: completeBy, isOver: now >= completeBy };
  if ((state === "submitted" || state === "in_review") && answerBy) {
    const closes = midnightAfter(atBrussels(`${answerBy}T00:00`), 1);
    return { waitsFor: "answer", closes, isOver: now >= closes };
  }
  return null;
}
