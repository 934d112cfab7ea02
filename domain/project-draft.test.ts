import { expect, test } from "vitest";
import {
  approvalDue,
  firstSentence,
  projectTranslation,
  statusOfState,
  withoutContacts,
} from "#domain/project-draft.ts";

test("takes addresses, phone numbers, accounts and register numbers out of a text, and leaves amounts and years", () => {
  expect(withoutContacts("Mail jan.claes@wilg.example of bel 0470 12 34 56 of +32 (0)9 123 45 67.")).toBe(
    "Mail […] of bel […] of […].",
  );
  expect(withoutContacts("Rekening BE68 5390 0754 7034, nummer 85.07.30-997.34.")).toBe("Rekening […], nummer […].");
  const plain = "In 2026 kost het 12.500 euro voor 1.200 kinderen op 3 plaatsen.";
  expect(withoutContacts(plain)).toBe(plain);
});

test("the first sentence of a story is its summary, cut between words", () => {
  expect(firstSentence("Een tuin. Met bloemen.\n\nEn meer.")).toBe("Een tuin.");
  expect(firstSentence("Zonder punt\nen verder")).toBe("Zonder punt");
  expect(firstSentence("een twee drie vier", 12)).toBe("een twee…");
});

test("a translation is missing, partial, older than its source, or complete", () => {
  const draft = {
    title: { nl: "", fr: "Jardin" },
    summary: { nl: "", fr: "Court" },
    description: { nl: "", fr: "Long" },
    impact: { nl: "" },
    sourceLanguage: "fr" as const,
    writtenAt: { fr: "2026-11-15T09:00:00.000Z" },
  };
  expect(projectTranslation(draft, "fr")).toBe("complete");
  expect(projectTranslation(draft, "nl")).toBe("missing");
  expect(projectTranslation({ ...draft, title: { nl: "Tuin", fr: "Jardin" } }, "nl")).toBe("partial");
  const translated = {
    ...draft,
    title: { nl: "Tuin", fr: "Jardin" },
    summary: { nl: "Kort", fr: "Court" },
    description: { nl: "Lang", fr: "Long" },
  };
  const writtenAt = { ...draft.writtenAt, nl: "2026-11-14T09:00:00.000Z" };
  expect(projectTranslation({ ...translated, writtenAt }, "nl")).toBe("behind");
  const newer = { ...draft.writtenAt, nl: "2026-11-16T09:00:00.000Z" };
  expect(projectTranslation({ ...translated, writtenAt: newer }, "nl")).toBe("complete");
});

test("a project has the public status of its decision, and none before it", () => {
  expect(
    ["shortlisted", "selected", "agreement", "winner", "not_elected"].map((state) => statusOfState(state as "paid")),
  ).toEqual(["shortlisted", "selected", "selected", "winner", "not_elected"]);
  expect(statusOfState("in_review")).toBeNull();
  expect(statusOfState("granted")).toBeNull();
});

test("silence counts after five working days, over weekends and holidays", () => {
  expect(approvalDue(new Date("2026-11-06T09:00:00Z"))).toBe("2026-11-16");
});
