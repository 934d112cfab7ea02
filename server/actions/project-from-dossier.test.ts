import { brusselsTime } from "#domain/brussels-time.ts";
import { decide } from "#server/actions/decision.ts";
import { releaseDecisions } from "#server/actions/decision-release.ts";
import { withdrawOnBehalf } from "#server/actions/dossier-handling.ts";
import { publishProject } from "#server/actions/project-publish.ts";
import { eq } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";
import { aJudgedDossier, anOfficer, aWithdrawnWinner } from "#test/decision.ts";
import { aCall, aPerson, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { anEditor, aReleasedProject, findDraft } from "#test/project-drafts.ts";
import { aReview, roundCriteria } from "#test/review-round.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

async function releasedDraft(fund: Fund, outcome: "selected" | "shortlisted") {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const dossier = await aJudgedDossier(fund.db, [chair]);
  await decide(fund.context(chair), { dossierId: dossier.id, revision: 0, outcome, amountInCents: 100_000_00 });
  const coordinator = await anOfficer(fund.db, "coordinator");
  await releaseDecisions(fund.context(coordinator), { dossierIds: [dossier.id], at: null });
  const [draft] = await fund.db.select().from(projectDrafts).where(eq(projectDrafts.dossierId, dossier.id));
  return draft;
}

test("the draft of an award has the amount of the decision", async ({ fund }) => {
  await theSettings(fund.db);
  expect(await releasedDraft(fund, "selected")).toMatchObject({ amountInCents: 100_000_00 });
});

test("a draft for the ballot does not show the amount for its project", async ({ fund }) => {
  await theSettings(fund.db);
  expect(await releasedDraft(fund, "shortlisted")).toMatchObject({ amountInCents: null });
});

test("a project on the ballot has the score of the committee from the moment it is published", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund, { theme: "nature" });
  await fund.db.update(calls).set({ criteria: roundCriteria }).where(eq(calls.id, draft.callId));
  const member = await aPerson(fund.db);
  await aReview(fund, { dossierId: String(draft.dossierId), personId: member.id, note: "Goed plan." });
  const editor = fund.context(await anEditor(fund));
  await publishProject(editor, { id: draft.id, revision: 1, withoutAnswer: true });
  const [project] = await fund.db.select().from(projects).where(eq(projects.id, draft.id));
  // 60 % of 4 and 40 % of 2 is 3.2 out of 5.
  expect(project?.committeeScore).toBe(55);
});

test("an award after the vote reaches the site, and the results of the vote stay as they are", async ({ fund }) => {
  await theSettings(fund.db);
  const call = await aCall(fund.db, { slug: "2026", winnerCount: 1, votesCast: 40 });
  await aWithdrawnWinner(fund.db, call.id);
  const { dossier, draft } = await aReleasedProject(fund, { callId: call.id, state: "not_elected", theme: "nature" });
  await publishProject(fund.context(await anEditor(fund)), { id: draft.id, revision: 1, withoutAnswer: true });
  const [project] = await fund.db.update(projects).set({ rank: 2, votes: 40 }).returning();
  const chair = await anOfficer(fund.db, "committee", "chair");
  await aDeclaration(fund.db, { dossierId: dossier.id, personId: chair.id });
  fund.now = new Date(call.resultsPublished.getTime() + 86_400_000);
  const seen = `{
    years { year projects amountInCents }
    call(slug: "2026") { results { rows { votes points rank isWinner amountInCents } } }
  }`;
  const before = (await fund.ask(null, seen)).data;
  expect(before).toMatchObject({ years: [], call: { results: { rows: [{ votes: 40, isWinner: false }] } } });

  const award = { dossierId: dossier.id, revision: 0, outcome: "selected", amountInCents: 3_000_00 } as const;
  await decide(fund.context(chair), award);
  await releaseDecisions(fund.context(chair), { dossierIds: [dossier.id] });
  expect(await findDraft(fund.db, dossier)).toMatchObject({ amountInCents: 3_000_00 });
  expect(await fund.db.select().from(projects)).toEqual([{ ...project, amountInCents: 3_000_00 }]);
  const year = Number(brusselsTime(call.submissionsOpen).slice(0, 4));
  expect((await fund.ask(null, seen)).data).toEqual({
    ...before,
    years: [{ year, projects: 1, amountInCents: 3_000_00 }],
  });

  const coordinator = await anOfficer(fund.db, "coordinator");
  await withdrawOnBehalf(fund.context(coordinator), { dossierId: dossier.id, reason: "Ook gestopt." });
  expect((await fund.ask(null, seen)).data).toEqual(before);
});

test("a winner that withdraws keeps its place in the results, and no longer has an award", async ({ fund }) => {
  await theSettings(fund.db);
  const call = await aCall(fund.db, { slug: "2026", winnerCount: 1, votesCast: 40 });
  const { dossier, draft } = await aReleasedProject(fund, { callId: call.id, state: "winner", theme: "nature" });
  await publishProject(fund.context(await anEditor(fund)), { id: draft.id, revision: 1, withoutAnswer: true });
  await fund.db.update(projects).set({ rank: 1, votes: 40, amountInCents: 4_000_00 });
  fund.now = new Date(call.resultsPublished.getTime() + 86_400_000);
  const seen = `{
    years { projects amountInCents }
    call(slug: "2026") { results { rows { rank votes isWinner amountInCents } } }
  }`;
  const result = { rank: 1, votes: 40, isWinner: true };
  expect((await fund.ask(null, seen)).data).toEqual({
    years: [{ projects: 1, amountInCents: 4_000_00 }],
    call: { results: { rows: [{ ...result, amountInCents: 4_000_00 }] } },
  });
  const coordinator = await anOfficer(fund.db, "coordinator");
  await withdrawOnBehalf(fund.context(coordinator), { dossierId: dossier.id, reason: "De vzw houdt op." });
  expect((await fund.ask(null, seen)).data).toEqual({
    years: [],
    call: { results: { rows: [{ ...result, amountInCents: null }] } },
  });
});

test("a candidate of a call without a vote joins the fund's selection with its award", async ({ fund }) => {
  await theSettings(fund.db);
  const { dossier, draft } = await aReleasedProject(fund, { theme: "nature" });
  await publishProject(fund.context(await anEditor(fund)), { id: draft.id, revision: 1, withoutAnswer: true });
  await fund.db.update(calls).set({ votingOpens: null, votingCloses: null });
  const chair = await anOfficer(fund.db, "committee", "chair");
  await aDeclaration(fund.db, { dossierId: dossier.id, personId: chair.id });
  const reasons = { nl: "Er komt geen stemming." };
  const award = { outcome: "selected", amountInCents: 3_000_00, reasons } as const;
  await decide(fund.context(chair), { dossierId: dossier.id, revision: 0, ...award });
  await releaseDecisions(fund.context(chair), { dossierIds: [dossier.id] });
  expect(await findDraft(fund.db, dossier)).toMatchObject({ amountInCents: 3_000_00 });
  expect(await fund.db.select().from(projects)).toMatchObject([{ status: "selected", amountInCents: 3_000_00 }]);
});
