import { randomUUID } from "node:crypto";
import { changeCall } from "#server/actions/call.ts";
import { saveDossier } from "#server/actions/dossier.ts";
import { askForCompletion, withdrawOnBehalf } from "#server/actions/dossier-handling.ts";
import { decideItem, discuss } from "#server/actions/meeting.ts";
import { takeRole } from "#server/actions/role.ts";
import type { Me } from "#server/context.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aJudgedDossier, anOfficer } from "#test/decision.ts";
import { loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aMeeting, shortlist, shortlistNow } from "#test/meeting.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

const Meeting = `query ($slug: String!, $isOnProjector: Boolean) {
  meeting(callSlug: $slug, isOnProjector: $isOnProjector) {
    revision isOpen isOutside hasItemLeft isRecorder isPresent mayOpen
    budget { keptInCents awardedInCents leftInCents isPartial }
    room { present able needed outside isQuorate }
    agenda { id }
    current { id }
    entries { kind number }
  }
}`;

type Answer = {
  revision: string;
  isOutside: boolean;
  hasItemLeft: boolean;
  isRecorder: boolean;
  budget: { keptInCents: number; awardedInCents: number; leftInCents: number; isPartial: boolean };
  room: { present: number; outside: string[]; isQuorate: boolean } | null;
  agenda: { id: string }[];
  current: { id: string } | null;
  entries: { kind: string; number: string | null }[];
};

async function ask(fund: Fund, me: Me, slug: string, isOnProjector = false): Promise<Answer> {
  const { data, errors } = await fund.ask(me, Meeting, { slug, isOnProjector });
  expect(errors).toBeUndefined();
  return data?.meeting as Answer;
}

test("each screen shows the meeting as its user may see it, and the budget tells nothing of other decisions", async ({
  fund,
}) => {
  const { call, callId, chair, committee, items } = await aMeeting((me) => fund.context(me), { members: 4 });
  const [ordinary] = items;
  const hidden = await aJudgedDossier(fund.db, committee, { callId, confidential: "yes" });
  const coordinator = await anOfficer(fund.db, "coordinator");
  const [, member, , aside] = committee as [Me, Me, Me, Me];
  for (const { id: dossierId } of [ordinary, hidden])
    await aDeclaration(fund.db, { dossierId, personId: aside.id, answer: "involved" });
  await shortlistNow(fund.context(chair), { callId, dossierId: ordinary.id });
  await discuss(fund.context(chair), { callId, dossierId: hidden.id });
  const award = { outcome: "selected", amountInCents: 1_234_00 } as const;
  await decideItem(fund.context(chair), { callId, dossierId: hidden.id, ...shortlist, decision: award });

  const seen = await ask(fund, member, call.slug);
  expect(seen).toMatchObject({ isOutside: false, isRecorder: false, current: { id: hidden.id } });
  expect(seen.budget).toMatchObject({ keptInCents: 5_000_00, awardedInCents: 1_234_00, isPartial: false });
  expect(seen.room).toMatchObject({ present: 3, outside: [aside.id], isQuorate: true });
  expect((await ask(fund, chair, call.slug)).isRecorder).toBe(true);

  for (const [me, isOnProjector] of [
    [coordinator, false],
    [chair, true],
  ] as const) {
    const some = await ask(fund, me, call.slug, isOnProjector);
    expect(some).toMatchObject({ isOutside: true, current: null, room: null, agenda: [{ id: ordinary.id }] });
    expect(some.budget).toMatchObject({ keptInCents: 5_000_00, awardedInCents: 0, isPartial: true });
    expect(some.entries.some(({ number }) => number === hidden.number)).toBe(false);
  }

  const nothing = await ask(fund, aside, call.slug);
  expect(nothing).toMatchObject({ isOutside: true, current: null, room: null, agenda: [] });
  expect(nothing.budget).toMatchObject({ keptInCents: 0, awardedInCents: 0, isPartial: true });
  expect(nothing.entries.every(({ number }) => number === null)).toBe(true);
});

/** A meeting that discusses its first dossier, with someone who is outside because of a conflict. */
async function aDiscussion(fund: Fund) {
  const meeting = await aMeeting((me) => fund.context(me), { members: 4, dossiers: 2 });
  const { callId, call, chair, committee, items } = meeting;
  const [, member, , aside] = committee as [Me, Me, Me, Me];
  const dossierId = items[0].id;
  await aDeclaration(fund.db, { dossierId, personId: aside.id, answer: "involved" });
  await discuss(fund.context(chair), { callId, dossierId });
  const coordinator = await anOfficer(fund.db, "coordinator");
  const { revision } = await ask(fund, member, call.slug);
  return { ...meeting, dossierId, member, aside, coordinator, revision };
}

test("a dossier that is withdrawn while it is discussed leaves the table, and everyone who read it is told", async ({
  fund,
}) => {
  const { call, callId, chair, member, aside, coordinator, dossierId, items, revision } = await aDiscussion(fund);
  const withdrawal = { dossierId, reason: "Vroeg het aan de telefoon." };
  await withdrawOnBehalf(fund.context(coordinator), withdrawal);
  for (const me of [chair, member, coordinator])
    expect(await ask(fund, me, call.slug)).toMatchObject({ isOutside: false, hasItemLeft: true, current: null });
  // Someone who was outside comes in again, and does not learn why.
  expect(await ask(fund, aside, call.slug)).toMatchObject({ isOutside: false, hasItemLeft: false, current: null });
  expect((await ask(fund, member, call.slug)).revision).not.toBe(revision);
  const late = decideItem(fund.context(chair), { callId, dossierId, ...shortlist });
  await expect(late).rejects.toMatchObject({ problem: { code: "dossier.notNow" } });
  await discuss(fund.context(chair), { callId, dossierId: items[1]?.id ?? "" });
  expect(await ask(fund, member, call.slug)).toMatchObject({ hasItemLeft: false, current: { id: items[1]?.id } });
});

test("a dossier that goes back to its applicant while it is discussed cannot be decided, and every screen knows", async ({
  fund,
}) => {
  const { call, callId, chair, member, coordinator, dossierId, revision } = await aDiscussion(fund);
  const until = new Date("2026-11-25T23:00:00Z");
  await askForCompletion(fund.context(coordinator), { dossierId, reason: "De offerte ontbreekt.", until });
  expect((await ask(fund, member, call.slug)).revision).not.toBe(revision);
  const hands = { for: 3, against: 0, abstained: 0 };
  const late = decideItem(fund.context(chair), { callId, dossierId, ...shortlist, hands });
  await expect(late).rejects.toMatchObject({ problem: { code: "dossier.notNow" } });
});

test("a dossier that becomes confidential while it is discussed leaves the projector and the coordinator", async ({
  fund,
}) => {
  const { call, chair, member, coordinator, dossierId, items } = await aDiscussion(fund);
  const until = new Date("2026-11-25T23:00:00Z");
  await askForCompletion(fund.context(coordinator), { dossierId, reason: "De offerte ontbreekt.", until });
  expect((await ask(fund, coordinator, call.slug)).current?.id).toBe(dossierId);
  const { revision } = await ask(fund, member, call.slug);
  const [person] = await fund.db.select().from(people).where(eq(people.id, items[0].applicantId));
  if (!person) throw new Error("The applicant is gone");
  const changes = { confidential: "yes" };
  await saveDossier(fund.context(loggedIn(person)), { dossierId, basedOn: items[0].revision, changes });
  expect(await ask(fund, coordinator, call.slug)).toMatchObject({ isOutside: true, hasItemLeft: false, current: null });
  expect(await ask(fund, chair, call.slug, true)).toMatchObject({ isOutside: true, current: null });
  expect((await ask(fund, member, call.slug)).current?.id).toBe(dossierId);
  expect((await ask(fund, member, call.slug)).revision).not.toBe(revision);
});

test("a budget that changes during the meeting is on every screen", async ({ fund }) => {
  const { call, callId, member, coordinator, revision } = await aDiscussion(fund);
  const before = await ask(fund, member, call.slug);
  const plan = { budgetInCents: call.budgetInCents + 10_000_00 };
  await changeCall(fund.context(coordinator), { callId, revision: call.revision, plan });
  const after = await ask(fund, member, call.slug);
  expect(after.revision).not.toBe(revision);
  expect(after.budget.leftInCents).toBe(before.budget.leftInCents + 10_000_00);
});

test("a member who leaves the committee during the meeting no longer counts, and every screen knows", async ({
  fund,
}) => {
  const { call, chair, member, revision } = await aDiscussion(fund);
  expect((await ask(fund, chair, call.slug)).room).toMatchObject({ present: 3, able: 3 });
  await takeRole({ ...fund.context(null) }, { personId: member.id, role: "committee" });
  const after = await ask(fund, chair, call.slug);
  expect(after.room).toMatchObject({ present: 2, able: 2, isQuorate: true });
  expect(after.revision).not.toBe(revision);
});

test("the revision of a meeting is another one when two changes would cancel out in a count", async ({ fund }) => {
  const { call, callId, chair, committee, items } = await aMeeting((me) => fund.context(me));
  const [first] = items;
  const revision = async () => (await ask(fund, chair, call.slug)).revision;
  const seen = [await revision()];
  expect(await revision()).toBe(seen[0]);
  const expectOther = async () => {
    seen.push(await revision());
    expect(new Set(seen).size).toBe(seen.length);
  };
  await shortlistNow(fund.context(chair), { callId, dossierId: first.id });
  await expectOther();

  // One decision goes, and another one with the same revision comes.
  const [decision] = await fund.db.select().from(decisions);
  const second = await aJudgedDossier(fund.db, committee, { callId });
  await expectOther();
  await fund.db.delete(decisions);
  await fund.db
    .insert(decisions)
    .values({ ...(decision as NonNullable<typeof decision>), id: randomUUID(), dossierId: second.id });
  await expectOther();

  // One project becomes confidential while another one stops being so.
  await fund.db.update(dossiers).set({ isConfidential: true }).where(eq(dossiers.id, first.id));
  await expectOther();
  await fund.db.update(dossiers).set({ isConfidential: sql`not ${dossiers.isConfidential}` });
  await expectOther();

  // One member leaves the committee while another one joins it.
  const [, other, leaver] = committee;
  await fund.db.delete(personRoles).where(eq(personRoles.personId, leaver.id));
  await anOfficer(fund.db, "committee");
  await expectOther();

  // A member steps aside, which nothing but the room shows.
  await aDeclaration(fund.db, { dossierId: second.id, personId: other.id, answer: "involved" });
  await expectOther();
});

test("a dossier that came back to the committee has no decision in the meeting until there is a new one", async ({
  fund,
}) => {
  const { call, callId, chair, items } = await aMeeting((me) => fund.context(me));
  const dossierId = items[0].id;
  const earlier = { outcome: "declined", decidedAt: new Date(0), releasedAt: new Date(0) } as const;
  await fund.db.insert(decisions).values({ id: randomUUID(), dossierId, ...earlier });
  const query = `query ($slug: String!) {
    meeting(callSlug: $slug) { agenda { decision { outcome } standingDecision { outcome } possibleOutcomes } }
  }`;
  const agenda = async () => {
    const { data } = await fund.ask(chair, query, { slug: call.slug });
    return (data as { meeting: { agenda: unknown } }).meeting.agenda;
  };
  const possibleOutcomes = ["shortlisted", "selected", "reserve", "declined"];
  expect(await agenda()).toEqual([{ decision: { outcome: "declined" }, standingDecision: null, possibleOutcomes }]);
  await shortlistNow(fund.context(chair), { callId, dossierId });
  const decision = { outcome: "shortlisted" };
  expect(await agenda()).toEqual([{ decision, standingDecision: decision, possibleOutcomes }]);

  await fund.db.update(decisions).set({ releasedAt: fund.now }).where(eq(decisions.dossierId, dossierId));
  await fund.db.update(dossiers).set({ state: "shortlisted" }).where(eq(dossiers.id, dossierId));
  expect(await agenda()).toEqual([{ decision, standingDecision: decision, possibleOutcomes: [] }]);
});
