import { expect, test } from "vitest";
import { dossierStates } from "#domain/dossier.ts";
import { answerDay, donePhases, phasesOf } from "#domain/dossier-phase.ts";

test("a project is checked, read and voted on; without a vote it is answered", () => {
  expect(phasesOf({ isConfidential: false, hasVote: true })).toEqual([
    "submitted",
    "checked",
    "committee",
    "vote",
    "paid",
  ]);
  expect(phasesOf({ isConfidential: false, hasVote: false })).toContain("answer");
});

test("nobody checks or votes on what only the committee reads", () => {
  expect(phasesOf({ isConfidential: true, hasVote: true })).toEqual(["submitted", "committee", "answer", "paid"]);
});

test("every state has its place among the phases, but for those that end without support", () => {
  const done = (isConfidential: boolean) =>
    Object.fromEntries(dossierStates.map((state) => [state, donePhases({ state, isConfidential, hasVote: true })]));
  expect(done(false)).toEqual({
    draft: 0,
    submitted: 1,
    incomplete: 1,
    in_review: 2,
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

test("a request for help is answered within 15 working days; a project is not dated so", () => {
  const sentAt = new Date("2026-11-13T10:00:00Z");
  expect(answerDay({ type: "internal", sentAt })).toBe("2026-12-04");
  expect(answerDay({ type: "internal", sentAt: null })).toBeNull();
  expect(answerDay({ type: "external", sentAt })).toBeNull();
});
