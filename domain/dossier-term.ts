import { atBrussels, brusselsTime, lastMinute } from "#domain/brussels-time.ts";
import type { DossierState } from "#domain/dossier.ts";

type TermFacts = {
  state: DossierState | null;
  completeBy: Date | null;
  /** The last day to answer a request for help, as `2026-12-04`. */
  answerBy: string | null;
};

/** The thing that a dossier waits for, the last moment for it, and whether that has passed. */
export type DossierTerm = { waitsFor: "completion" | "answer"; until: Date; isOver: boolean };

/** Gives the term that runs for a dossier: the one to complete it, or the one to answer a request for help. */
export function termOf({ state, completeBy, answerBy }: TermFacts, now: Date): DossierTerm | null {
  if (state === "incomplete" && completeBy)
    return { waitsFor: "completion", until: lastMinute(completeBy), isOver: now >= completeBy };
  if ((state === "submitted" || state === "in_review") && answerBy)
    return {
      waitsFor: "answer",
      until: atBrussels(`${answerBy}T23:59`),
      isOver: brusselsTime(now).slice(0, 10) > answerBy,
    };
  return null;
}
