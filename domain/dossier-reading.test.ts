import { expect, test } from "vitest";
import type { OfficeLevel } from "#domain/dossier-level.ts";
import { readableAnswers } from "#domain/dossier-reading.ts";

const request = { reason: "De verwarming is stuk.", not_read_by: "tom" };

test("shows nobody in the office which members an applicant named", () => {
  const readers: OfficeLevel[][] = [["content", "judge", "handle", "chair"], ["content", "personal"], ["row"]];
  const kind = { type: "internal", isConfidential: true } as const;
  const fieldsFor = (levels: OfficeLevel[]) => Object.keys(readableAnswers(levels, kind, request));
  expect(readers.map(fieldsFor)).toEqual([["reason"], ["reason"], []]);
});
