import { expect, test } from "vitest";
import { readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { renderPart } from "#test/render.tsx";
import { type Refused, refusedForm } from "#web/form.tsx";
import type { ListedThread } from "#web/pages/office/inbox/page.tsx";
import type { BulkAnswer } from "#web/pages/office/inbox/parts/act.ts";
import { ThreadList } from "#web/pages/office/inbox/parts/thread-list.tsx";

const aRow = (id: string): ListedThread => ({
  id,
  kind: "contact",
  state: "waiting",
  writer: "Anna Maes",
  topic: null,
  language: "nl",
  number: null,
  isConfidential: false,
  preview: "Dag",
  writtenAt: "2026-11-18T09:00:00Z",
  takenBy: null,
  isMine: false,
  revision: 0,
});

async function chosenRows(answer: BulkAnswer | null, refused?: Refused): Promise<boolean[]> {
  const rows = ["a", "b", "c"].map(aRow);
  const page = { rows, first: 1, total: 3, hasMoreThanTotal: false, next: null, previous: null, remarks: [] };
  const { question } = readList(lists.inbox, new URLSearchParams());
  const html = await renderPart(
    <ThreadList question={question} page={page} answer={answer} refused={refused} />,
    "inbox",
  );
  const boxes = html.match(/<input[^>]* type="checkbox" name="id"[^>]*>/g) ?? [];
  return boxes.map((box) => box.includes(' checked=""'));
}

test("an act on several messages that is refused keeps all of them chosen, also without scripts", async () => {
  const form = new FormData();
  form.append("intent", "do-finish");
  for (const id of ["a", "c"]) form.append("id", id);
  const refused = refusedForm({ code: "permission.denied" }, form).data;
  expect(await chosenRows(null, refused)).toEqual([true, false, true]);
});

test("messages that stayed open are still chosen after the others are done", async () => {
  const answer = { problem: null, kind: "done", ids: ["a", "b"], stayingIds: ["b"] } as const;
  expect(await chosenRows({ ...answer, ids: [...answer.ids], stayingIds: [...answer.stayingIds] })).toEqual([
    false,
    true,
    false,
  ]);
});
