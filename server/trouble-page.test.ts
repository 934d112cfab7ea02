import { changeCall } from "#server/actions/call.ts";
import { takeDecisionBack } from "#server/actions/decision.ts";
import { releaseDecisions } from "#server/actions/decision-release.ts";
import { saveDossier } from "#server/actions/dossier.ts";
import { askForCompletion, withdrawOnBehalf } from "#server/actions/dossier-handling.ts";
import { mailMessage } from "#server/actions/dossier-mail.ts";
import { sendMail } from "#server/actions/mail.ts";
import { discuss } from "#server/actions/meeting.ts";
import { drawPicture, storePicture } from "#server/actions/project-picture.ts";
import { assignReviewers } from "#server/actions/review-round.ts";
import { takeRole } from "#server/actions/role.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { files } from "#server/database/tables/file.ts";
import { mails } from "#server/database/tables/mail.ts";
import { people } from "#server/database/tables/person.ts";
import { type Mailer, MailRefused } from "#server/platform/mail/mail.ts";
import { aJudgedDossier, anAwardedDossier, anOfficer } from "#test/decision.ts";
import { loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aPhoto } from "#test/hostile-picture.ts";
import { aMeeting } from "#test/meeting.ts";
import { openPages, type Said } from "#test/page-reader.ts";
import { anEditor, aReleasedProject } from "#test/project-drafts.ts";
import { aRound, score } from "#test/review-round.ts";
import { aSentVersion, storedAnswers } from "#test/stored-dossier.ts";

// The sentences that people read, in each language, when something changes while they work on it.

const until = new Date("2026-11-25T23:00:00Z");

test("the coordinator reads which dossiers miss a member who left, and the member finds no page any more", async ({
  fund,
}) => {
  const open = await openPages(fund);
  const { call, committee, coordinator } = await aRound(fund, { members: 4, dossiers: 2 });
  await assignReviewers(fund.context(coordinator), { callId: call.id, perDossier: 2 });
  const [leaver] = committee;
  await open({ me: leaver, path: "/office/committee", says: ({ text }) => [text("committee.heading", { count: 1 })] });

  await takeRole(fund.context(null), { personId: leaver.id, role: "committee" });
  await open({
    me: coordinator,
    path: `/office/committee/progress?call=${call.slug}`,
    says: ({ text }) => [text("round.short", { count: 1, perDossier: 2 }), text("round.shareRest")],
  });
  await open({
    me: { ...leaver, roles: [] },
    path: "/office/committee",
    says: ({ text }) => [text("error.notFound"), text("error.office")],
  });
});

test("a member who scores a dossier that was withdrawn reads that it takes no scores", async ({ fund }) => {
  const open = await openPages(fund);
  const { committee, dossierIds, coordinator } = await aRound(fund, { dossiers: 2 });
  const [me] = committee;
  const [dossierId] = dossierIds;
  const path = `/office/committee/${dossierId}`;
  await open({ me, path, says: ({ text }) => [text("score.saveNext")], saysNot: ({ text }) => [text("score.closed")] });

  await withdrawOnBehalf(fund.context(coordinator), { dossierId, reason: "Vroeg het aan de telefoon." });
  const form = { intent: "save", "score-impact": "4" };
  await open({ me, path, form, says: ({ text }) => [text("review.notNow")] });
  await open({
    me,
    path,
    says: ({ text }) => [text("officeDossier.state.withdrawn"), text("score.closed")],
    saysNot: ({ text }) => [text("score.saveNext")],
  });
});

test("a member reads that a dossier waits for its applicant, and later that it changed after they scored it", async ({
  fund,
}) => {
  const open = await openPages(fund);
  const { committee, dossierIds, coordinator } = await aRound(fund, { dossiers: 2 });
  const [scorer, other] = committee;
  const [dossierId] = dossierIds;
  await score(fund, scorer, dossierId, 4);
  await askForCompletion(fund.context(coordinator), { dossierId, reason: "De offerte ontbreekt.", until });
  await open({ me: other, path: "/office/committee", says: ({ text }) => [text("committee.status.waiting")] });
  await open({ me: other, path: `/office/committee/${dossierId}`, says: ({ text }) => [text("score.closed")] });

  const [dossier] = await fund.db
    .update(dossiers)
    .set({ state: "in_review", incompleteFrom: null, completeBy: null })
    .where(eq(dossiers.id, dossierId))
    .returning();
  if (!dossier) throw new Error("The dossier is gone");
  await aSentVersion(fund.db, dossier, storedAnswers.external);
  for (const path of ["/office/committee", `/office/committee/${dossierId}`])
    await open({ me: scorer, path, says: ({ text }) => [text("committee.before")] });
});

test("the coordinator reads that a dossier became confidential while members score it", async ({ fund }) => {
  const open = await openPages(fund);
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { dossiers: 2 });
  const [dossierId] = dossierIds;
  await score(fund, committee[0], dossierId, 4);
  const path = `/office/committee/progress?call=${call.slug}`;
  await open({ me: coordinator, path, says: () => [], saysNot: ({ text }) => [text("round.confidential")] });
  await fund.db.update(dossiers).set({ isConfidential: true }).where(eq(dossiers.id, dossierId));
  await open({ me: coordinator, path, says: ({ text }) => [text("round.confidential")] });
});

/** A meeting that discusses its first dossier, and the address of its page. */
async function aDiscussion(fund: Fund) {
  const meeting = await aMeeting((me) => fund.context(me), { dossiers: 2 });
  const { callId, call, chair, items } = meeting;
  const dossier = items[0];
  await discuss(fund.context(chair), { callId, dossierId: dossier.id });
  const coordinator = await anOfficer(fund.db, "coordinator");
  return { ...meeting, dossier, coordinator, path: `/office/committee/meeting?call=${call.slug}` };
}

test("everyone in the meeting reads that the dossier which they discuss was withdrawn", async ({ fund }) => {
  const open = await openPages(fund);
  const { committee, coordinator, dossier, path } = await aDiscussion(fund);
  const [chair, member] = committee;
  await open({ me: chair, path, says: () => [], saysNot: ({ text }) => [text("meeting.itemLeft")] });
  await withdrawOnBehalf(fund.context(coordinator), { dossierId: dossier.id, reason: "Vroeg het aan de telefoon." });
  for (const me of [chair, member, coordinator])
    await open({ me, path, says: ({ text }) => [text("meeting.itemLeft"), text("meeting.nothing")] });
});

test("the room reads that nothing can be decided while a dossier is with its applicant, and the coordinator goes outside when it becomes confidential", async ({
  fund,
}) => {
  const open = await openPages(fund);
  const { call, chair, coordinator, dossier, path } = await aDiscussion(fund);
  const dossierId = dossier.id;
  await askForCompletion(fund.context(coordinator), { dossierId, reason: "De offerte ontbreekt.", until });
  await open({ me: chair, path, says: ({ text }) => [text("meeting.undecidable")] });

  const [applicant] = await fund.db.select().from(people).where(eq(people.id, dossier.applicantId));
  if (!applicant) throw new Error("The applicant is gone");
  const changes = { confidential: "yes" };
  await saveDossier(fund.context(loggedIn(applicant)), { dossierId, basedOn: dossier.revision, changes });
  await open({ me: coordinator, path, says: ({ text }) => [text("meeting.outside")] });
  const projector = `/office/committee/projector?call=${call.slug}`;
  await open({ me: chair, path: projector, says: ({ text }) => [text("meeting.projector.dark")] });
});

test("the meeting shows a budget that was raised meanwhile", async ({ fund }) => {
  const open = await openPages(fund);
  const { call, callId, committee, coordinator, path } = await aDiscussion(fund);
  const readsBudget = (me: Me, budgetInCents: number) =>
    open({
      me,
      path,
      says: ({ text, format }) => {
        const amount = format.wholeMoney(budgetInCents);
        return [text("meeting.left", { amount }), text("meeting.rest", { whole: amount })];
      },
    });
  await readsBudget(committee[1], call.budgetInCents);
  const plan = { budgetInCents: call.budgetInCents + 10_000_00 };
  await changeCall(fund.context(coordinator), { callId, revision: call.revision, plan });
  for (const me of committee) await readsBudget(me, plan.budgetInCents);
});

test("the coordinator who planned a release reads that a decision of it was taken back", async ({ fund }) => {
  const open = await openPages(fund);
  const chair = await anOfficer(fund.db, "committee", "chair");
  const me = await anOfficer(fund.db, "coordinator");
  const at = new Date("2026-11-17T08:00:00Z");
  const planned = await anAwardedDossier({ ...fund.context(chair), me: chair });
  const other = await anAwardedDossier({ ...fund.context(chair), me: chair });
  await releaseDecisions(fund.context(me), { dossierIds: [planned.id, other.id], at });
  const path = `/office/outbox?open=${planned.id}`;
  const plannedFor: Said = ({ text, format }) => [text("outbox.planned", { at: format.dateTime(at) })];
  await open({
    me,
    path,
    says: (words) => [words.text("outbox.heading", { count: 2 }), ...plannedFor(words)],
    saysNot: ({ text }) => [text("outbox.gone")],
  });

  await takeDecisionBack(fund.context(chair), { dossierId: planned.id });
  await open({
    me,
    path,
    says: (words) => [words.text("outbox.heading", { count: 1 }), words.text("outbox.gone"), ...plannedFor(words)],
  });
});

test("an editor reads that a picture is not drawn yet, and that one whose bytes are gone has to be sent again", async ({
  fund,
}) => {
  const open = await openPages(fund);
  const { draft } = await aReleasedProject(fund, { theme: "nature" });
  const me = await anEditor(fund);
  const bytes = await aPhoto().jpeg().toBuffer();
  const { id } = await storePicture(fund.context(me), { draftId: draft.id, name: "kitchen.jpg", bytes });
  const path = `/office/projects/${draft.id}`;
  await open({ me, path, says: ({ text }) => [text("projects.picture.waits")] });

  const [file] = await fund.db.select().from(files);
  await fund.context(null).files.remove(file?.storedAs ?? "");
  await expect(drawPicture(fund.context(null), id)).rejects.toThrow("The bytes of a picture are gone.");
  await open({
    me,
    path,
    says: ({ text }) => [text("projectPicture.lost")],
    saysNot: ({ text }) => [text("projects.picture.waits")],
  });
});

test("the coordinator reads in the dossier that the applicant's mail server refused an email", async ({ fund }) => {
  const open = await openPages(fund);
  const chair = await anOfficer(fund.db, "committee", "chair");
  const me = await anOfficer(fund.db, "coordinator");
  const dossier = await aJudgedDossier(fund.db, [chair]);
  const path = `/office/dossiers?open=${dossier.id}`;
  await open({ me, path, says: () => [], saysNot: ({ text }) => [text("officeDossier.undelivered")] });

  await mailMessage(fund.context(null), { dossier, isFromOffice: true, threadId: dossier.id });
  const [mail] = await fund.db.select({ id: mails.id }).from(mails);
  const refusing: Mailer = {
    send: () => Promise.reject(new MailRefused("The recipient was refused.")),
    close: () => {},
  };
  const settings = await getFundSettings(fund.db);
  await expect(sendMail(fund.context(null), refusing, settings, mail?.id ?? "")).rejects.toThrow();
  await open({
    me,
    path,
    says: ({ text }) => [text("officeDossier.undelivered"), text("officeDossier.undelivered.text")],
  });
});
