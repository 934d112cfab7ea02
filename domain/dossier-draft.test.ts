import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Draft,
  isConfidential,
  mayStayOnDevice,
  mergeDraft,
  seenAfter,
  seenOf,
  sendingsOf,
  withFittingBranch,
  withoutArrived,
} from "#domain/dossier-draft.ts";

const empty: Draft = { answers: {}, changedIn: {} };

test("keeps the answers of two devices to different questions", () => {
  const first = mergeDraft(empty, { basedOn: 1, revision: 2, changes: { firstname: "Lotte" } });
  const second = mergeDraft(first.draft, { basedOn: 1, revision: 3, changes: { city: "Gent" } });
  expect(second.draft.answers).toEqual({ firstname: "Lotte", city: "Gent" });
  expect([first.conflicts, second.conflicts]).toEqual([[], []]);
});

test("keeps and reports the other answer when two devices answer the same question differently", () => {
  const first = mergeDraft(empty, { basedOn: 1, revision: 2, changes: { city: "Gent" } });
  const second = mergeDraft(first.draft, { basedOn: 1, revision: 3, changes: { city: "Aalst", street: "Kouter" } });
  expect(second.conflicts).toEqual([{ field: "city", theirs: "Gent" }]);
  expect(second.draft.answers).toEqual({ city: "Gent", street: "Kouter" });
});

test("a device that has seen the other answer may change it", () => {
  const first = mergeDraft(empty, { basedOn: 1, revision: 2, changes: { city: "Gent" } });
  const { draft, conflicts } = mergeDraft(first.draft, { basedOn: 2, revision: 3, changes: { city: "Aalst" } });
  expect(conflicts).toEqual([]);
  expect(draft).toEqual({ answers: { city: "Aalst" }, changedIn: { city: 3 } });
});

test("the same answer from two devices is no conflict and no change", () => {
  const first = mergeDraft(empty, { basedOn: 1, revision: 2, changes: { city: "Gent" } });
  const second = mergeDraft(first.draft, { basedOn: 1, revision: 3, changes: { city: "Gent" } });
  expect(second).toEqual({ draft: first.draft, conflicts: [], isChanged: false });
});

test("stores or reports every answer that anyone typed", () => {
  const changes = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.string());
  fc.assert(
    fc.property(changes, changes, fc.boolean(), (ours, theirs, hasSeen) => {
      const first = mergeDraft(empty, { basedOn: 1, revision: 2, changes: theirs });
      const { draft, conflicts } = mergeDraft(first.draft, { basedOn: hasSeen ? 2 : 1, revision: 3, changes: ours });
      for (const [field, value] of Object.entries(ours)) {
        const isConflict = conflicts.some((conflict) => conflict.field === field);
        expect(isConflict || String(draft.answers[field] ?? "") === value).toBe(true);
      }
      for (const { field, theirs: answer } of conflicts) expect(draft.answers[field]).toBe(answer);
    }),
  );
});

test("saving one answer does not count as having seen another device's change to a second answer", () => {
  const read = { revision: 1, later: {} };
  const theirs = mergeDraft(empty, { basedOn: 1, revision: 2, changes: { city: "Aalst" } });
  const ours = mergeDraft(theirs.draft, { basedOn: seenOf(read, "box"), revision: 3, changes: { box: "2" } });
  const seen = seenAfter(read, { box: "2" }, 3);
  const [boxAgain, city] = ["box", "city"].map((field) =>
    mergeDraft(ours.draft, { basedOn: seenOf(seen, field), revision: 4, changes: { [field]: "Gent" } }),
  );
  expect(city?.conflicts).toEqual([{ field: "city", theirs: "Aalst" }]);
  expect(boxAgain?.conflicts).toEqual([]);
});

test("sends answers typed on an old revision with that revision, before newer ones", () => {
  const unsent = {
    city: { value: "Gent", basedOn: 7 },
    street: { value: "Kouter", basedOn: 2 },
    box: { value: "", basedOn: 7 },
  };
  expect(sendingsOf(unsent)).toEqual([
    { basedOn: 2, changes: { street: "Kouter" } },
    { basedOn: 7, changes: { city: "Gent", box: "" } },
  ]);
});

test("removes answers the server has, and keeps those that were typed since or conflict", () => {
  const unsent = {
    city: { value: "Gent", basedOn: 2 },
    street: { value: "Kouter 7", basedOn: 2 },
    box: { value: "2", basedOn: 2 },
    phone: { value: "0470", basedOn: 1 },
  };
  const sentAnswers = { city: "Gent", street: "Kouter", box: "2" };
  expect(
    withoutArrived(unsent, { sent: sentAnswers, conflicts: [{ field: "box", theirs: "3" }], revision: 5 }),
  ).toEqual({
    street: { value: "Kouter 7", basedOn: 5 },
    box: { value: "2", basedOn: 5 },
    phone: { value: "0470", basedOn: 1 },
  });
});

test("no device stores an IBAN or a register number", () => {
  const fields = ["title_of_the_project", "iban_code", "responsible_national_register_number"];
  expect(fields.map(mayStayOnDevice)).toEqual([true, false, false]);
});

test("a request for help is confidential, and so is a project until its applicant says otherwise", () => {
  expect(isConfidential("internal", { confidential: "no" })).toBe(true);
  expect(["yes", "", "no"].map((confidential) => isConfidential("external", { confidential }))).toEqual([
    true,
    true,
    false,
  ]);
});

test("a retired applicant gets the branch 'retired', and one who is no longer retired chooses again", () => {
  const branchOf = (answers: Draft["answers"]) => withFittingBranch(answers).branch;
  expect(branchOf({ employment_status: "retired", branch: "gent" })).toBe("retired");
  expect(branchOf({ employment_status: "employed", branch: "retired" })).toBe("");
  expect(branchOf({ employment_status: "family", branch: "gent" })).toBe("gent");
  expect(branchOf({})).toBeUndefined();
});
