import { expect, test } from "vitest";
import { dossierStates } from "#domain/dossier.ts";
import { answerDay, donePhases, phasesOf, usualTerms } from "#domain/dossier-phase.ts";

test("a project has a vote phase, or an answer phase when its call has no vote", () => {
  expect(phasesOf({ isConfidential: false, hasVote: true })).toEqual([
    "submitted",
    "checked",
    "committee",
    "vote",
    "paid",
  ]);
  expect(phasesOf({ isConfidential: false, hasVote: false })).toContain("answer");
});

test("a confidential dossier has no check and no vote", () => {
  expect(phasesOf({ isConfidential: true, hasVote: true })).toEqual(["submitted", "committee", "answer", "paid"]);
});

test("every state has its place among the phases, except the ends without support", () => {
  const done = (isConfidential: boolean) =>
    Object.fromEntries(dossierStates.map((state) => [state, donePhases({ state, isConfidential, hasVote: true })]));
  expect(done(false)).toEqual({
    draft: 0,
    submitted: 1,
    incomplete: 1,
    in_review: 2,
    reserve: 2,
    shortlisted: 3,
    selected: 4,
    granted: 4,
    winner: 4,
    agreement: 4,
    paid: 5,
    reported: 5,
    declined: null,
    not_elected: null,
    withdrawn: null,
  });
  expect(done(true)).toMatchObject({ submitted: 1, in_review: 1, granted: 3, paid: 4 });
});

test("a request for help gets an answer within 15 working days, an urgent one within 5; a project has no such date", () => {
  const firstSentAt = new Date("2026-11-13T10:00:00Z");
  expect(answerDay({ type: "internal", firstSentAt }, usualTerms)).toBe("2026-12-04");
  expect(answerDay({ type: "internal", firstSentAt, isUrgent: true }, usualTerms)).toBe("2026-11-20");
  expect(answerDay({ type: "internal", firstSentAt: null }, usualTerms)).toBeNull();
  expect(answerDay({ type: "external", firstSentAt }, usualTerms)).toBeNull();
});
