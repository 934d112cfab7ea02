import { expect, test } from "vitest";
import { type DossierSection, dossierForm } from "#domain/dossier-form.ts";
import type { OfficeLevel } from "#domain/dossier-level.ts";
import { inReadingOrder, readableAnswers } from "#domain/dossier-reading.ts";

const request = { reason: "De verwarming is stuk.", not_read_by: "tom" };

test("shows nobody in the office which members an applicant named", () => {
  const readers: OfficeLevel[][] = [["content", "judge", "handle", "chair"], ["content", "personal"], ["row"]];
  const kind = { type: "internal", isConfidential: true } as const;
  const fieldsFor = (levels: OfficeLevel[]) => Object.keys(readableAnswers(levels, kind, request));
  expect(readers.map(fieldsFor)).toEqual([["reason"], ["reason"], []]);
});

test("the office reads about the project first, then about its organisation, and about the applicant last", () => {
  const sections = Object.entries(dossierForm.external).flatMap(([step, parts]) =>
    Object.keys(parts).map((name) => ({ id: `${step}.${name}` as DossierSection })),
  );
  const order = inReadingOrder(sections).map(({ id }) => id);
  expect(order.slice(0, 3)).toEqual([
    "describe-external.project",
    "describe-external.involvement",
    "describe-external.organisation",
  ]);
  expect(order.at(-1)).toMatch(/^acquainted\./);
  expect(order.toSorted()).toEqual(sections.map(({ id }) => id).toSorted());
});
