import { expect, test } from "vitest";
import { requestBudget } from "#domain/request-budget.ts";
import { renderPart } from "#test/render.tsx";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { BudgetOfRequests } from "#web/pages/office/dossiers/parts/request-budget.tsx";

type Decided = Pick<OpenDossier, "acts" | "decision" | "opinions">;

const budget = requestBudget(2026, 10_000_00, 9_500_00);
const show = (dossier: Decided) =>
  renderPart(<BudgetOfRequests dossier={dossier} budget={budget} />, "dossiers").then((html) =>
    html.replaceAll(/<[^>]*>|\s+/g, " ").replaceAll(/ +/g, " "),
  );
const opinionOf = (amountInCents: number | null) => ({
  member: "Anna Zonder",
  isMine: false,
  amountInCents,
  isLoan: false,
  reason: "",
});
const decisionOf = (amountInCents: number, releasedAt: string | null) => ({
  outcome: "granted" as const,
  amountInCents,
  isLoan: false,
  releasedAt,
  revision: 1,
  reasons: [],
});
const warning = "A proposal is more than what is left this year.";

test("members read what is left this year beside a request, and a proposal beyond it is only a warning", async () => {
  const open: Decided = { acts: ["giveOpinion"], decision: null, opinions: [opinionOf(500_00), opinionOf(null)] };
  const line = "Budget for requests in 2026: €10,000. Given so far: €9,500. Left: €500.";
  expect(await show(open)).toContain(line);
  expect(await show(open)).not.toContain(warning);
  expect(await show({ ...open, opinions: [opinionOf(600_00)] })).toContain(warning);
  expect(await show({ acts: [], decision: decisionOf(600_00, null), opinions: [] })).toContain(warning);
});

test("a request that has its answer shows no budget", async () => {
  const decision = decisionOf(600_00, "2026-11-19T09:00:00Z");
  expect(await show({ acts: [], decision, opinions: [opinionOf(600_00)] })).toBe("");
});
