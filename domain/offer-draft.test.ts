import { expect, test } from "vitest";
import { offerFormRules, readOfferForm, writeOfferForm } from "#domain/offer-draft.ts";
import { checkFields } from "#domain/rules.ts";

const draft = {
  title: { nl: "Soep koken" },
  task: { nl: "Snijden." },
  moment: {} as { nl: string },
  startsAt: null,
  endsAt: null,
  hands: 2,
  hoursPerMonth: null,
  minimumAge: 16,
  languages: ["nl"],
  illustration: "food-bank-kitchen",
  organisationId: null,
  organisation: {
    name: "De Soepkom",
    legalForm: "other",
    postalCode: "9000",
    town: "Gent",
    country: "belgium",
    region: null,
    website: null,
  },
} satisfies Parameters<typeof writeOfferForm>[0];

const problemsOf = (values: Record<string, string>) =>
  checkFields(offerFormRules(["nl"]), { ...writeOfferForm(draft), ...values }).map(({ problem }) => problem.code);

test("an offer has a day that exists, and ends after it begins", () => {
  expect(problemsOf({ day: "2026-12-01", from: "18:00", until: "21:00" })).toEqual([]);
  expect(problemsOf({ day: "2026-02-31" })).toEqual(["rule.offer.day"]);
  expect(problemsOf({ lastDay: "2026-13-01" })).toEqual(["rule.offer.day"]);
  expect(problemsOf({ from: "25:00", until: "18:60" })).toEqual(["rule.offer.hour", "rule.offer.hour"]);
  for (const until of ["18:00", "09:30"]) expect(problemsOf({ from: "18:00", until })).toEqual(["rule.offer.until"]);
});

test("a day in words is read as the same day", () => {
  const values = { ...writeOfferForm(draft), day: "1/dec/2026", from: "18:00", until: "21:00" };
  expect(problemsOf(values)).toEqual([]);
  expect(readOfferForm(values, draft, ["nl"]).startsAt).toEqual(new Date("2026-12-01T17:00:00Z"));
});
