import { expect, test } from "vitest";
import {
  checkLetter,
  type DecidedDossier,
  fillLetter,
  isLessThanAsked,
  letterLanguages,
  mayDecide,
  mayHaveSecondLook,
  mayRelease,
  maySeePending,
  missingParts,
  possibleOutcomes,
  releasedAmount,
} from "#domain/decision.ts";
import { officeLevels } from "#domain/dossier-level.ts";

const ordinary = { type: "external", isConfidential: false } as const;
const confidential = { type: "external", isConfidential: true } as const;
const request = { type: "internal", isConfidential: true } as const;

test("the committee sends ordinary projects to a vote that is ahead, and only those", () => {
  const facts = { isVoteAhead: true };
  expect(possibleOutcomes({ ...ordinary, state: "in_review" }, facts)).toEqual([
    "shortlisted",
    "selected",
    "reserve",
    "declined",
  ]);
  expect(possibleOutcomes({ ...ordinary, state: "in_review" }, {})).toEqual(["selected", "reserve", "declined"]);
  expect(possibleOutcomes({ ...confidential, state: "in_review" }, facts)).toEqual(["selected", "reserve", "declined"]);
  expect(possibleOutcomes({ ...request, state: "in_review" }, facts)).toEqual(["granted", "declined"]);
});

test("nothing can be decided before the committee has a dossier or after its answer", () => {
  for (const state of ["submitted", "incomplete", "selected", "declined", "withdrawn", "paid"] as const)
    expect(possibleOutcomes({ ...ordinary, state }, { isVoteAhead: true }), state).toEqual([]);
});

test("a project that was not elected is awarded only when a winner withdrew", () => {
  expect(possibleOutcomes({ ...ordinary, state: "not_elected" }, {})).toEqual([]);
  expect(possibleOutcomes({ ...ordinary, state: "not_elected" }, { hasWinnerWithdrawn: true })).toEqual(["selected"]);
});

const decided: DecidedDossier = {
  ...ordinary,
  state: "in_review",
  outcome: "selected",
  amountInCents: 300_000,
  askedInCents: 300_000,
  reasons: {},
  languages: ["nl", "fr"],
};

test("an award needs an amount, and a reason in every language of the letter if it is less than asked", () => {
  expect(missingParts(decided)).toEqual([]);
  expect(missingParts({ ...decided, amountInCents: null })).toEqual([{ part: "amount", language: null }]);
  const less = { ...decided, amountInCents: 200_000 };
  expect(missingParts(less)).toEqual([
    { part: "reason", language: "nl" },
    { part: "reason", language: "fr" },
  ]);
  expect(missingParts({ ...less, reasons: { nl: "Zonder de huur.", fr: " " } })).toEqual([
    { part: "reason", language: "fr" },
  ]);
});

test("a decline and a reserve always need a reason", () => {
  for (const outcome of ["declined", "reserve"] as const)
    expect(missingParts({ ...decided, outcome, amountInCents: null, languages: ["en"] })).toEqual([
      { part: "reason", language: "en" },
    ]);
});

test("a request for help asks for no amount, so it never gets less", () => {
  expect(isLessThanAsked(50_000, null)).toBe(false);
  const granted = { ...decided, ...request, outcome: "granted", askedInCents: null } as const;
  expect(missingParts(granted)).toEqual([]);
});

test("the chair decides after declaring, and releases as the coordinator of an ordinary dossier does", () => {
  expect(mayDecide(["judge", "chair"])).toBe(true);
  expect(mayDecide(["declare", "chair"])).toBe(false);
  expect(mayRelease(["personal", "handle"])).toBe(true);
  expect(mayRelease(["judge", "handle"])).toBe(false);
  const blind = officeLevels.filter((level) => level !== "judge" && level !== "personal");
  expect(maySeePending(blind)).toBe(false);
});

test("a letter has the language of the law first, and each language once", () => {
  expect(letterLanguages("fr", "nl")).toEqual(["nl", "fr"]);
  expect(letterLanguages("nl", "nl")).toEqual(["nl"]);
  expect(letterLanguages("en", null)).toEqual(["en"]);
});

const values = {
  name: "Luc",
  number: "2026-ABCDE",
  title: "Bijen",
  organisation: "Honing vzw",
  amount: "€ 10",
  asked: "€ 20",
  reason: "",
};

test("a letter is filled in from the dossier, without empty paragraphs", () => {
  expect(fillLetter("Dag {name}\n\n{reason}\n\n{title} krijgt {amount}.", values)).toBe(
    "Dag Luc\n\nBijen krijgt € 10.",
  );
});

test("a letter with a word that nothing is known about is refused by name", () => {
  expect(checkLetter("Dag {name}, {prijs}")).toEqual({ code: "decision.unknownWord", word: "{prijs}" });
  expect(checkLetter("Dag {name}")).toBeNull();
});

test("a second look is possible once within thirty days, or after a mistake of the fund", () => {
  const declinedAt = new Date("2026-11-01T10:00:00Z");
  const onTime = { declinedAt, hadSecondLook: false, isOwnMistake: false, now: new Date("2026-12-01T10:00:00Z") };
  expect(mayHaveSecondLook(onTime)).toBe(true);
  expect(mayHaveSecondLook({ ...onTime, now: new Date("2026-12-01T10:00:01Z") })).toBe(false);
  expect(mayHaveSecondLook({ ...onTime, hadSecondLook: true })).toBe(false);
  expect(mayHaveSecondLook({ ...onTime, hadSecondLook: true, isOwnMistake: true })).toBe(true);
});

test("only a dossier that gets money has a released amount: that of its last released decision", () => {
  const [at, later] = [new Date("2026-10-01T08:00:00Z"), new Date("2026-12-01T08:00:00Z")];
  const shortlisted = { releasedAt: at, amountInCents: 4_000_00 };
  const won = { releasedAt: later, amountInCents: null };
  expect(releasedAmount("shortlisted", [shortlisted])).toBeNull();
  expect(releasedAmount("not_elected", [shortlisted, won])).toBeNull();
  expect(releasedAmount("winner", [shortlisted, won])).toBe(4_000_00);
  expect(releasedAmount("selected", [{ ...shortlisted, releasedAt: null }])).toBeNull();
  expect(releasedAmount("withdrawn", [shortlisted])).toBeNull();
});
