import { expect, test } from "vitest";
import { readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { renderPart } from "#test/render.tsx";
import { refusedForm } from "#web/form.tsx";
import type { DossiersPage, ListedDossier } from "#web/pages/office/dossiers/page.tsx";
import { DossierList } from "#web/pages/office/dossiers/parts/dossier-list.tsx";

const aRow = (id: string): ListedDossier => ({
  id,
  levels: ["row"],
  number: id,
  type: "internal",
  isConfidential: true,
  state: "submitted",
  sentAt: null,
  completeBy: null,
  isUrgent: false,
  answerBy: null,
  language: null,
  branch: null,
  department: null,
  applicant: null,
  organisation: null,
  title: null,
  town: null,
  askedInCents: null,
  theme: null,
  call: null,
  decision: null,
});

function pageWith(rows: ListedDossier[]): DossiersPage {
  const dossiers = {
    rows,
    first: 1,
    total: rows.length,
    hasMoreThanTotal: false,
    next: null,
    previous: null,
    remarks: [],
  };
  const { question } = readList(lists.dossiers, new URLSearchParams());
  return {
    roles: ["coordinator"],
    question,
    savedViews: [],
    open: null,
    budget: null,
    tab: "answers",
    done: null,
    now: "2026-11-19T09:00:00Z",
    calls: [],
    counts: [],
    dossiers,
  };
}

test("a download of too many dossiers is refused and keeps all of them chosen, also without scripts", async () => {
  const form = new FormData();
  form.append("intent", "plan-download");
  for (const id of ["a", "c"]) form.append("id", id);
  const page = pageWith(["a", "b", "c"].map(aRow));
  const refused = refusedForm({ code: "list.tooManyChosen", most: 1 }, form).data;
  const html = await renderPart(<DossierList page={page} plan={null} refused={refused} />, "dossiers");
  const boxes = html.match(/<input[^>]* name="id"[^>]*>/g) ?? [];
  expect(boxes.map((box) => box.includes(' checked=""'))).toEqual([true, false, true]);
});

test("a decision that was not released yet has a mark, and none has it afterwards", async () => {
  const decision = { outcome: "selected", amountInCents: 300_000 } as const;
  const marksOf = async (releasedAt: string | null) => {
    const page = pageWith([{ ...aRow("a"), state: "in_review", decision: { ...decision, releasedAt } }]);
    const html = await renderPart(<DossierList page={page} plan={null} refused={undefined} />, "dossiers");
    return html.match(/(?<=state-mark--apricot">)[^<]*/g) ?? [];
  };
  expect(await marksOf(null)).toEqual(["Pending: Award €3,000"]);
  expect(await marksOf("2026-11-18T09:00:00Z")).toEqual([]);
});
