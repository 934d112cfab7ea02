import { expect, test } from "vitest";
import { checkHands, isQuorate, neededFor, purseOf, usualQuorum } from "#domain/meeting.ts";

test.each([
  { able: 9, needed: 5 },
  { able: 8, needed: 4 },
  { able: 5, needed: 3 },
  { able: 4, needed: 3 },
  // All of them, where there are not even three.
  { able: 2, needed: 2 },
])("of $able members without a conflict, $needed must be present", ({ able, needed }) => {
  expect(neededFor(able, usualQuorum)).toBe(needed);
  expect(isQuorate({ able, present: needed }, usualQuorum)).toBe(true);
  expect(isQuorate({ able, present: needed - 1 }, usualQuorum)).toBe(false);
});

test("nobody decides on a dossier that no member can judge", () => {
  expect(isQuorate({ able: 0, present: 0 }, usualQuorum)).toBe(false);
});

test("a majority of those present decides, and everyone present is counted", () => {
  const room = { able: 5, present: 4 };
  expect(checkHands({ for: 3, against: 1, abstained: 0 }, room, usualQuorum)).toBeNull();
  expect(checkHands({ for: 2, against: 0, abstained: 2 }, room, usualQuorum)).toEqual({
    code: "meeting.noMajority",
    count: 3,
  });
  expect(checkHands({ for: 3, against: 0, abstained: 0 }, room, usualQuorum)).toEqual({
    code: "meeting.handsDiffer",
    count: 4,
  });
  expect(checkHands({ for: 2, against: 0, abstained: 0 }, { able: 5, present: 2 }, usualQuorum)).toEqual({
    code: "meeting.tooFew",
    count: 3,
  });
});

test("the budget keeps what the dearest winners of the vote can get, and no more", () => {
  const call = { budgetInCents: 60_000_00, winnerCount: 2 };
  const decisions = [
    { outcome: "shortlisted", amountInCents: 6_200_00 },
    { outcome: "shortlisted", amountInCents: 8_000_00 },
    { outcome: "shortlisted", amountInCents: 5_200_00 },
    { outcome: "selected", amountInCents: 4_750_00 },
    { outcome: "reserve", amountInCents: null },
    { outcome: "declined", amountInCents: null },
  ] as const;
  expect(purseOf(call, decisions)).toEqual({
    budgetInCents: 60_000_00,
    keptInCents: 14_200_00,
    awardedInCents: 4_750_00,
    leftInCents: 41_050_00,
  });
  expect(purseOf({ ...call, budgetInCents: 10_000_00 }, decisions).leftInCents).toBe(-8_950_00);
});

test("after the results the winners have their amounts, and the candidates that lost take nothing", () => {
  const decisions = [
    { outcome: "winner", amountInCents: 8_000_00 },
    { outcome: "not_elected", amountInCents: null },
    { outcome: "selected", amountInCents: 4_000_00 },
  ] as const;
  expect(purseOf({ budgetInCents: 20_000_00, winnerCount: 1 }, decisions)).toMatchObject({
    keptInCents: 0,
    awardedInCents: 12_000_00,
    leftInCents: 8_000_00,
  });
});
