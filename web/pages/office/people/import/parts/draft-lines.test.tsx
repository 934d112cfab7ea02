import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { DraftLines } from "#web/pages/office/people/import/parts/draft-lines.tsx";

test("a page after the last one leads to the first, and does not say that nothing was found", async () => {
  const none = { unchanged: 0, lettersNeeded: 0, rolesEnding: 0 };
  const draft = { id: "1", fingerprint: "a", fileName: "staff.csv", madeAt: "2026-09-01T10:00:00Z", ...none };
  const view = { kind: "left" as const, search: "", page: 9, hasNext: false };
  const html = await renderPart(<DraftLines draft={{ ...draft, counts: [], lines: [] }} view={view} />, "people");
  expect(html).toContain("There is nothing more here");
  expect(html).toContain("kind=left&amp;page=1");
  expect(html).not.toContain("Nothing found");
});
