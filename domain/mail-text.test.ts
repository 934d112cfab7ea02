import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { fillMail, mailTextRules, mailTranslation, ownWording } from "#domain/mail-text.ts";
import { checkFields } from "#domain/rules.ts";

const good = { "subject.nl": "We hebben je dossier", "body.nl": "Dank je.\n\nNummer: {number}." };
const problemsOf = (values: Record<string, string>) =>
  checkFields(mailTextRules("dossier-sent", languages), { ...good, ...values }).map(({ field, problem }) => [
    field,
    problem,
  ]);

test("a mail text may use the words of its mail, and no others", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ "body.fr": "Jusqu’au {until}." })).toEqual([]);
  expect(problemsOf({ "body.nl": "Dag {firstname}, {number}" })).toEqual([
    ["body.nl", { code: "rule.word.unknown", word: "{firstname}" }],
  ]);
  expect(problemsOf({ "body.en": "Empty {}" })).toEqual([["body.en", { code: "rule.word.unknown", word: "{}" }]]);
  expect(problemsOf({ "body.nl": "De status is {state}" })).toEqual([
    ["body.nl", { code: "rule.word.unknown", word: "{state}" }],
  ]);
});

test("a subject names no dossier: it has no words at all", () => {
  expect(problemsOf({ "subject.nl": "Dossier {number}" })).toEqual([
    ["subject.nl", { code: "rule.word.inSubject", word: "{number}" }],
  ]);
});

test("Dutch is required, other languages are not", () => {
  expect(problemsOf({ "subject.nl": "", "body.nl": " " })).toEqual([
    ["subject.nl", { code: "rule.required" }],
    ["body.nl", { code: "rule.required" }],
  ]);
});

test("a paragraph with a word that has no content is left out", () => {
  const body = "Nummer {number}.\n\nJe kunt wijzigen {until}.\n\n\nTot snel.";
  expect(fillMail(body, { number: "2026-KXWBD", until: "" })).toEqual(["Nummer 2026-KXWBD.", "Tot snel."]);
  expect(fillMail(body, { number: "1", until: "tot morgen" })).toEqual([
    "Nummer 1.",
    "Je kunt wijzigen tot morgen.",
    "Tot snel.",
  ]);
});

test("a value is never read as a word", () => {
  expect(fillMail("{number} {until}", { number: "{until}", until: "x" })).toEqual(["{until} x"]);
});

test("a language without a text of the fund gets the standard text, and shows as a gap", () => {
  const own = { subject: { nl: "Kort" }, body: { nl: "Lang" }, writtenAt: { nl: "2026-11-01T00:00:00.000Z" } };
  expect(ownWording(own, "nl")).toEqual({ subject: "Kort", body: "Lang" });
  expect(ownWording(own, "fr")).toBe(null);
  expect(mailTranslation(own, "fr")).toBe("missing");
  expect(mailTranslation(null, "fr")).toBe("complete");
});
