import { decide, editLetter, takeDecisionBack } from "#server/actions/decision.ts";
import {
  keepDecisions,
  planOfRelease,
  planReleases,
  releaseDecisions,
  releaseDue,
} from "#server/actions/decision-release.ts";
import { takeJobs } from "#server/actions/job.ts";
import { eq } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aJudgedDossier, anAwardedDossier, anOfficer, readDecided } from "#test/decision.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

const at = new Date("2026-11-17T08:00:00Z");
const later = new Date("2026-11-17T08:00:05Z");

async function aPlannedRelease(fund: Fund) {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const dossier = await anAwardedDossier({ ...fund.context(chair), me: chair });
  const outcome = await releaseDecisions(fund.context(coordinator), { dossierIds: [dossier.id], at });
  expect(outcome.going).toEqual([dossier.id]);
  return { chair, coordinator, dossierId: dossier.id };
}

test("a planned release happens at its hour, once", async ({ fund }) => {
  const { dossierId } = await aPlannedRelease(fund);
  await releaseDue(fund.context(null));
  expect((await readDecided(fund.db, dossierId)).state).toBe("in_review");
  expect(await fund.db.select({ kind: jobs.kind, runAt: jobs.runAt }).from(jobs)).toEqual([
    { kind: "releaseDecisions", runAt: at },
  ]);
  fund.now = later;
  const [job] = await takeJobs(fund.db, { kinds: ["releaseDecisions"], limit: 1, now: later, heldUntil: later });
  expect(job?.kind).toBe("releaseDecisions");
  for (const _run of [1, 2]) await releaseDue(fund.context(null));
  expect(await readDecided(fund.db, dossierId)).toEqual({ state: "selected", pending: null });
  expect(await fund.db.$count(mails)).toBe(1);
});

test("an hour that has passed is refused, and a planned one can be taken away", async ({ fund }) => {
  const { coordinator, dossierId } = await aPlannedRelease(fund);
  const past = releaseDecisions(fund.context(coordinator), { dossierIds: [dossierId], at: fund.now });
  await expect(past).rejects.toMatchObject({ problem: { code: "decision.hourOver" } });
  await keepDecisions(fund.context(coordinator), { dossierIds: [dossierId] });
  fund.now = later;
  await releaseDue(fund.context(null));
  expect((await readDecided(fund.db, dossierId)).state).toBe("in_review");
});

test("a decision that changed after it was planned is not released by itself", async ({ fund }) => {
  const { chair, dossierId } = await aPlannedRelease(fund);
  await decide(fund.context(chair), { dossierId, revision: 1, outcome: "reserve", reasons: { nl: "Nog te vroeg." } });
  fund.now = later;
  await releaseDue(fund.context(null));
  expect(await readDecided(fund.db, dossierId)).toMatchObject({
    state: "in_review",
    pending: { outcome: "reserve", lostHour: at },
  });
});

test("a letter that someone else edits after it was planned waits until its planner read it", async ({ fund }) => {
  const { chair, coordinator, dossierId } = await aPlannedRelease(fund);
  const letter = { dossierId, reasons: {}, letters: { nl: "Proficiat, {name}." } };
  // The planner has read their own change.
  await editLetter(fund.context(coordinator), { ...letter, revision: 1 });
  expect((await readDecided(fund.db, dossierId)).pending).toMatchObject({ plannedFor: at, lostHour: null });
  await editLetter(fund.context(chair), { ...letter, revision: 2 });
  expect((await readDecided(fund.db, dossierId)).pending).toMatchObject({ plannedFor: null, lostHour: at });
  fund.now = later;
  await releaseDue(fund.context(null));
  expect((await readDecided(fund.db, dossierId)).state).toBe("in_review");

  const nextHour = new Date(later.getTime() + 60_000);
  await releaseDecisions(fund.context(coordinator), { dossierIds: [dossierId], at: nextHour });
  expect((await readDecided(fund.db, dossierId)).pending).toMatchObject({ plannedFor: nextHour, lostHour: null });
});

test("a confidential letter that a member edits after it was planned needs its chair again", async ({ fund }) => {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const member = await anOfficer(fund.db, "committee");
  const { id: dossierId } = await anAwardedDossier({ ...fund.context(chair), me: chair }, { confidential: "yes" });
  await aDeclaration(fund.db, { dossierId, personId: member.id });
  await releaseDecisions(fund.context(chair), { dossierIds: [dossierId], at });
  await editLetter(fund.context(member), { dossierId, revision: 1, reasons: {}, letters: { nl: "Gefeliciteerd." } });
  fund.now = later;
  await releaseDue(fund.context(null));
  const { state, pending } = await readDecided(fund.db, dossierId);
  expect({ state, lostHour: pending?.lostHour }).toEqual({ state: "in_review", lostHour: at });
  expect(await fund.db.$count(mails)).toBe(0);
});

test("a decision that is taken back after its release was planned is not sent, and the others are", async ({
  fund,
}) => {
  const { chair, coordinator, dossierId } = await aPlannedRelease(fund);
  const other = await anAwardedDossier({ ...fund.context(chair), me: chair });
  await releaseDecisions(fund.context(coordinator), { dossierIds: [other.id], at });
  await takeDecisionBack(fund.context(chair), { dossierId });
  fund.now = later;
  await releaseDue(fund.context(null));
  expect(await readDecided(fund.db, dossierId)).toEqual({ state: "in_review", pending: null });
  expect((await readDecided(fund.db, other.id)).state).toBe("selected");
  expect(await fund.db.$count(mails)).toBe(1);
});

test("a plan of someone who lost the right to release is dropped", async ({ fund }) => {
  const { coordinator, dossierId } = await aPlannedRelease(fund);
  await fund.db.delete(personRoles).where(eq(personRoles.personId, coordinator.id));
  fund.now = later;
  await releaseDue(fund.context(null));
  expect(await readDecided(fund.db, dossierId)).toMatchObject({
    state: "in_review",
    pending: { plannedFor: null, lostHour: at },
  });
});

test("a starting process plans releases whose job is gone", async ({ fund }) => {
  await aPlannedRelease(fund);
  await fund.db.delete(jobs);
  for (const _process of [1, 2]) await planReleases(fund.context(null));
  expect(await fund.db.$count(jobs)).toBe(1);
});

test("a ballot that would be too long keeps all its candidates back, and everything else goes", async ({ fund }) => {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const { callId } = await aJudgedDossier(fund.db, [chair]);
  await fund.db
    .update(calls)
    .set({ ballotSize: 2 })
    .where(eq(calls.id, callId as string));
  const candidates: string[] = [];
  for (const _ of [1, 2, 3]) candidates.push((await aJudgedDossier(fund.db, [chair], { callId })).id);
  const award = { outcome: "shortlisted", amountInCents: 100_000_00 } as const;
  for (const dossierId of candidates) await decide(fund.context(chair), { dossierId, revision: 0, ...award });
  const reserve = await aJudgedDossier(fund.db, [chair], { callId });
  await decide(fund.context(chair), {
    dossierId: reserve.id,
    revision: 0,
    outcome: "reserve",
    reasons: { nl: "Nog te vroeg." },
  });
  const problem = { code: "decision.ballotFull" };
  const staying = candidates.map((dossierId) => ({ dossierId, problem }));

  const dossierIds = [...candidates, reserve.id];
  expect(await planOfRelease(fund.context(chair), { dossierIds })).toEqual({ going: [reserve.id], staying });
  const released = await releaseDecisions(fund.context(chair), { dossierIds });
  expect(released.going).toEqual([reserve.id]);
  expect(released.staying).toEqual(expect.arrayContaining(staying));

  const [one, two, late] = candidates as [string, string, string];
  expect((await releaseDecisions(fund.context(chair), { dossierIds: [one, two] })).staying).toEqual([]);
  // The places are taken, also for a release of its own.
  expect((await releaseDecisions(fund.context(chair), { dossierIds: [late] })).staying).toEqual([
    { dossierId: late, problem },
  ]);
});

test("a shortlisted project goes to the vote only while that is ahead", async ({ fund }) => {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const dossier = await aJudgedDossier(fund.db, [chair]);
  await decide(fund.context(chair), {
    dossierId: dossier.id,
    revision: 0,
    outcome: "shortlisted",
    amountInCents: 6_200_00,
  });
  fund.now = new Date("2026-12-11T09:00:00Z");
  expect(await releaseDecisions(fund.context(chair), { dossierIds: [dossier.id] })).toEqual({
    going: [],
    staying: [{ dossierId: dossier.id, problem: { code: "dossier.notNow" } }],
  });
});
