import { expect, test } from "vitest";
import { checkOffer, countOffers, isOver, type Offer, type OfferGroup, readOfferFilter } from "#domain/offer.ts";

const now = new Date("2026-11-15T09:00:00Z");
const offer: Offer = {
  id: "1",
  slug: "soep",
  organisationId: "1",
  illustration: "food-bank-kitchen",
  title: { nl: "Soep" },
  task: { nl: "Koken" },
  moment: null,
  startsAt: new Date("2026-11-15T08:00:00Z"),
  endsAt: new Date("2026-11-15T10:00:00Z"),
  hands: 2,
  hoursPerMonth: null,
  minimumAge: 16,
  languages: ["nl"],
};

test("an offer of one day is over after its last hour, and a recurring one continues", () => {
  expect(isOver(offer, now)).toBe(false);
  expect(isOver({ ...offer, endsAt: new Date("2026-11-15T08:59:59Z") }, now)).toBe(true);
  expect(isOver({ ...offer, endsAt: null }, now)).toBe(true);
  const recurring = { ...offer, moment: { nl: "elke dinsdag" }, endsAt: null };
  expect(isOver(recurring, now)).toBe(false);
  expect(isOver({ ...recurring, startsAt: null }, now)).toBe(false);
  expect(isOver({ ...recurring, endsAt: new Date("2026-11-01T08:00:00Z") }, now)).toBe(true);
});

test("nobody can answer an offer that is over or does not exist", () => {
  expect(checkOffer(offer, now)).toBeNull();
  expect(checkOffer({ ...offer, endsAt: null }, now)).toEqual({ code: "offer.over" });
  expect(checkOffer(null, now)).toEqual({ code: "offer.over" });
});

test("a filter in an address ignores values that do not exist", () => {
  const read = (query: string) => readOfferFilter(new URLSearchParams(query));
  expect(read("region=west-flanders&language=fr&rhythm=once")).toEqual({
    region: "west-flanders",
    language: "fr",
    rhythm: "once",
  });
  const nothing = { region: null, language: null, rhythm: null };
  expect(read("")).toEqual(nothing);
  expect(read("region=west_flanders&language=de&rhythm=%00")).toEqual(nothing);
});

test("counts the offers of each choice, given the rest of the filter", () => {
  const groups: OfferGroup[] = [
    { region: "brussels", languages: ["nl", "fr"], rhythm: "once", count: 3 },
    { region: "brussels", languages: ["nl"], rhythm: "recurring", count: 2 },
    { region: "namur", languages: ["fr"], rhythm: "recurring", count: 1 },
  ];
  expect(countOffers(groups, { region: "brussels", language: null, rhythm: null })).toEqual({
    total: 5,
    regions: [
      { value: "brussels", count: 5 },
      { value: "namur", count: 1 },
    ],
    languages: [
      { value: "nl", count: 5 },
      { value: "fr", count: 3 },
    ],
    rhythms: [
      { value: "recurring", count: 2 },
      { value: "once", count: 3 },
    ],
  });
  expect(countOffers(groups, { region: "namur", language: "nl", rhythm: null })).toMatchObject({
    total: 0,
    regions: [{ value: "brussels", count: 5 }],
    languages: [{ value: "fr", count: 1 }],
    rhythms: [],
  });
});
