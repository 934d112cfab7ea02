import { randomUUID } from "node:crypto";
import { eq } from "#server/database/drizzle.ts";
import { dossierEvents, dossiers } from "#server/database/tables/dossier.ts";
import { dossierSummaries } from "#server/database/tables/dossier-summary.ts";
import { mails } from "#server/database/tables/mail.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { projects } from "#server/database/tables/project.ts";
import { aClosedCall, aJudgedDossier, anOfficer } from "#test/decision.ts";
import { aPerson, aProject, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const make = `mutation ($id: ID!) {
  makeConfidential(id: $id) { state isConfidential mayBecomeConfidential hasUnsentChanges }
}`;
const read = `query ($id: ID!) { dossier(id: $id) { mayBecomeConfidential } }`;
const seen = `query ($id: ID!) { officeDossier(id: $id) { state title } }`;
const problemOf = ({ errors }: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.problem;

/** A project on the shortlist and on the site, before its vote. */
async function aCandidate(fund: Fund) {
  await theSettings(fund.db);
  const applicant = await aPerson(fund.db);
  const chair = await anOfficer(fund.db, "committee", "chair");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const call = await aClosedCall(fund.db);
  const values = { applicantId: applicant.id, callId: call.id, state: "shortlisted" } as const;
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
