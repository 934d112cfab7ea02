import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { refusedForm } from "#web/form.tsx";
import { atItsField, GiveLateAccess } from "#web/pages/office/calls/slug/late-access/parts/give.tsx";

test.each([
  [{ code: "person.unknown" as const }, "formulate-late-person", "This person is not on the staff list."],
  [{ code: "dossier.dateOver" as const }, "formulate-late-until", "This day is over."],
])("extra time that the server refuses has its reason at the field: %o", async (refusal, id, sentence) => {
  const form = new FormData();
  form.set("intent", "late");
  const { problem } = atItsField({ data: null, problem: refusal });
  if (!problem) throw new Error("The refusal is lost");
  const part = <GiveLateAccess callId="1" refused={refusedForm(problem, form).data} />;
  const html = await renderPart(part, "calls");
  expect(html).toContain(`href="#${id}"`);
  expect(html).toContain(`id="${id}-error"`);
  expect(html).toContain(sentence);
});
