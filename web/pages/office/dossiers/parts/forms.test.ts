import { expect, test } from "vitest";
import { pointBeforeName, pointName, readJudgedPoints } from "#web/pages/office/dossiers/parts/forms.ts";

test("only the conditions that a person judged anew are sent, so that a judgement of a colleague stays", () => {
  const form = new FormData();
  const points = { costs: ["", ""], place: ["", "yes"], plan: ["yes", ""], year: ["no", "no"] } as const;
  for (const [id, [before, now]] of Object.entries(points)) {
    form.set(pointBeforeName(id), before);
    form.set(pointName(id), now);
  }
  expect(readJudgedPoints(form)).toEqual([
    { id: "place", isMet: true },
    { id: "plan", isMet: null },
  ]);
});
