import { declareConflict } from "#server/actions/declaration.ts";
import { openReviewNote } from "#server/actions/dossier-content.ts";
import { giveToCommittee, takeBack, withdrawOnBehalf } from "#server/actions/dossier-handling.ts";
import { saveReview } from "#server/actions/review.ts";
import {
  assignReviewers,
  chooseReviewers,
  endRound,
  remindReviewers,
  reopenRound,
} from "#server/actions/review-round.ts";
import { giveRole, takeRole } from "#server/actions/role.ts";
import { scoreProject } from "#server/actions/vote-office.ts";
import type { Me } from "#server/context.ts";
import { and, eq, sql } from "#server/database/drizzle.ts";
import { listCallUses } from "#server/database/queries/call.ts";
import { listMails } from "#server/database/queries/mail.ts";
import { listReviews, readRound } from "#server/database/queries/review.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { calls } from "#server/database/tables/call.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { projects } from "#server/database/tables/project.ts";
import { reviewAssignments, reviews } from "#server/database/tables/review.ts";
import { testSecret } from "#test/context.ts";
import { aProject } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { anOfficerOf, aRound, score } from "#test/review-round.ts";
import { aDeclaration, aSentVersion, aStoredDossier, storedAnswers } from "#test/stored-dossier.ts";

const refusal = (code: string) => ({ problem: { code } });
const reviewOf = async (fund: Fund, dossierId: string, personId: string) => {
  const [review] = await fund.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.dossierId, dossierId), eq(reviews.personId, personId)));
  return review;
};

test("a member scores one criterion after the other, and a complete review is finished", async ({ fund }) => {
  const { committee, dossierIds } = await aRound(fund);
  const [anna] = committee;
  const [dossierId] = dossierIds;
  const save = (criterion: string, givenScore: number | null) =>
    saveReview(fund.context(anna), { dossierId, scores: [{ criterion, score: givenScore }] });

  expect(await save("impact", 4)).toMatchObject({ mean: 4, isFinished: false });
  expect(await save("plan", 3)).toMatchObject({ mean: 3.6, isFinished: true });
  expect(await reviewOf(fund, dossierId, anna.id)).toMatchObject({ scores: { impact: 4, plan: 3 }, version: 1 });
  expect(await save("plan", null)).toMatchObject({ mean: 4, isFinished: false });
  expect((await reviewOf(fund, dossierId, anna.id))?.finishedAt).toBeNull();
});

test("a note is sealed, and a score that comes later keeps it", async ({ fund }) => {
  const { committee, dossierIds } = await aRound(fund);
  const [anna] = committee;
  const [dossierId] = dossierIds;
  await saveReview(fund.context(anna), { dossierId, note: "De offerte is volledig." });
  await score(fund, anna, dossierId, 5);
  const review = await reviewOf(fund, dossierId, anna.id);
  expect(JSON.stringify(review)).not.toContain("offerte");
  expect(review && openReviewNote(testSecret, review)).toBe("De offerte is volledig.");
  await saveReview(fund.context(anna), { dossierId, note: " " });
  expect((await reviewOf(fund, dossierId, anna.id))?.sealedNote).toBeNull();
});

test("only members without conflict score, and only by the criteria of the call", async ({ fund }) => {
  const { committee, dossierIds, coordinator } = await aRound(fund);
  const [anna, bram] = committee;
  const [dossierId] = dossierIds;
  const dirk = await anOfficerOf(fund, "committee", "Dirk");
  await expect(score(fund, dirk, dossierId, 3)).rejects.toMatchObject(refusal("dossier.unknown"));
  await expect(score(fund, coordinator, dossierId, 3)).rejects.toMatchObject(refusal("permission.denied"));
  await aDeclaration(fund.db, { dossierId, personId: bram.id, answer: null });
  await expect(score(fund, bram, dossierId, 3)).rejects.toMatchObject(refusal("permission.denied"));
  for (const givenScore of [
    { criterion: "beauty", score: 3 },
    { criterion: "impact", score: 6 },
    { criterion: "impact", score: 2.5 },
  ])
    await expect(saveReview(fund.context(anna), { dossierId, scores: [givenScore] })).rejects.toMatchObject(
      refusal("review.unknownScore"),
    );
  expect(await listReviews(fund.db, [dossierId])).toEqual([]);
});

test("nobody scores a dossier that waits for its applicant, or after the vote has opened", async ({ fund }) => {
  const { call, committee, dossierIds } = await aRound(fund);
  const [anna] = committee;
  const [dossierId] = dossierIds;
  const change = (values: Partial<typeof dossiers.$inferInsert>) =>
    fund.db.update(dossiers).set(values).where(eq(dossiers.id, dossierId));
  await change({ state: "incomplete", incompleteFrom: "in_review" });
  await expect(score(fund, anna, dossierId, 3)).rejects.toMatchObject(refusal("review.notNow"));
  await change({ state: "in_review", incompleteFrom: null });
  fund.now = call.votingOpens as Date;
  await expect(score(fund, anna, dossierId, 3)).rejects.toMatchObject(refusal("review.votingOpened"));
});

test("a dossier that is withdrawn while members score it takes no more scores, and leaves the round", async ({
  fund,
}) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund);
  const [anna, bram] = committee;
  const [dossierId] = dossierIds;
  await score(fund, anna, dossierId, 4);
  await withdrawOnBehalf(fund.context(coordinator), { dossierId, reason: "Vroeg het aan de telefoon." });
  await expect(score(fund, bram, dossierId, 3)).rejects.toMatchObject(refusal("review.notNow"));
  expect((await readRound(fund.db, call)).dossiers).toEqual([]);
});

test("a dossier that becomes confidential while members score it keeps its scores, and the coordinator loses it", async ({
  fund,
}) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { dossiers: 2 });
  const [anna, bram] = committee;
  const [dossierId, other] = dossierIds as unknown as [string, string];
  await score(fund, anna, dossierId, 4);
  await fund.db.update(dossiers).set({ isConfidential: true }).where(eq(dossiers.id, dossierId));
  await score(fund, bram, dossierId, 2);
  for (const member of [anna, bram]) await score(fund, member, other, 3);
  const { dossiers: ranked } = await readRound(fund.db, call);
  expect(ranked.map(({ id, rank, judgement }) => [id, rank, judgement?.mean])).toEqual([
    [other, 1, 3],
    [dossierId, 1, 3],
  ]);
  await expect(chooseReviewers(fund.context(coordinator), { dossierId, memberIds: [anna.id] })).rejects.toMatchObject(
    refusal("permission.denied"),
  );
});

test("scores from before a completion are known by their version", async ({ fund }) => {
  const { committee, dossierIds } = await aRound(fund);
  const [anna] = committee;
  const [dossierId] = dossierIds;
  await score(fund, anna, dossierId, 3);
  const [dossier] = await fund.db.select().from(dossiers).where(eq(dossiers.id, dossierId));
  if (dossier) await aSentVersion(fund.db, dossier, storedAnswers.external);
  expect((await reviewOf(fund, dossierId, anna.id))?.version).toBe(1);
  await score(fund, anna, dossierId, 4);
  expect((await reviewOf(fund, dossierId, anna.id))?.version).toBe(2);
});

test("a conflict that a member declares later strikes out their scores; the audit log keeps them", async ({ fund }) => {
  const { call, committee, dossierIds } = await aRound(fund);
  const [anna, bram] = committee;
  const [dossierId] = dossierIds;
  const project = await aProject(fund.db, { callId: call.id, dossierId });
  const numberOf = async () =>
    (await fund.db.select().from(projects).where(eq(projects.id, project.id)))[0]?.committeeScore;
  await score(fund, anna, dossierId, 5);
  await score(fund, bram, dossierId, 3);
  expect(await numberOf()).toBe(75);

  await declareConflict(fund.context(anna), { dossierId, answer: "involved", isNameShown: true });

  expect((await listReviews(fund.db, [dossierId])).map(({ personId }) => personId)).toEqual([bram.id]);
  expect(await reviewOf(fund, dossierId, anna.id)).toMatchObject({ scores: {}, struckAt: fund.now });
  expect(await numberOf()).toBe(50);
  const [entry] = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "strike_scores"));
  expect(entry).toMatchObject({ actorId: anna.id, details: { score: "impact 5, plan 5" } });

  await declareConflict(fund.context(bram), { dossierId, answer: "involved", isNameShown: true });
  expect(await numberOf()).toBeNull();
});

test("a conflict that is declared after the vote has opened strikes nothing out", async ({ fund }) => {
  const { call, committee, dossierIds } = await aRound(fund);
  const [anna] = committee;
  const [dossierId] = dossierIds;
  await score(fund, anna, dossierId, 5);
  fund.now = call.votingOpens as Date;
  await declareConflict(fund.context(anna), { dossierId, answer: "involved", isNameShown: true });
  expect(await listReviews(fund.db, [dossierId])).toHaveLength(1);
});

test("the score of a project follows from its reviews, and that of one without a dossier from the chair", async ({
  fund,
}) => {
  const { call, committee, dossierIds } = await aRound(fund);
  const [anna] = committee;
  const [dossierId] = dossierIds;
  const made = await aProject(fund.db, { callId: call.id, dossierId });
  const byHand = await aProject(fund.db, { callId: call.id, committeeScore: null });
  const chair = { ...anna, seat: "chair" } as const;
  await score(fund, anna, dossierId, 4);
  await expect(scoreProject(fund.context(chair), { projectId: made.id, score: 100 })).rejects.toMatchObject(
    refusal("review.givesScore"),
  );
  await scoreProject(fund.context(chair), { projectId: byHand.id, score: 40 });
  const rows = await fund.db.select().from(projects).where(eq(projects.callId, call.id));
  const scoreOf = (id: string) => rows.find((row) => row.id === id)?.committeeScore;
  expect([scoreOf(made.id), scoreOf(byHand.id)]).toEqual([75, 40]);
});

test("a dossier that somebody scored cannot be taken back, and its criteria are frozen", async ({ fund }) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { members: 1 });
  const [anna] = committee;
  const [dossierId] = dossierIds;
  const isScored = async () => (await listCallUses(fund.db, [call.id]))[0]?.isScored;
  expect(await isScored()).toBe(false);
  await saveReview(fund.context(anna), { dossierId, note: "Mooi." });
  await aDeclaration(fund.db, { dossierId, personId: anna.id, answer: null, nameShownAt: null });
  expect(await isScored()).toBe(true);
  await expect(takeBack(fund.context(coordinator), { dossierId })).rejects.toMatchObject(
    refusal("dossier.alreadyRead"),
  );
});

test("a member who leaves the committee leaves finished scores behind, and no others", async ({ fund }) => {
  const { call, committee, dossierIds } = await aRound(fund, { dossiers: 2 });
  const [anna] = committee;
  const [finished, begun] = dossierIds as unknown as [string, string];
  await score(fund, anna, finished, 4);
  await saveReview(fund.context(anna), { dossierId: begun, scores: [{ criterion: "impact", score: 2 }] });
  await fund.db.update(calls).set({ reviewersPerDossier: 1 }).where(eq(calls.id, call.id));
  await fund.db.insert(reviewAssignments).values({ dossierId: begun, personId: anna.id });

  await takeRole({ ...fund.context(null) }, { personId: anna.id, role: "committee" });

  expect((await listReviews(fund.db, [finished, begun])).map(({ dossierId }) => dossierId)).toEqual([finished]);
  expect(await fund.db.select().from(reviewAssignments)).toEqual([]);
  await giveRole({ ...fund.context(null) }, { personId: anna.id, role: "committee" });
});

test("the coordinator ends the round, and can open it again until the vote opens", async ({ fund }) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund);
  const [anna] = committee;
  const [dossierId] = dossierIds;
  await expect(endRound(fund.context(anna), { callId: call.id })).rejects.toMatchObject(refusal("permission.denied"));
  await endRound(fund.context(coordinator), { callId: call.id });
  await expect(score(fund, anna, dossierId, 3)).rejects.toMatchObject(refusal("review.roundEnded"));
  await reopenRound(fund.context(coordinator), { callId: call.id });
  await score(fund, anna, dossierId, 3);
  fund.now = call.votingOpens as Date;
  await expect(endRound(fund.context(coordinator), { callId: call.id })).rejects.toMatchObject(
    refusal("review.votingOpened"),
  );
});

const assignedTo = async (fund: Fund, dossierId: string) =>
  (await fund.db.select().from(reviewAssignments).where(eq(reviewAssignments.dossierId, dossierId)))
    .map(({ personId }) => personId)
    .toSorted();

test("a few members score each dossier, evenly, without those who have a conflict", async ({ fund }) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { members: 4, dossiers: 4 });
  const [anna, bram] = committee;
  const [first] = dossierIds;
  await aDeclaration(fund.db, { dossierId: first, personId: anna.id, answer: "involved" });
  await assignReviewers(fund.context(coordinator), { callId: call.id, perDossier: 2 });
  const all = await fund.db.select().from(reviewAssignments);
  expect(all).toHaveLength(8);
  for (const { id } of committee) expect(all.filter(({ personId }) => personId === id)).toHaveLength(2);
  const members = await assignedTo(fund, first);
  expect(members).not.toContain(anna.id);

  const outsider = committee.find(({ id }) => id !== anna.id && !members.includes(id)) ?? bram;
  await expect(score(fund, outsider, first, 3)).rejects.toMatchObject(refusal("review.notAssigned"));
  await assignReviewers(fund.context(coordinator), { callId: call.id, perDossier: null });
  await score(fund, outsider, first, 3);
});

test("a dossier that comes after the others were shared out gets the members with the least to do", async ({
  fund,
}) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { members: 3, dossiers: 1 });
  await fund.db.update(calls).set({ submissionsClose: fund.now }).where(eq(calls.id, call.id));
  await assignReviewers(fund.context(coordinator), { callId: call.id, perDossier: 2 });
  const busy = await assignedTo(fund, dossierIds[0]);
  const free = committee.find(({ id }) => !busy.includes(id)) as Me;
  const [, aside] = committee.filter(({ id }) => id !== free.id) as [Me, Me];
  const late = await aStoredDossier(fund.db, { callId: call.id, state: "submitted" });
  for (const { id: personId } of committee) await aDeclaration(fund.db, { dossierId: late.id, personId, answer: null });
  await aDeclaration(fund.db, { dossierId: late.id, personId: aside.id, answer: "involved" });

  await giveToCommittee(fund.context(coordinator), { dossierId: late.id });

  const members = await assignedTo(fund, late.id);
  expect(members).toHaveLength(2);
  expect(members).toContain(free.id);
  expect(members).not.toContain(aside.id);
  expect(await assignedTo(fund, dossierIds[0])).toEqual(busy);
});

test("the coordinator shares out the dossiers of a member who left, and the other members keep theirs", async ({
  fund,
}) => {
  const { call, dossierIds, coordinator } = await aRound(fund, { members: 4, dossiers: 2 });
  await assignReviewers(fund.context(coordinator), { callId: call.id, perDossier: 2 });
  const [first] = dossierIds;
  const [leaver = ""] = await assignedTo(fund, first);
  const staying = (await assignedTo(fund, first)).filter((id) => id !== leaver);
  await takeRole({ ...fund.context(null) }, { personId: leaver, role: "committee" });
  expect(await assignedTo(fund, first)).toEqual(staying);

  await assignReviewers(fund.context(coordinator), { callId: call.id, perDossier: 2 });

  expect(await assignedTo(fund, first)).toHaveLength(2);
  expect(await assignedTo(fund, first)).toEqual(expect.arrayContaining(staying));
});

test("the coordinator changes by hand who scores a dossier; members who began keep it", async ({ fund }) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { members: 3 });
  const [anna, bram, carla] = committee as unknown as [Me, Me, Me];
  const [dossierId] = dossierIds;
  const choose = (memberIds: string[]) => chooseReviewers(fund.context(coordinator), { dossierId, memberIds });
  await expect(choose([anna.id])).rejects.toMatchObject(refusal("review.notNow"));
  await score(fund, anna, dossierId, 3);
  await assignReviewers(fund.context(coordinator), { callId: call.id, perDossier: 1 });
  expect(await assignedTo(fund, dossierId)).toEqual([anna.id]);
  await choose([carla.id]);
  expect(await assignedTo(fund, dossierId)).toEqual([anna.id, carla.id].toSorted());
  await aDeclaration(fund.db, { dossierId, personId: bram.id, answer: "involved" });
  await expect(choose([bram.id])).rejects.toMatchObject(refusal("review.notReviewer"));
});

test("members who are behind get one reminder a day, with the number of their dossiers and nothing else", async ({
  fund,
}) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { dossiers: 2 });
  const [anna, bram] = committee;
  for (const dossierId of dossierIds) await score(fund, anna, dossierId, 3);
  await score(fund, bram, dossierIds[0], 3);
  const remind = () => remindReviewers(fund.context(coordinator), { callId: call.id });
  await remind();
  const sentMails = await fund.db.select().from(mails).where(eq(mails.template, "review-reminder"));
  expect(sentMails.map(({ recipient, values }) => [recipient, values])).toEqual([
    [bram.email, expect.objectContaining({ count: 1 })],
  ]);
  await expect(remind()).rejects.toMatchObject(refusal("review.remindedToday"));
  fund.now = new Date(fund.now.getTime() + 25 * 3_600_000);
  await remind();
  await score(fund, bram, dossierIds[1] as string, 3);
  await expect(remind()).rejects.toMatchObject(refusal("review.nobodyBehind"));
});

test("a coordinator learns from no reminder that members have a confidential dossier to score", async ({ fund }) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { dossiers: 2 });
  const [anna, bram] = committee;
  const [ordinary, confidential] = dossierIds as unknown as [string, string];
  await fund.db.update(dossiers).set({ isConfidential: true }).where(eq(dossiers.id, confidential));
  const remind = () => remindReviewers(fund.context(coordinator), { callId: call.id });
  await score(fund, anna, ordinary, 3);
  await score(fund, anna, confidential, 3);
  await remind();
  // Anna has something to score again, and only that.
  await fund.db.delete(reviews).where(and(eq(reviews.dossierId, confidential), eq(reviews.personId, anna.id)));
  await expect(remind()).rejects.toMatchObject(refusal("review.remindedToday"));
  await score(fund, bram, ordinary, 3);
  await expect(remind()).rejects.toMatchObject(refusal("review.nobodyBehind"));
  const log = await listMails(fund.db, { state: null, most: 9 });
  expect(log.map(({ template, recipient }) => [template, recipient])).toEqual([["review-reminder", null]]);
});

test("a reminder that could not be written counts for nobody, and can be sent again the same day", async ({ fund }) => {
  const { call, coordinator } = await aRound(fund);
  const remind = () => remindReviewers(fund.context(coordinator), { callId: call.id });
  await fund.db.execute(sql`alter table mails add constraint full_disk check (false) not valid`);
  await expect(remind()).rejects.toThrow();
  await fund.db.execute(sql`alter table mails drop constraint full_disk`);
  await remind();
  expect(await fund.db.$count(mails)).toBe(2);
});
