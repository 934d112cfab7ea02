import { expect, test } from "vitest";
import { readPageDraft, translationState, writePageDraft } from "#domain/page.ts";

test("reads the title, note, intro and body of a page from Markdown", () => {
  const draft = readPageDraft(
    "# Privacybeleid\r\n\r\n> Nieuw: hoelang we\n> berichten bewaren.\n\nWelke gegevens\nwe bewaren.\n\n## Wie\n\nHet fonds.\n\n> Een citaat.\n",
  );
  expect(draft).toEqual({
    title: "Privacybeleid",
    note: "Nieuw: hoelang we berichten bewaren.",
    intro: "Welke gegevens we bewaren.",
    body: "## Wie\n\nHet fonds.\n\n> Een citaat.",
  });
});

test("reads a page without a note, and gives an empty title without a heading", () => {
  expect(readPageDraft("# A\n\nB.\n\nC.\n").note).toBe("");
  expect(readPageDraft("Only text.\n").title).toBe("");
  expect(readPageDraft("").title).toBe("");
});

test("reads a page back as it was written", () => {
  const page = { title: "About", intro: "In short.", body: "## One\n\n- a\n- b\n\n## Two\n\nText." };
  expect(readPageDraft(writePageDraft(page))).toEqual({ ...page, note: "" });
});

test("says how complete a page is in each language", () => {
  const page = (texts: Partial<Record<"nl" | "fr", string>>, writtenAt = {}) => {
    const text = { nl: "", ...texts };
    return { title: text, intro: text, body: text, writtenAt };
  };
  expect(translationState(page({ nl: "Tekst" }), "fr")).toBe("missing");
  expect(translationState({ ...page({ nl: "Tekst" }), title: { nl: "Titel", fr: "Titre" } }, "fr")).toBe("partial");
  expect(translationState(page({ nl: "Tekst", fr: "Texte" }), "fr")).toBe("complete");
  const moments = { nl: "2026-11-02T09:00:00.000Z", fr: "2026-11-01T09:00:00.000Z" };
  expect(translationState(page({ nl: "Tekst", fr: "Texte" }, moments), "fr")).toBe("behind");
  expect(translationState(page({ nl: "Tekst", fr: "Texte" }, { ...moments, fr: moments.nl }), "fr")).toBe("complete");
  expect(translationState(page({ nl: "Tekst", fr: "Texte" }, moments), "nl")).toBe("complete");
});
