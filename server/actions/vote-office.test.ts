import { scoreProject } from "#server/actions/vote-office.ts";
import { eq } from "#server/database/drizzle.ts";
import { projects } from "#server/database/tables/project.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { anOfficer } from "#test/decision.ts";
import { aCall, aProject } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

test("the chair can score a project without a dossier until voting opens, and sees a score of somebody else", async ({
  fund,
}) => {
  const call = await aCall(fund.db);
  const { id: projectId } = await aProject(fund.db, { callId: call.id, committeeScore: null });
  const [chair, deputy, member, coordinator] = [
    await anOfficer(fund.db, "committee", "chair"),
    await anOfficer(fund.db, "committee", "deputy"),
    await anOfficer(fund.db, "committee"),
    await anOfficer(fund.db, "coordinator"),
  ];
  fund.now = new Date("2026-10-31T09:00:00Z");
  const score = (by: typeof chair, points: number, previousScore: number | null = null) =>
    scoreProject(fund.context(by), { projectId, score: points, previousScore });
  await score(chair, 81);
  // A second tab still shows no score.
  await expect(score(chair, 40)).rejects.toMatchObject({ problem: { code: "record.changed" } });
  await score(chair, 82, 81);
  const [scored] = await fund.db.select().from(projects).where(eq(projects.callId, call.id));
  expect(scored?.committeeScore).toBe(82);
  for (const other of [deputy, member, coordinator])
    await expect(score(other, 90, 82)).rejects.toMatchObject({ problem: { code: "permission.denied" } });
  await expect(score(chair, 101, 82)).rejects.toMatchObject({ problem: { code: "form.invalid" } });
  fund.now = call.votingOpens as Date;
  await expect(score(chair, 90, 82)).rejects.toMatchObject({ problem: { code: "vote.scoresFixed" } });
  // A committee without a chair has its deputy.
  await fund.db.delete(personRoles).where(eq(personRoles.personId, chair.id));
  fund.now = new Date("2026-10-31T09:00:00Z");
  await score(deputy, 60, 82);
});

test("only the chair reads which projects they score by hand, until voting opens", async ({ fund }) => {
  const call = await aCall(fund.db);
  const byHand = await aProject(fund.db, { callId: call.id, committeeScore: null });
  const { id: dossierId } = await aStoredDossier(fund.db, { state: "shortlisted", callId: call.id });
  await aProject(fund.db, { callId: call.id, dossierId });
  const [chair, deputy] = [
    await anOfficer(fund.db, "committee", "chair"),
    await anOfficer(fund.db, "committee", "deputy"),
  ];
  fund.now = new Date("2026-10-31T09:00:00Z");
  const read = async (me: typeof chair) => {
    const query = "query ($slug: String!) { call(slug: $slug) { handScores { score project { slug } } } }";
    const { data } = await fund.ask(me, query, { slug: call.slug });
    return (data as { call: { handScores: unknown[] } }).call.handScores;
  };
  expect(await read(chair)).toEqual([{ score: null, project: { slug: byHand.slug } }]);
  expect(await read(deputy)).toEqual([]);
  await scoreProject(fund.context(chair), { projectId: byHand.id, score: 64 });
  expect(await read(chair)).toEqual([{ score: 64, project: { slug: byHand.slug } }]);
  fund.now = call.votingOpens as Date;
  expect(await read(chair)).toEqual([]);
});
