import { expect, test } from "vitest";
import { readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { aPersonRow } from "#test/person-row.ts";
import { renderPart } from "#test/render.tsx";
import { refusedForm } from "#web/form.tsx";
import { PeopleList } from "#web/pages/office/people/parts/people-list.tsx";

test("an act on several people that is refused keeps all of them chosen, also without scripts", async () => {
  const form = new FormData();
  form.append("intent", "plan-letters");
  for (const id of ["a", "c"]) form.append("id", id);
  const rows = ["a", "b", "c"].map(aPersonRow);
  const page = { rows, first: 1, total: 3, hasMoreThanTotal: false, next: null, previous: null, remarks: [] };
  const { question } = readList(lists.people, new URLSearchParams());
  const refused = refusedForm({ code: "permission.denied" }, form).data;
  const html = await renderPart(<PeopleList question={question} page={page} plan={null} refused={refused} />, "people");
  const boxes = html.match(/<input[^>]* name="id"[^>]*>/g) ?? [];
  expect(boxes.map((box) => box.includes(' checked=""'))).toEqual([true, false, true]);
});
