import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { type Refused, refusedForm } from "#web/form.tsx";
import type { ListedDecision } from "#web/pages/office/outbox/page.tsx";
import { DecisionList } from "#web/pages/office/outbox/parts/decision-list.tsx";
import type { OutboxView } from "#web/pages/office/outbox/parts/outbox-view.ts";

const aRow = (id: string): ListedDecision => ({
  id,
  number: id,
  title: id,
  type: "external",
  language: "nl",
  organisation: "De Komma vzw",
  applicant: "Anna Maes",
  isConfidential: false,
  isUrgent: false,
  decision: {
    outcome: "selected",
    amountInCents: 100_000,
    isLoan: false,
    plannedFor: null,
    lostHour: null,
    releasedAt: null,
    revision: 1,
    isPrinted: false,
    missing: [],
    letters: [{ language: "nl", isEdited: false }],
  },
});

type Shown = { view?: OutboxView; staying?: string[]; refused?: Refused };

async function chosenRows({ view = "pending", staying = [], refused }: Shown): Promise<boolean[]> {
  const rows = ["a", "b", "c"].map(aRow);
  const page = { view, rows, open: null, isGone: false, done: null, count: 0, staying };
  const html = await renderPart(<DecisionList page={page} plan={null} refused={refused} />, "dossiers");
  const boxes = html.match(/<input[^>]* type="checkbox" name="id"[^>]*>/g) ?? [];
  return boxes.map((box) => box.includes(' checked=""'));
}

test("finished decisions are proposed for a release", async () => {
  expect(await chosenRows({})).toEqual([true, true, true]);
});

test("a release for which nothing was chosen is refused and chooses nothing again", async () => {
  const form = new FormData();
  form.append("intent", "plan");
  expect(await chosenRows({ refused: refusedForm({ code: "list.nothingChosen" }, form).data })).toEqual([
    false,
    false,
    false,
  ]);
});

test("after a release only the decisions that somebody changed meanwhile are chosen again", async () => {
  expect(await chosenRows({ staying: ["b"] })).toEqual([false, true, false]);
});

test("only the view with every pending decision has boxes to choose some for a release", async () => {
  expect(await chosenRows({ view: "unfinished" })).toEqual([]);
  expect(await chosenRows({ view: "released" })).toEqual([]);
});
