import type { GivenRole, Seat } from "#domain/permission.ts";
import { declareConflict, openForMember } from "#server/actions/declaration.ts";
import { sendDossier } from "#server/actions/dossier.ts";
import {
  askForCompletion,
  declineAsIneligible,
  giveToCommittee,
  judgeAsItIs,
  judgePoints,
  revealAnswer,
  setTheme,
  setUrgent,
  takeBack,
  takeUpRequest,
  withdrawOnBehalf,
} from "#server/actions/dossier-handling.ts";
import { writeNote } from "#server/actions/dossier-note.ts";
import { giveRole, takeRole } from "#server/actions/role.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { findOfficeDossier } from "#server/database/queries/dossier-access.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossierEvents, dossiers } from "#server/database/tables/dossier.ts";
import { dossierNotes } from "#server/database/tables/dossier-note.ts";
import { dossierSummaries } from "#server/database/tables/dossier-summary.ts";
import { mails } from "#server/database/tables/mail.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { anInternalDossier } from "#test/dossiers.ts";
import { aCall, aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration, aStoredDossier } from "#test/stored-dossier.ts";

const points = [
  { id: "belgium", text: { nl: "De organisatie zit in België of Nederland." }, check: "person" },
  { id: "costs", text: { nl: "De kosten zijn nog niet gemaakt." }, check: "person" },
] as const;

/** A call whose time to submit is over, with a vote ahead. */
const aClosedCall = (fund: Fund) =>
  aCall(fund.db, {
    submissionsOpen: new Date("2026-09-01T00:00:00Z"),
    submissionsClose: new Date("2026-11-01T00:00:00Z"),
    votingOpens: new Date("2026-12-10T00:00:00Z"),
    votingCloses: new Date("2026-12-20T00:00:00Z"),
    resultsPublished: new Date("2026-12-22T00:00:00Z"),
    awardsFrom: new Date("2026-12-23T00:00:00Z"),
    eligibility: [...points],
  });

const officer = async (fund: Fund, role: GivenRole, seat: Seat | null = null): Promise<Me> => {
  const person = await aPerson(fund.db, { branch: "brussel", lastname: "Zonder" });
  await fund.db.insert(personRoles).values({ personId: person.id, role, givenAt: fund.now, seat });
  return loggedIn(person, { roles: [role], seat, hasSecondFactor: true });
};

async function aProject(fund: Fund, confidential: "yes" | "no" = "no") {
  const call = await aClosedCall(fund);
  const dossier = await aStoredDossier(fund.db, { callId: call.id, state: "submitted", answers: { confidential } });
  return dossier.id;
}

async function aRequest(fund: Fund) {
  const me = loggedIn(await aPerson(fund.db));
  const { id } = await anInternalDossier(fund.context(me));
  await sendDossier(fund.context(me), { dossierId: id });
  return { id, me };
}

const stateOf = async (fund: Fund, id: string) => {
  const [row] = await fund.db.select().from(dossiers).where(eq(dossiers.id, id));
  return row;
};
const templates = async (fund: Fund) => (await fund.db.select().from(mails)).map(({ template }) => template);
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error: { problem?: { code: string } }) => error.problem?.code,
  );

test("a coordinator gives a project to the committee after the deadline, and takes it back while nobody answered", async ({
  fund,
}) => {
  const me = await officer(fund, "coordinator");
  const member = await officer(fund, "committee");
  for (const confidential of ["no", "yes"] as const) {
    const dossierId = await aProject(fund, confidential);
    await aDeclaration(fund.db, { dossierId, personId: member.id, answer: null, nameShownAt: null });
    await giveToCommittee(fund.context(me), { dossierId });
    expect(await stateOf(fund, dossierId)).toMatchObject({ state: "in_review", reviewSince: fund.now });
    await takeBack(fund.context(me), { dossierId });
    expect(await stateOf(fund, dossierId)).toMatchObject({ state: "submitted", reviewSince: null });
    await giveToCommittee(fund.context(me), { dossierId });
    await declareConflict(fund.context(member), { dossierId, answer: "none", isNameShown: false });
    expect(await codeOf(takeBack(fund.context(me), { dossierId }))).toBe("dossier.alreadyRead");
  }
});

test("before the deadline a project stays with its applicant", async ({ fund }) => {
  const me = await officer(fund, "coordinator");
  const tomorrow = new Date(fund.now.getTime() + 86_400_000);
  const call = await aCall(fund.db, { submissionsClose: tomorrow, votingOpens: null, votingCloses: null });
  const { id } = await aStoredDossier(fund.db, { callId: call.id, state: "submitted" });
  expect(await codeOf(giveToCommittee(fund.context(me), { dossierId: id }))).toBe("dossier.deadlineAhead");
});

test("a completed dossier returns to where it came from, and one that is not completed is judged as it is", async ({
  fund,
}) => {
  const coordinator = await officer(fund, "coordinator");
  const dossierId = await aProject(fund);
  const context = fund.context(coordinator);
  const until = new Date(fund.now.getTime() + 5 * 86_400_000);
  await giveToCommittee(context, { dossierId });
  await askForCompletion(context, { dossierId, reason: "De offerte ontbreekt.", until });
  expect(await stateOf(fund, dossierId)).toMatchObject({ state: "incomplete", incompleteFrom: "in_review" });
  const [event] = await fund.db.select().from(dossierEvents).where(eq(dossierEvents.toState, "incomplete"));
  expect(event).toMatchObject({ actorId: coordinator.id });
  const later = new Date(until.getTime() + 86_400_000);
  await askForCompletion(context, { dossierId, reason: "Een dag langer.", until: later });
  expect(await stateOf(fund, dossierId)).toMatchObject({ completeBy: later, incompleteFrom: "in_review" });
  // More time is never less time.
  expect(await codeOf(askForCompletion(context, { dossierId, reason: "Sneller.", until }))).toBe("dossier.dateOver");
  expect(await codeOf(judgeAsItIs(context, { dossierId, reason: "Te laat." }))).toBe("dossier.completionAhead");
  fund.now = later;
  expect(await codeOf(judgeAsItIs(fund.context(coordinator), { dossierId, reason: " " }))).toBe("dossier.reasonNeeded");
  await judgeAsItIs(fund.context(coordinator), { dossierId, reason: "We beoordelen wat er is." });
  expect(await stateOf(fund, dossierId)).toMatchObject({ state: "in_review", incompleteFrom: null, completeBy: null });
});

test("a project that fails a point is declined with that point, and a confidential one is not the coordinator's", async ({
  fund,
}) => {
  const coordinator = await officer(fund, "coordinator");
  const context = fund.context(coordinator);
  const [ordinary, confidential] = [await aProject(fund), await aProject(fund, "yes")];
  expect(await codeOf(declineAsIneligible(context, { dossierId: ordinary, points: [] }))).toBe("dossier.pointsNeeded");
  expect(await codeOf(declineAsIneligible(context, { dossierId: ordinary, points: ["other"] }))).toBe(
    "dossier.pointsNeeded",
  );
  expect(await codeOf(declineAsIneligible(context, { dossierId: confidential, points: ["costs"] }))).toBe(
    "permission.denied",
  );
  const judge = (points: { id: string; isMet: boolean | null }[]) =>
    judgePoints(context, { dossierId: ordinary, points });
  expect(await codeOf(judge([{ id: "other", isMet: true }]))).toBe("dossier.unknown");
  await judge([
    { id: "belgium", isMet: true },
    { id: "costs", isMet: true },
  ]);
  await judge([{ id: "costs", isMet: null }]);
  expect((await stateOf(fund, ordinary))?.judgedPoints).toEqual({ belgium: true });
  await declineAsIneligible(context, { dossierId: ordinary, points: ["costs"], note: "De factuur is van mei." });
  expect(await stateOf(fund, ordinary)).toMatchObject({
    state: "declined",
    judgedPoints: { belgium: true, costs: false },
  });
  expect(await fund.db.$count(dossierEvents, eq(dossierEvents.toState, "declined"))).toBe(1);
  expect(await codeOf(judge([{ id: "costs", isMet: true }]))).toBe("dossier.notNow");
  expect(await templates(fund)).toContain("dossier-moved");
});

test("a member takes up a request for help after two questions, marks it urgent, and writes a sealed note", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const member = await officer(fund, "committee");
  const { id: dossierId } = await aRequest(fund);
  const context = fund.context(member);
  for (const act of [
    takeUpRequest(context, { dossierId }),
    setUrgent(context, { dossierId, isUrgent: true }),
    writeNote(context, { dossierId, text: "Kwispedoor" }),
  ])
    expect(await codeOf(act)).toBe("permission.denied");
  const answerTo = (isNameShown: boolean) => declareConflict(context, { dossierId, answer: "none", isNameShown });
  expect(await codeOf(answerTo(true))).toBe("record.changed");
  await answerTo(false);
  expect(await codeOf(takeUpRequest(context, { dossierId }))).toBe("permission.denied");
  // A second press on the first question answers nothing that was not read.
  expect(await codeOf(answerTo(false))).toBe("record.changed");
  expect(await codeOf(takeUpRequest(context, { dossierId }))).toBe("permission.denied");
  await answerTo(true);
  await takeUpRequest(context, { dossierId });
  await setUrgent(context, { dossierId, isUrgent: true });
  await writeNote(context, { dossierId, text: "Kwispedoor" });
  expect(await stateOf(fund, dossierId)).toMatchObject({ state: "in_review", isUrgent: true });
  expect(JSON.stringify(await fund.db.select().from(dossierNotes))).not.toContain("Kwispedoor");
  // The coordinator sees that it exists, and can do nothing with it.
  const coordinator = fund.context(await officer(fund, "coordinator"));
  const reason = { dossierId, reason: "Kwispedoor" };
  for (const act of [
    takeUpRequest(coordinator, { dossierId }),
    withdrawOnBehalf(coordinator, reason),
    writeNote(coordinator, { dossierId, text: "Dag" }),
    revealAnswer(coordinator, { ...reason, field: "iban_code" }),
  ])
    expect(await codeOf(act)).toBe("permission.denied");
});

test("stepping aside ends every right at once, and nobody comes back from it", async ({ fund }) => {
  const member = await officer(fund, "committee");
  const { id: dossierId } = await aRequest(fund);
  const context = fund.context(member);
  for (const answer of ["none", "acquainted", "involved"] as const)
    await declareConflict(context, { dossierId, answer, isNameShown: answer === "acquainted" });
  expect(await codeOf(takeUpRequest(context, { dossierId }))).toBe("permission.denied");
  expect(await codeOf(declareConflict(context, { dossierId, answer: "none", isNameShown: true }))).toBe(
    "dossier.conflict.unknown",
  );
  expect(await fund.db.$count(auditEntries, eq(auditEntries.act, "declare_conflict"))).toBe(3);
});

test("a likely conflict on a request for help stays closed until the chair opens it", async ({ fund }) => {
  await theSettings(fund.db);
  const chair = await officer(fund, "committee", "chair");
  const colleague = await aPerson(fund.db);
  await giveRole(fund.context(await officer(fund, "coordinator")), { personId: colleague.id, role: "committee" });
  const member = loggedIn(colleague, { roles: ["committee"], hasSecondFactor: true });
  const { id: dossierId } = await aRequest(fund);
  const opening = { dossierId, memberId: member.id };
  const first = { dossierId, answer: "none", isNameShown: false } as const;
  expect(await codeOf(declareConflict(fund.context(member), first))).toBe("dossier.conflict.unknown");
  expect(await codeOf(openForMember(fund.context(member), opening))).toBe("permission.denied");
  expect(await codeOf(openForMember(fund.context(chair), { dossierId, memberId: chair.id }))).toBe("permission.denied");
  // The chair says first whether they have a conflict, and a request for help asks twice.
  expect(await codeOf(openForMember(fund.context(chair), opening))).toBe("permission.denied");
  for (const isNameShown of [false, true])
    await declareConflict(fund.context(chair), { dossierId, answer: "none", isNameShown });
  await openForMember(fund.context(chair), opening);
  expect(await codeOf(openForMember(fund.context(chair), opening))).toBe("dossier.conflict.unknown");
  await declareConflict(fund.context(member), first);
});

test("members of human resources never hear of a request for help, and who leaves the committee sees nothing", async ({
  fund,
}) => {
  await theSettings(fund.db, { humanResources: ["human_resources"] });
  const coordinator = fund.context(await officer(fund, "coordinator"));
  const recruiter = await aPerson(fund.db, { branch: "brussel", department: "human_resources", lastname: "Zonder" });
  const leaver = await aPerson(fund.db, { branch: "brussel", lastname: "Zonder" });
  const { id } = await aRequest(fund);
  for (const { id: personId } of [recruiter, leaver]) await giveRole(coordinator, { personId, role: "committee" });
  const sees = async (person: typeof recruiter) =>
    (await findOfficeDossier(fund.db, loggedIn(person, { roles: ["committee"], hasSecondFactor: true }), id)) !== null;
  expect([await sees(recruiter), await sees(leaver)]).toEqual([false, true]);
  await takeRole(coordinator, { personId: leaver.id, role: "committee" });
  expect(await sees(leaver)).toBe(false);
  expect(await fund.db.$count(declarations, eq(declarations.personId, leaver.id))).toBe(0);
});

test("the fund withdraws a dossier for its applicant with a reason, and mails nobody who died", async ({ fund }) => {
  const context = fund.context(await officer(fund, "coordinator"));
  const [asked, died] = [await aProject(fund), await aProject(fund)];
  expect(await codeOf(withdrawOnBehalf(context, { dossierId: asked, reason: " " }))).toBe("dossier.reasonNeeded");
  await withdrawOnBehalf(context, { dossierId: died, reason: "Overleden.", hasDied: true });
  expect(await templates(fund)).toEqual([]);
  await withdrawOnBehalf(context, { dossierId: asked, reason: "Gevraagd aan de telefoon." });
  expect(await templates(fund)).toEqual(["dossier-moved"]);
  expect(await stateOf(fund, asked)).toMatchObject({ state: "withdrawn" });
});

test("a masked answer opens for a reason, and the audit log keeps who, what and why", async ({ fund }) => {
  const me = await officer(fund, "coordinator");
  const dossierId = await aProject(fund);
  const asking = { dossierId, field: "iban_code" } as const;
  expect(await codeOf(revealAnswer(fund.context(me), { ...asking, reason: "" }))).toBe("dossier.reasonNeeded");
  expect(await revealAnswer(fund.context(me), { ...asking, reason: "De bank weigert hem." })).toMatch(/^BE/);
  const [entry] = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "reveal_answer"));
  expect(entry).toMatchObject({ actorId: me.id, details: { field: "iban_code", reason: "De bank weigert hem." } });
});

test("an ordinary project has a plain summary and a theme, and loses the summary when it becomes confidential", async ({
  fund,
}) => {
  const context = fund.context(await officer(fund, "coordinator"));
  const dossierId = await aProject(fund);
  await setTheme(context, { dossierId, theme: "youth" });
  expect(await codeOf(setTheme(context, { dossierId, theme: "nothing" }))).toBe("dossier.unknown");
  expect(await stateOf(fund, dossierId)).toMatchObject({ theme: "youth" });
  expect(await fund.db.$count(dossierSummaries)).toBe(1);
  const rows = JSON.stringify(await fund.db.select().from(dossierSummaries));
  expect(rows).not.toMatch(/BE\d{2}/);
  const confidential = await aProject(fund, "yes");
  expect(await fund.db.$count(dossierSummaries, eq(dossierSummaries.dossierId, confidential))).toBe(0);
});
