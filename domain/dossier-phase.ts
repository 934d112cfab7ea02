import type { DossierState, ProjectType } from "#domain/dossier.ts";
import { workingDayAfter } from "#domain/working-day.ts";

/** A phase of a dossier as its applicant sees it. */
export type DossierPhase = "submitted" | "checked" | "committee" | "vote" | "answer" | "paid";

type DossierProgress = {
  state: DossierState;
  isConfidential: boolean;
  /** Whether colleagues vote on it. */
  hasVote: boolean;
};

/** Gives the phases of a dossier in order. Only the committee reads a confidential dossier, and nobody votes on it. */
export function phasesOf({ isConfidential, hasVote }: Omit<DossierProgress, "state">): DossierPhase[] {
  if (isConfidential) return ["submitted", "committee", "answer", "paid"];
  return ["submitted", "checked", "committee", hasVote ? "vote" : "answer", "paid"];
}

/** Counts the phases that a dossier has completed; null for one that ended without support. */
export function donePhases({ state, ...progress }: DossierProgress): number | null {
  const phases = phasesOf(progress);
  switch (state) {
    case "declined":
    case "not_elected":
    case "withdrawn":
      return null;
    case "draft":
      return 0;
    case "submitted":
    case "incomplete":
      return 1;
    case "in_review":
    case "reserve":
      return phases.indexOf("committee");
    case "shortlisted":
      return phases.length - 2;
    case "selected":
    case "granted":
    case "winner":
    case "agreement":
      return phases.length - 1;
    case "paid":
    case "reported":
      return phases.length;
  }
}

/** Within how many working days the committee answers a request for help; a fund may change it. */
export type AnswerTerms = { usual: number; urgent: number };

export const usualTerms: AnswerTerms = { usual: 15, urgent: 5 };

/** The term runs from the first sending: a completion that the fund asked for gives it no more time. */
type AnsweredDossier = { type: ProjectType; firstSentAt: Date | null; isUrgent?: boolean };

/** Gives the last day to answer a request for help, as `2026-12-04`; null for a project, whose call has the dates. */
export function answerDay({ type, firstSentAt, isUrgent = false }: AnsweredDossier, terms: AnswerTerms): string | null {
  return type === "internal" && firstSentAt ? workingDayAfter(firstSentAt, terms[isUrgent ? "urgent" : "usual"]) : null;
}
