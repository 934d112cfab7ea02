import { expect, test } from "vitest";
import { type Language, languages } from "#domain/language.ts";
import { compileCatalogue } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { ruleSentence } from "#i18n/rule-sentence.ts";
import { createText } from "#i18n/text.ts";

const catalogues = await readCatalogues("site", "submission", "dossier-form");

const sentenceFor = (language: Language, key: string, values: Record<string, string | number> = {}) => {
  const messages = compileCatalogue(catalogues[language]);
  return ruleSentence(createText(language, messages), key, { ...values, field: "Photo" });
};

test("the generic rules have the sentences of the specification", () => {
  const sentencesFor = (key: string, values = {}) => languages.map((language) => sentenceFor(language, key, values));
  expect(sentencesFor("rule.required")).toEqual([
    "Photo is verplicht.",
    "Photo is required.",
    "Le champ «\u00a0Photo\u00a0» est obligatoire.",
  ]);
  expect(sentencesFor("rule.email")).toEqual([
    "Vul een geldig e-mailadres in.",
    "Please enter a valid email address.",
    "Indiquez une adresse e-mail valable.",
  ]);
  expect(sentencesFor("rule.accepted")[1]).toBe("Please accept the photo.");
  expect(sentencesFor("rule.url")[1]).toBe("Please include a valid url.");
  expect(sentencesFor("rule.number")[1]).toBe("Photo must be a number.");
  expect(sentencesFor("rule.confirm")[1]).toBe("Photo does not match.");
  expect(sentencesFor("rule.min.text", { least: 5 })[1]).toBe("Photo must be at least 5 characters long.");
  expect(sentencesFor("rule.min.number", { least: 5 })[1]).toBe("Photo must be at least 5.");
  expect(sentencesFor("rule.max.text", { most: 5 })[1]).toBe("Photo must be less than or equal to 5 characters long.");
  expect(sentencesFor("rule.max.number", { most: 5 })[1]).toBe("Photo must be less than or equal to 5.");
  expect(sentencesFor("rule.between.number", { least: 1, most: 5 })[1]).toBe("Photo must be between 1 and 5.");
  expect(sentencesFor("rule.between.text", { least: 1, most: 5 })[1]).toBe(
    "Photo must be between 1 and 5 characters long.",
  );
  expect(sentencesFor("rule.mime", { type: "image/png" })).toEqual([
    "Photo moet van dit type zijn: image/png.",
    "Photo must be of the type: image/png",
    "Le champ «\u00a0Photo\u00a0» doit être de type image/png.",
  ]);
});

test("falls back to a general sentence for a rule without one, and to a fixed text without that", () => {
  const unknown = "rule.madeUpTomorrow";
  expect(languages.map((language) => sentenceFor(language, unknown))).toEqual([
    "Dit veld is niet goed ingevuld.",
    "This field isn’t valid.",
    "Ce champ n’est pas valide.",
  ]);
  expect(ruleSentence((key) => key, unknown, { field: "Photo" })).toBe("Invalid field value");
});
