import { expect, test } from "vitest";
import { usualTerms } from "#domain/dossier-phase.ts";
import { agreedOpinion, checkOpinion, isReminderDue, needsSubstitute, type Opinion } from "#domain/request-opinion.ts";

const gives = (personId: string, amountInCents: number | null, isLoan = false): Opinion => ({
  personId,
  amountInCents,
  isLoan,
});

test("two members who want the same decide", () => {
  expect(agreedOpinion([gives("anna", 50_000)])).toBeNull();
  expect(agreedOpinion([gives("anna", 50_000), gives("bram", 60_000)])).toBeNull();
  expect(agreedOpinion([gives("anna", 50_000), gives("bram", 50_000)])).toMatchObject({ amountInCents: 50_000 });
  expect(agreedOpinion([gives("anna", null), gives("bram", null)])).toMatchObject({ amountInCents: null });
});

test("a gift and a loan of the same amount are not the same", () => {
  expect(agreedOpinion([gives("anna", 50_000), gives("bram", 50_000, true)])).toBeNull();
});

test("when two differ, a third chooses between them", () => {
  const two = [gives("anna", 50_000), gives("bram", null)];
  expect(checkOpinion(two, gives("cato", 50_000))).toBeNull();
  expect(checkOpinion(two, gives("cato", null))).toBeNull();
  expect(checkOpinion(two, gives("cato", 70_000))).toEqual({ code: "decision.chooseOneOfTwo" });
  expect(agreedOpinion([...two, gives("cato", null)])).toMatchObject({ amountInCents: null });
});

test("a member can change what they want as long as nothing is decided", () => {
  const two = [gives("anna", 50_000), gives("bram", 60_000)];
  expect(checkOpinion(two, gives("anna", 70_000))).toBeNull();
});

test("fewer than two members need a substitute", () => {
  expect(needsSubstitute(1)).toBe(true);
  expect(needsSubstitute(2)).toBe(false);
});

test("members are reminded three days before the last day to answer, and of an urgent request sooner", () => {
  // Fifteen working days after 2 November 2026, without the holiday on 11 November, is 24 November; five is 9 November.
  const request = { firstSentAt: new Date("2026-11-02T09:00:00Z"), isUrgent: false };
  expect(isReminderDue(request, usualTerms, new Date("2026-11-20T09:00:00Z"))).toBe(false);
  expect(isReminderDue(request, usualTerms, new Date("2026-11-21T09:00:00Z"))).toBe(true);
  expect(isReminderDue({ ...request, isUrgent: true }, usualTerms, new Date("2026-11-06T09:00:00Z"))).toBe(true);
  expect(isReminderDue({ ...request, firstSentAt: null }, usualTerms, new Date("2026-11-30T09:00:00Z"))).toBe(false);
});
