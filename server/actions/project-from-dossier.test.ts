import { decide } from "#server/actions/decision.ts";
import { releaseDecisions } from "#server/actions/decision-release.ts";
import { publishProject } from "#server/actions/project-publish.ts";
import { eq } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";
import { aJudgedDossier, anOfficer } from "#test/decision.ts";
import { aPerson, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { anEditor, aReleasedProject } from "#test/project-drafts.ts";
import { aReview, roundCriteria } from "#test/review-round.ts";

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
