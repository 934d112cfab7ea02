import { expect, test } from "vitest";
import { acceptedLanguage, firstOffered, isLanguage, offeredLanguages, preferredLanguage } from "#domain/language.ts";

test("a fund offers the languages of its settings that we have, and always Dutch first", () => {
  expect(offeredLanguages(["fr", "nl"])).toEqual(["nl", "fr"]);
  expect(offeredLanguages(["en"])).toEqual(["nl", "en"]);
  expect(offeredLanguages(["de"])).toEqual(["nl"]);
  expect(offeredLanguages([])).toEqual(["nl"]);
  expect(offeredLanguages(null)).toEqual(["nl", "en", "fr"]);
});

test("recognises a language of ours, or only those that a fund offers", () => {
  expect([isLanguage("en"), isLanguage("de"), isLanguage(undefined)]).toEqual([true, false, false]);
  expect([isLanguage("fr", ["nl", "fr"]), isLanguage("en", ["nl", "fr"])]).toEqual([true, false]);
});

test("takes the first offered language, else the default one", () => {
  expect(firstOffered([null, "en", "fr"], ["nl", "fr"])).toBe("fr");
  expect(firstOffered([undefined, "en"], ["nl", "fr"])).toBe("nl");
});

test("writes to people in their choice, the language they last used or the roster's, if the fund offers it", () => {
  const person = { chosenLanguage: "en", usedLanguage: "fr", language: "nl" } as const;
  expect(preferredLanguage(person, ["nl", "en", "fr"])).toBe("en");
  expect(preferredLanguage(person, ["nl", "fr"])).toBe("fr");
  expect(preferredLanguage({ ...person, chosenLanguage: null }, ["nl", "en"])).toBe("nl");
  expect(preferredLanguage({ chosenLanguage: null, usedLanguage: null, language: "en" }, ["nl", "fr"])).toBe("nl");
});

test("a browser's wishes are read by their weight, and only the languages of the fund count", () => {
  expect(acceptedLanguage("de, fr-BE;q=0.8, nl;q=0.5", ["nl", "fr"])).toBe("fr");
  expect(acceptedLanguage("en-US,en;q=0.9,fr;q=0.95", ["nl", "en", "fr"])).toBe("en");
  expect(acceptedLanguage("en;q=0, de", ["nl", "en"])).toBe("nl");
  expect(acceptedLanguage("", ["nl", "en"])).toBe("nl");
});
