import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { ApplyDraft } from "#web/pages/office/people/import/parts/apply-draft.tsx";

test("a list says how many need a letter when nobody is new, whose roles end, and which lines are left out or renamed", async () => {
  const counts = [
    { kind: "doubtful" as const, count: 2 },
    { kind: "renamed" as const, count: 1 },
    { kind: "changed" as const, count: 4 },
    { kind: "left" as const, count: 3 },
  ];
  const draft = {
    id: "1",
    fingerprint: "a",
    fileName: "staff.csv",
    madeAt: "2026-09-01T10:00:00Z",
    unchanged: 0,
    counts,
    lines: [],
  };
  const html = await renderPart(
    <ApplyDraft draft={{ ...draft, lettersNeeded: 3, rolesEnding: 1 }} tooMany={null} />,
    "people",
  );
  expect(html).toContain("people need an access letter to vote");
  expect(html).toContain("of them has a role, which ends");
  expect(html).toContain("lines are left out");
  expect(html).toContain("person gets another name");
  expect(html).toContain("Take over 8 changes");
});
