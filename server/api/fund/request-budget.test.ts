import { randomUUID } from "node:crypto";
import type { DossierState } from "#domain/dossier.ts";
import { giveOpinion } from "#server/actions/request-opinion.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { aJudgedDossier, anOfficer, readDecided } from "#test/decision.ts";
import { theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

type Grant = { type?: "internal" | "external"; state?: DossierState; releasedAt?: Date | null; isLoan?: boolean };

/** A dossier on which the fund decided to give an amount. */
async function aGrant({ db, now }: Fund, amountInCents: number, grant: Grant = {}): Promise<void> {
  const { type = "internal", state = "granted", releasedAt = now, isLoan = false } = grant;
  const { id: dossierId } = await aStoredDossier(db, { type, state });
  const outcome = type === "internal" ? "granted" : "selected";
  const decidedAt = releasedAt ?? now;
  await db
    .insert(decisions)
    .values({ id: randomUUID(), dossierId, outcome, amountInCents, isLoan, decidedAt, releasedAt });
}

async function readBudget(fund: Fund) {
  const member = await anOfficer(fund.db, "committee");
  const { data } = await fund.ask(member, "{ requestBudget { year budgetInCents givenInCents leftInCents } }");
  return data?.requestBudget;
}

test("the budget of requests falls with the grants that were released this year, loans too", async ({ fund }) => {
  await theSettings(fund.db, { requestBudgetInCents: 10_000_00 });
  const ofYear = (givenInCents: number) => ({
    year: 2026,
    budgetInCents: 10_000_00,
    givenInCents,
    leftInCents: 10_000_00 - givenInCents,
  });
  expect(await readBudget(fund)).toEqual(ofYear(0));
  await aGrant(fund, 1_000_00);
  await aGrant(fund, 2_000_00, { state: "paid", releasedAt: new Date("2025-12-31T23:00:00Z") });
  await aGrant(fund, 500_50, { isLoan: true });
  // None of these counts: they are pending, withdrawn, of the year before, and for a project.
  await aGrant(fund, 16_00, { state: "in_review", releasedAt: null });
  await aGrant(fund, 32_00, { state: "withdrawn" });
  await aGrant(fund, 64_00, { releasedAt: new Date("2025-12-31T22:59:00Z") });
  await aGrant(fund, 128_00, { type: "external", state: "selected" });
  expect(await readBudget(fund)).toEqual(ofYear(3_500_50));
  fund.now = new Date("2026-12-31T23:00:00Z");
  expect(await readBudget(fund)).toEqual({ ...ofYear(0), year: 2027 });
});

test("a fund that set no budget has none to read", async ({ fund }) => {
  await theSettings(fund.db);
  await aGrant(fund, 1_000_00);
  expect(await readBudget(fund)).toBeNull();
});

test("members grant more than what is left, because nobody in trouble waits for a budget", async ({ fund }) => {
  await theSettings(fund.db, { requestBudgetInCents: 100_00 });
  const members = [await anOfficer(fund.db, "committee"), await anOfficer(fund.db, "committee")];
  const { id: dossierId } = await aJudgedDossier(fund.db, members, { type: "internal" });
  for (const member of members) await giveOpinion(fund.context(member), { dossierId, amountInCents: 500_00 });
  expect((await readDecided(fund.db, dossierId)).pending).toMatchObject({ outcome: "granted", amountInCents: 500_00 });
});
