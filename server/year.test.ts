import type { Email } from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { decide } from "#server/actions/decision.ts";
import { releaseDecisions } from "#server/actions/decision-release.ts";
import { declareConflict } from "#server/actions/declaration.ts";
import { beginDossier, saveDossier, sendDossier } from "#server/actions/dossier.ts";
import { giveToCommittee, takeUpRequest } from "#server/actions/dossier-handling.ts";
import { writeProject } from "#server/actions/project-draft.ts";
import { publishProject } from "#server/actions/project-publish.ts";
import { giveOpinion } from "#server/actions/request-opinion.ts";
import { saveReview } from "#server/actions/review.ts";
import { castVote } from "#server/actions/vote.ts";
import { decideTie } from "#server/actions/vote-office.ts";
import { planVotes } from "#server/actions/vote-plan.ts";
import { verifyVote } from "#server/actions/vote-verify.ts";
import type { Context, Me } from "#server/context.ts";
import { inArray } from "#server/database/drizzle.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { createHandlers } from "#server/jobs/handlers.ts";
import { startQueue } from "#server/jobs/queue.ts";
import { openMailer } from "#server/platform/mail/open.ts";
import { aContext, testFiles, testSecret } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { anOfficer } from "#test/decision.ts";
import { externalAnswers, internalAnswers } from "#test/dossiers.ts";
import { aCall, aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { silentLog } from "#test/log.ts";
import { aMailServer } from "#test/mail-server.ts";
import { findDraft, typedProject } from "#test/project-drafts.ts";
import { roundCriteria } from "#test/review-round.ts";
import { aStoredFile } from "#test/stored-dossier.ts";

// A short year of a fund, from the first dossier to the results. `npm run test:all` lives through a long one in a
// browser: `e2e/fund-lives-through-a-year.long.e2e.ts`.

/** The subject of the mail about a decision; it says nothing of it. */
const news = "Er is nieuws over je dossier";

const publicUrl = new URL("https://samen.example");

/** A fund with its own clock, whose jobs run and whose mails arrive. */
async function aFund() {
  const { db, close } = await aDatabase();
  await theSettings(db);
  const mails: Email[] = [];
  const server = await aMailServer({ take: (mail) => mails.push(mail) });
  const smtpUrl = new URL(`smtp://127.0.0.1:${server.port}`);
  const mailer = openMailer({ smtpUrl, mailFrom: null, publicUrl, dataDir: "never-used" });
  let now = new Date("2026-09-01T08:00:00Z");
  const handlers = createHandlers({ mailer, publicUrl, secret: testSecret, files: testFiles, scanner: null });
  const queue = startQueue({ db, handlers, clock: () => now, log: silentLog });
  onTestFinished(async () => {
    await queue.stop();
    mailer.close();
    await server.stop();
    await close();
  });
  return {
    db,
    as: (me: Me): Context & { me: Me } => ({ ...aContext(db, { now, publicUrl }), me }),
    /** Goes to a moment, and lets everything happen that is due then. */
    goTo: async (moment: string) => {
      now = new Date(moment);
      await planVotes({ db, now });
      await queue.drain();
    },
    /** The subjects of the mails that a person got since the last look, in order. */
    readMails: async ({ email }: Me) => {
      await queue.drain();
      const isOwn = ({ to }: Email) => to?.some(({ address }) => address === email);
      const own = mails.filter(isOwn);
      for (const mail of own) mails.splice(mails.indexOf(mail), 1);
      return own.map(({ subject }) => subject);
    },
  };
}

type Fund = Awaited<ReturnType<typeof aFund>>;

/** A person whom no officer shares a name or a department with, so that nobody has a likely conflict. */
const aColleague = async ({ db }: Fund) => loggedIn(await aPerson(db, { branch: "brussel", department: "marketing" }));

/** Someone puts a project forward. */
async function putForward(fund: Fund, title: string) {
  const applicant = await aColleague(fund);
  const { id: dossierId } = await beginDossier(fund.as(applicant), { type: "external" });
  await aStoredFile(fund.db, dossierId, { name: "statuten.pdf", scan: "clean" });
  const changes = { ...externalAnswers, title_of_the_project: title };
  await saveDossier(fund.as(applicant), { dossierId, basedOn: 1, changes });
  await sendDossier(fund.as(applicant), { dossierId });
  return { applicant, dossierId };
}

/** Someone asks for help. */
async function askForHelp(fund: Fund) {
  const applicant = await aColleague(fund);
  const { id: dossierId } = await beginDossier(fund.as(applicant), { type: "internal" });
  await saveDossier(fund.as(applicant), { dossierId, basedOn: 1, changes: internalAnswers });
  await sendDossier(fund.as(applicant), { dossierId });
  return { applicant, dossierId };
}

/** An editor writes what is missing in the project of a dossier, and publishes it. */
async function publish(fund: Fund, editor: Me, dossierId: string) {
  const draft = await findDraft(fund.db, { id: dossierId });
  const values = typedProject(draft, { theme: "nature" });
  const { revision } = await writeProject(fund.as(editor), { id: draft.id, revision: draft.revision, values });
  await publishProject(fund.as(editor), { id: draft.id, revision, withoutAnswer: true });
  return draft.id;
}

test("a year of a fund: dossiers, scores, decisions, projects, a vote with a tie, and its results", async () => {
  const fund = await aFund();
  const chair = await anOfficer(fund.db, "committee", "chair");
  const member = await anOfficer(fund.db, "committee");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const editor = await anOfficer(fund.db, "editor");
  const call = await aCall(fund.db, {
    votingCloses: new Date("2026-11-30T23:00:00Z"),
    resultsPublished: new Date("2026-12-15T11:00:00Z"),
    criteria: roundCriteria,
    winnerCount: 1,
    voteWeight: 100,
    tieRule: "committee_decides",
  });
  const statesOf = async (ids: readonly string[]) => {
    const rows = await fund.db.select().from(dossiers).where(inArray(dossiers.id, ids));
    return ids.map((id) => rows.find((row) => row.id === id)?.state);
  };

  const garden = await putForward(fund, "Snoezeltuin");
  const boat = await putForward(fund, "Zeilen voor iedereen");
  const party = await putForward(fund, "Een groot feest");
  const request = await askForHelp(fund);
  const projects = [garden, boat, party];
  for (const { applicant } of [...projects, request]) expect(await fund.readMails(applicant)).toHaveLength(1);

  for (const officer of [chair, member]) {
    // The first answer shows the applicant's name, the second one the request.
    for (const isNameShown of [false, true])
      await declareConflict(fund.as(officer), { dossierId: request.dossierId, answer: "none", isNameShown });
    if (officer === chair) await takeUpRequest(fund.as(chair), { dossierId: request.dossierId });
    await giveOpinion(fund.as(officer), { dossierId: request.dossierId, amountInCents: 500_00 });
  }
  await fund.readMails(request.applicant);
  await releaseDecisions(fund.as(chair), { dossierIds: [request.dossierId] });
  expect(await statesOf([request.dossierId])).toEqual(["granted"]);
  expect(await fund.readMails(request.applicant)).toEqual([news]);

  await fund.goTo("2026-10-02T08:00:00Z");
  for (const { dossierId } of projects) {
    await giveToCommittee(fund.as(coordinator), { dossierId });
    for (const officer of [chair, member]) {
      await declareConflict(fund.as(officer), { dossierId, answer: "none", isNameShown: false });
      const scores = roundCriteria.map(({ id: criterion }) => ({ criterion, score: 4 as const }));
      await saveReview(fund.as(officer), { dossierId, scores });
    }
  }
  const candidate = { revision: 0, outcome: "shortlisted", amountInCents: 6_200_00 } as const;
  for (const { dossierId } of [garden, boat]) await decide(fund.as(chair), { dossierId, ...candidate });
  const reasons = { nl: "Een feest past niet in het reglement." };
  await decide(fund.as(chair), { dossierId: party.dossierId, revision: 0, outcome: "declined", reasons });
  const ids = projects.map(({ dossierId }) => dossierId);
  for (const { applicant } of projects) await fund.readMails(applicant);
  const { staying } = await releaseDecisions(fund.as(coordinator), { dossierIds: ids });
  expect(staying).toEqual([]);
  expect(await statesOf(ids)).toEqual(["shortlisted", "shortlisted", "declined"]);
  for (const { applicant } of projects) expect(await fund.readMails(applicant)).toEqual([news]);
  const ballot = [await publish(fund, editor, garden.dossierId), await publish(fund, editor, boat.dossierId)] as const;

  await fund.goTo("2026-11-10T08:00:00Z");
  for (const projectId of [...ballot, ...ballot]) await castVote(fund.as(await aColleague(fund)), { projectId });
  await fund.goTo("2026-12-01T08:00:00Z");
  const [counted] = await listCallsById(fund.db, [call.id]);
  if (!counted) throw new Error("The call is gone");
  expect(counted.countedAt).not.toBeNull();
  await fund.goTo("2026-12-15T12:00:00Z");
  // Nothing is published while two projects are equal.
  expect(await statesOf(ids)).toEqual(["shortlisted", "shortlisted", "declined"]);
  const [gardenProject, boatProject] = ballot;
  const order = [boatProject, gardenProject];
  await decideTie(fund.as(member), { callId: call.id, order, reason: "De boot bereikt meer kinderen." });
  await fund.goTo("2026-12-15T12:05:00Z");
  expect(await statesOf(ids)).toEqual(["not_elected", "winner", "declined"]);
  expect(await verifyVote(fund.as(coordinator), counted)).toMatchObject({ votes: 4, isReleased: true, wrong: [] });
  for (const { applicant } of [garden, boat]) expect(await fund.readMails(applicant)).toContain(news);
  expect(await fund.readMails(party.applicant)).not.toContain(news);
});
