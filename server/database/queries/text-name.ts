import { languages } from "#domain/language.ts";
import { mailTextKeys } from "#domain/mail-text.ts";
import { pageKeys } from "#domain/page.ts";
import { readCatalogues } from "#i18n/every-language.ts";

const catalogues = await readCatalogues("texts", "writing");

/** The names that the office gives to pages and mails, in every language, by the kind and the key of their text. */
export const textNames = Object.fromEntries([
  ...pageKeys.map((key) => [`page ${key}`, nameOf(`writing.page.${key}`)]),
  ...mailTextKeys.map((key) => [`mail ${key}`, nameOf(`texts.mail.${key}`)]),
]);

function nameOf(key: keyof typeof catalogues.nl) {
  return Object.fromEntries(languages.map((language) => [language, catalogues[language][key]]));
}
