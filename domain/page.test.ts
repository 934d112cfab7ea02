import { expect, test } from "vitest";
import { readPageDraft, writePageDraft } from "#domain/page.ts";

test("a page is read from Markdown: title, what changed, first lines, and the rest", () => {
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

test("without a word on the change there is none, and without a title there is no page", () => {
  expect(readPageDraft("# A\n\nB.\n\nC.\n").note).toBe("");
  expect(readPageDraft("Only text.\n").title).toBe("");
  expect(readPageDraft("").title).toBe("");
});

test("a page that is printed and written back is the same", () => {
  const page = { title: "About", intro: "In short.", body: "## One\n\n- a\n- b\n\n## Two\n\nText." };
  expect(readPageDraft(writePageDraft(page))).toEqual({ ...page, note: "" });
});
