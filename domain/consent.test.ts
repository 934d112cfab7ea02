import { expect, test } from "vitest";
import { consentCategories, readConsent, writeConsent } from "#domain/consent.ts";

const id = "0b5d1c1e-6a52-4c0e-9a3b-0f6d2f1f7a11";
const givenAt = new Date("2026-11-15T09:00:00Z");

test("reads a choice back from its cookie among other cookies", () => {
  for (const choices of [
    { statistics: false, media: false },
    { statistics: true, media: false },
    { statistics: true, media: true },
  ]) {
    const cookies = `theme=dark; samen_consent=${writeConsent({ id, choices, givenAt })}; i18n_redirected=fr`;
    expect(readConsent(cookies)).toEqual({ id, choices, givenAt });
  }
});

test("finds no choice without a cookie, in a broken cookie or under another name", () => {
  const written = writeConsent({ id, choices: { statistics: true, media: true }, givenAt });
  expect(readConsent("")).toBeNull();
  expect(readConsent(`other_samen_consent=${written}`)).toBeNull();
  expect(readConsent(`samen_consent=${written.slice(8)}`)).toBeNull();
  expect(readConsent(`samen_consent=${written}<script>`)).toBeNull();
});

test("reads every category that the site asks about", () => {
  const choices = { statistics: true, media: true };
  const read = readConsent(`samen_consent=${writeConsent({ id, choices, givenAt })}`);
  expect(Object.keys(read?.choices ?? {})).toEqual([...consentCategories]);
});
