import fc from "fast-check";
import { expect, test } from "vitest";
import { type Draft, isConfidential, mergeDraft } from "#domain/dossier-draft.ts";

const empty: Draft = { answers: {}, changedIn: {} };

test("two devices that answer different questions both have their way", () => {
  const first = mergeDraft(empty, { basedOn: 1, revision: 2, changes: { firstname: "Lotte" } });
  const second = mergeDraft(first.draft, { basedOn: 1, revision: 3, changes: { city: "Gent" } });
  expect(second.draft.answers).toEqual({ firstname: "Lotte", city: "Gent" });
  expect([first.conflicts, second.conflicts]).toEqual([[], []]);
});

test("the same question answered differently since is a conflict: what was there stays, and is told", () => {
  const first = mergeDraft(empty, { basedOn: 1, revision: 2, changes: { city: "Gent" } });
  const second = mergeDraft(first.draft, { basedOn: 1, revision: 3, changes: { city: "Aalst", street: "Kouter" } });
  expect(second.conflicts).toEqual([{ field: "city", theirs: "Gent" }]);
  expect(second.draft.answers).toEqual({ city: "Gent", street: "Kouter" });
});

test("whoever has seen the other answer may change it", () => {
  const first = mergeDraft(empty, { basedOn: 1, revision: 2, changes: { city: "Gent" } });
  const { draft, conflicts } = mergeDraft(first.draft, { basedOn: 2, revision: 3, changes: { city: "Aalst" } });
  expect(conflicts).toEqual([]);
  expect(draft).toEqual({ answers: { city: "Aalst" }, changedIn: { city: 3 } });
});

test("the same answer from both is no conflict and no change", () => {
  const first = mergeDraft(empty, { basedOn: 1, revision: 2, changes: { city: "Gent" } });
  const second = mergeDraft(first.draft, { basedOn: 1, revision: 3, changes: { city: "Gent" } });
  expect(second).toEqual({ draft: first.draft, conflicts: [], isChanged: false });
});

test("nothing anyone typed goes away without being told", () => {
  const changes = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.string());
  fc.assert(
    fc.property(changes, changes, fc.boolean(), (ours, theirs, hasSeen) => {
      const first = mergeDraft(empty, { basedOn: 1, revision: 2, changes: theirs });
      const { draft, conflicts } = mergeDraft(first.draft, { basedOn: hasSeen ? 2 : 1, revision: 3, changes: ours });
      for (const [field, value] of Object.entries(ours)) {
        const isTold = conflicts.some((conflict) => conflict.field === field);
        expect(isTold || String(draft.answers[field] ?? "") === value).toBe(true);
      }
      for (const { field, theirs: kept } of conflicts) expect(draft.answers[field]).toBe(kept);
    }),
  );
});

test("a request for help is confidential, and a project until its applicant says otherwise", () => {
  expect(isConfidential("internal", { confidential: "no" })).toBe(true);
  expect(["yes", "", "no"].map((confidential) => isConfidential("external", { confidential }))).toEqual([
    true,
    true,
    false,
  ]);
});
