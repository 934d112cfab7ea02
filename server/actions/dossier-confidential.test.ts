import { randomUUID } from "node:crypto";
import { saveDossier } from "#server/actions/dossier.ts";
import { sealDraft } from "#server/actions/dossier-content.ts";
import { makeProjectDrafts } from "#server/actions/project-draft.ts";
import { removeAfterMove } from "#server/actions/site-removal.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { dossierEvents, dossiers } from "#server/database/tables/dossier.ts";
import { dossierSummaries } from "#server/database/tables/dossier-summary.ts";
import { mails } from "#server/database/tables/mail.ts";
import { offers } from "#server/database/tables/offer.ts";
import { offerDrafts } from "#server/database/tables/offer-draft.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";
import { volunteers } from "#server/database/tables/volunteer.ts";
import { testSecret } from "#test/context.ts";
import { aClosedCall, aJudgedDossier, anOfficer } from "#test/decision.ts";
import { anOffer, aPerson, aProject, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aStoredDossier, aStoredFile, storedAnswers } from "#test/stored-dossier.ts";

const make = `mutation ($id: ID!) {
  makeConfidential(id: $id) { state isConfidential mayBecomeConfidential hasUnsentChanges }
}`;
const read = `query ($id: ID!) { dossier(id: $id) { mayBecomeConfidential } }`;
const seen = `query ($id: ID!) { officeDossier(id: $id) { state title } }`;
const problemOf = ({ errors }: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.problem;

/** A project on the shortlist and on the site, before its vote. */
async function aCandidate(fund: Fund, answers: Record<string, string> = {}) {
  await theSettings(fund.db);
  const applicant = await aPerson(fund.db);
  const chair = await anOfficer(fund.db, "committee", "chair");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const call = await aClosedCall(fund.db);
  const values = { applicantId: applicant.id, callId: call.id, state: "shortlisted", answers } as const;
  const { id } = await aJudgedDossier(fund.db, [chair], values);
  const project = await aProject(fund.db, { callId: call.id, dossierId: id, status: "shortlisted" });
  return { me: loggedIn(applicant), chair, coordinator, id, project };
}

test("an applicant makes a shortlisted project confidential, and it leaves the ballot and the coordinator", async ({
  fund,
}) => {
  const { me, chair, coordinator, id } = await aCandidate(fund);
  expect((await fund.ask(me, read, { id })).data?.dossier).toEqual({ mayBecomeConfidential: true });
  expect((await fund.ask(coordinator, seen, { id })).data?.officeDossier).toMatchObject({ title: expect.any(String) });

  expect((await fund.ask(me, make, { id })).data?.makeConfidential).toEqual({
    state: "in_review",
    isConfidential: true,
    mayBecomeConfidential: false,
    hasUnsentChanges: false,
  });
  expect(await fund.db.$count(projects)).toBe(0);
  expect(await fund.db.$count(dossierSummaries, eq(dossierSummaries.dossierId, id))).toBe(0);
  expect((await fund.ask(coordinator, seen, { id })).data?.officeDossier).toEqual({ state: "in_review", title: null });
  expect((await fund.ask(chair, seen, { id })).data?.officeDossier).toMatchObject({ title: expect.any(String) });
  expect(await fund.db.select().from(mails)).toMatchObject([{ template: "dossier-moved-bare", isConfidential: true }]);
  const events = await fund.db.select().from(dossierEvents).where(eq(dossierEvents.dossierId, id));
  expect(events).toMatchObject([{ fromState: "shortlisted", toState: "in_review", mover: "applicant" }]);
  expect(problemOf(await fund.ask(me, make, { id }))).toEqual({ code: "dossier.notNow" });
});

test("the audit log does not say who made a project confidential, and its plain drafts are gone", async ({ fund }) => {
  const { me, id } = await aCandidate(fund);
  await makeProjectDrafts(fund.context(null), [id]);
  expect(await fund.db.$count(projectDrafts)).toBe(1);
  await fund.ask(me, make, { id });
  expect(await fund.db.$count(projectDrafts)).toBe(0);
  const [entry] = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "unpublish_project"));
  expect(entry).toMatchObject({ actorId: null });
});

test("the audit log does not say which member took a confidential dossier's project off the site", async ({ fund }) => {
  const { chair, id } = await aCandidate(fund);
  await removeAfterMove(fund.context(chair), { id, state: "withdrawn", isConfidential: true }, chair.id);
  const [entry] = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "unpublish_project"));
  expect(entry).toMatchObject({ actorId: null });
});

test("a dossier submitted as confidential stays so, and the applicant reads why at the question", async ({ fund }) => {
  const applicant = await aPerson(fund.db, { email: "lotte@amandel.example" });
  const [me, coordinator] = [loggedIn(applicant), await anOfficer(fund.db, "coordinator")];
  const completeBy = new Date(fund.now.getTime() + 86_400_000);
  const incomplete = { applicantId: applicant.id, state: "incomplete", completeBy } as const;
  const answers = { ...storedAnswers.external, email: "lotte@amandel.example", confidential: "yes" };
  const { id } = await aStoredDossier(fund.db, { ...incomplete, answers });
  await aStoredFile(fund.db, id, { name: "statuten.pdf", field: "project_files_articles" });
  const stays = { field: "confidential", problem: { code: "rule.staysConfidential" } };
  const lifting = saveDossier(fund.context(me), { dossierId: id, basedOn: 99, changes: { confidential: "no" } });
  await expect(lifting).rejects.toMatchObject({ problem: { code: "form.invalid", fields: [stays] } });

  // Earlier versions of the product saved this answer, so it may be in a draft.
  const draft = { answers: { ...answers, confidential: "no" }, changedIn: {} };
  await fund.db
    .update(dossiers)
    .set({ sealedDraft: sealDraft(testSecret, id, draft), revision: 8 })
    .where(eq(dossiers.id, id));
  const send = `mutation ($id: ID!) { sendDossier(id: $id) { state } }`;
  expect(problemOf(await fund.ask(me, send, { id }))).toEqual({ code: "form.invalid", fields: [stays] });
  expect((await fund.ask(coordinator, seen, { id })).data?.officeDossier).toEqual({ state: "incomplete", title: null });
});

test("a project that its applicant made confidential stays so when the committee asks to complete it", async ({
  fund,
}) => {
  const { me, coordinator, id } = await aCandidate(fund);
  await fund.ask(me, make, { id });
  const completeBy = new Date(fund.now.getTime() + 86_400_000);
  const incomplete = { state: "incomplete", incompleteFrom: "in_review", completeBy } as const;
  await fund.db.update(dossiers).set(incomplete).where(eq(dossiers.id, id));
  const lifting = saveDossier(fund.context(me), { dossierId: id, basedOn: 99, changes: { confidential: "no" } });
  const stays = { field: "confidential", problem: { code: "rule.staysConfidential" } };
  await expect(lifting).rejects.toMatchObject({ problem: { code: "form.invalid", fields: [stays] } });
  await saveDossier(fund.context(me), { dossierId: id, basedOn: 99, changes: { description_of_the_project: "Meer." } });
  expect((await fund.ask(coordinator, seen, { id })).data?.officeDossier).toEqual({ state: "incomplete", title: null });
});

test("a project whose offer somebody answered stays public, because the offer shows it", async ({ fund }) => {
  const { me, id } = await aCandidate(fund, { extra_volunteers: "12" });
  await makeProjectDrafts(fund.context(null), [id]);
  const [{ id: offerId } = { id: "" }] = await fund.db.select().from(offerDrafts);
  await anOffer(fund.db, { id: offerId });
  const helper = { name: "Samira", email: "samira@amandel.example", text: "Ik help.", language: "nl" } as const;
  await fund.db.insert(volunteers).values({ ...helper, id: randomUUID(), offerId, offeredAt: fund.now });
  expect(problemOf(await fund.ask(me, make, { id }))).toEqual({ code: "dossier.hasVolunteers" });
  await fund.db.delete(volunteers);
  expect((await fund.ask(me, make, { id })).data?.makeConfidential).toMatchObject({ isConfidential: true });
  expect(await fund.db.$count(offers)).toBe(0);
});

test("nobody makes a project confidential once the vote opened, with a gift, or for someone else", async ({ fund }) => {
  const { me, id, project } = await aCandidate(fund);
  const other = loggedIn(await aPerson(fund.db));
  expect(problemOf(await fund.ask(other, make, { id }))).toEqual({ code: "dossier.unknown" });
  const gift = { id: randomUUID(), reference: "090933755493", amountInCents: 5000, language: "nl" } as const;
  await fund.db.insert(pledges).values({ ...gift, projectId: project.id, pledgedAt: fund.now });
  expect(problemOf(await fund.ask(me, make, { id }))).toEqual({ code: "dossier.hasGifts" });
  await fund.db.delete(pledges);
  fund.now = new Date("2026-12-10T00:00:00Z");
  expect((await fund.ask(me, read, { id })).data?.dossier).toEqual({ mayBecomeConfidential: false });
  expect(problemOf(await fund.ask(me, make, { id }))).toEqual({ code: "dossier.notNow" });
  const [row] = await fund.db.select().from(dossiers).where(eq(dossiers.id, id));
  expect(row).toMatchObject({ state: "shortlisted", isConfidential: false });
  expect(await fund.db.$count(projects)).toBe(1);
});
