import { editLetter } from "#server/actions/decision.ts";
import { declareConflict } from "#server/actions/declaration.ts";
import {
  decideItem,
  discuss,
  endMeeting,
  joinMeeting,
  leaveMeeting,
  nameRecorder,
  noteAttendance,
  openMeeting,
} from "#server/actions/meeting.ts";
import { readMinutes } from "#server/actions/meeting-minutes.ts";
import type { Me } from "#server/context.ts";
import { asc, eq } from "#server/database/drizzle.ts";
import { findMeeting, listSeats } from "#server/database/queries/meeting.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { meetingRemarks } from "#server/database/tables/meeting.ts";
import { aJudgedDossier, anOfficer, aWithdrawnWinner, readDecided } from "#test/decision.ts";
import { theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aMeeting, shortlist, shortlistNow } from "#test/meeting.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

const meetingOf = (fund: Fund, size?: Parameters<typeof aMeeting>[1]) => aMeeting((me) => fund.context(me), size);

async function linesFor(fund: Fund, me: Me, callId: string) {
  const meeting = await findMeeting(fund.db, callId);
  return readMinutes(fund.context(me), meeting?.id ?? "");
}

/** The code of a refusal; undefined when the act was done. */
const problemOf = (act: () => Promise<void>) =>
  Promise.try(act).then(
    () => undefined,
    (error: { problem?: { code: string } }) => error.problem?.code ?? error,
  );

const kindsOf = (lines: readonly { kind: string }[]) => lines.map(({ kind }) => kind);

test("only the chair or the deputy opens a meeting, and only one meeting goes on", async ({ fund }) => {
  const { callId, chair, committee } = await meetingOf(fund);
  const deputy = await anOfficer(fund.db, "committee", "deputy");
  const coordinator = await anOfficer(fund.db, "coordinator");
  for (const me of [committee[1], coordinator])
    expect(await problemOf(() => openMeeting(fund.context(me), { callId }))).toBe("meeting.needsChair");
  expect(await problemOf(() => openMeeting(fund.context(deputy), { callId }))).toBe("meeting.goesOn");
  await endMeeting(fund.context(chair), { callId });
  await openMeeting(fund.context(deputy), { callId });
  expect(await findMeeting(fund.db, callId)).toMatchObject({ recorderId: deputy.id, endedAt: null });
  const acts = (await fund.db.select().from(auditEntries).orderBy(asc(auditEntries.number))).map(({ act }) => act);
  expect(acts).toEqual(["open_meeting", "end_meeting", "open_meeting"]);
});

test("the minutes say who comes and leaves, once each, and the recorder notes it for others", async ({ fund }) => {
  const { callId, chair, committee } = await meetingOf(fund);
  const member = committee[1];
  const coordinator = await anOfficer(fund.db, "coordinator");
  await joinMeeting(fund.context(member), { callId, isRemote: true });
  await leaveMeeting(fund.context(member), { callId });
  await leaveMeeting(fund.context(member), { callId });
  const presence = { callId, isPresent: true, isRemote: false };
  await noteAttendance(fund.context(chair), { ...presence, personId: coordinator.id });
  expect(kindsOf(await linesFor(fund, chair, callId))).toEqual(["opened", "came", "came", "came", "left", "came"]);
  const seats = await listSeats(fund.db, (await findMeeting(fund.db, callId))?.id ?? "");
  expect(seats.filter(({ leftAt }) => leftAt).map(({ personId }) => personId)).toEqual([member.id]);
  expect(seats.filter(({ isMember }) => !isMember).map(({ personId }) => personId)).toEqual([coordinator.id]);
  const editor = await anOfficer(fund.db, "editor");
  const strangers = { ...presence, personId: editor.id };
  expect(await problemOf(() => noteAttendance(fund.context(chair), strangers))).toBe("person.unknown");
  expect(await problemOf(() => noteAttendance(fund.context(member), strangers))).toBe("meeting.notRecorder");
  expect(await problemOf(() => joinMeeting(fund.context(editor), { callId, isRemote: false }))).toBe(
    "permission.denied",
  );
});

test("only the recorder decides, and the chair can name another one who is present", async ({ fund }) => {
  const { callId, chair, committee, items } = await meetingOf(fund);
  const member = committee[1];
  const where = { callId, dossierId: items[0].id };
  expect(await problemOf(() => discuss(fund.context(member), where))).toBe("meeting.notRecorder");
  expect(await problemOf(() => nameRecorder(fund.context(member), { callId, personId: member.id }))).toBe(
    "meeting.needsChair",
  );
  const absent = await anOfficer(fund.db, "coordinator");
  expect(await problemOf(() => nameRecorder(fund.context(chair), { callId, personId: absent.id }))).toBe(
    "meeting.notPresent",
  );
  await nameRecorder(fund.context(chair), { callId, personId: member.id });
  expect(await problemOf(() => shortlistNow(fund.context(chair), where))).toBe("meeting.notRecorder");
  await shortlistNow(fund.context(member), where);
  const { pending, state } = await readDecided(fund.db, where.dossierId);
  expect(pending).toMatchObject({
    outcome: "shortlisted",
    amountInCents: 5_000_00,
    votesFor: 3,
    decidedById: member.id,
  });
  // Nobody outside learns of it before its release.
  expect(state).toBe("in_review");
});

test("a coordinator who records decides on ordinary dossiers, and does not find confidential ones", async ({
  fund,
}) => {
  const { callId, call, chair, committee, items } = await meetingOf(fund);
  const coordinator = await anOfficer(fund.db, "coordinator");
  const hidden = await aJudgedDossier(fund.db, committee, { callId: call.id, confidential: "yes" });
  await joinMeeting(fund.context(coordinator), { callId, isRemote: false });
  await nameRecorder(fund.context(chair), { callId, personId: coordinator.id });
  await shortlistNow(fund.context(coordinator), { callId, dossierId: items[0].id });
  expect(await problemOf(() => discuss(fund.context(coordinator), { callId, dossierId: hidden.id }))).toBe(
    "permission.denied",
  );
});

test("nobody decides without a quorum, with a wrong count or without a majority", async ({ fund }) => {
  const { callId, chair, committee, items } = await meetingOf(fund);
  const where = { callId, dossierId: items[0].id };
  const inChair = fund.context(chair);
  await discuss(inChair, where);
  const decide = (hands: { for: number; against: number; abstained: number }) =>
    decideItem(inChair, { ...where, ...shortlist, hands });
  expect(await problemOf(() => decide({ for: 2, against: 0, abstained: 0 }))).toBe("meeting.handsDiffer");
  expect(await problemOf(() => decide({ for: 1, against: 0, abstained: 2 }))).toBe("meeting.noMajority");
  await leaveMeeting(fund.context(committee[1]), { callId });
  expect(await problemOf(() => decide({ for: 2, against: 0, abstained: 0 }))).toBe("meeting.tooFew");
  await theSettings(fund.db, { quorum: { percent: 50, least: 2 } });
  await decide({ for: 2, against: 0, abstained: 0 });
  expect((await readDecided(fund.db, where.dossierId)).pending?.votesFor).toBe(2);
});

test("members with a conflict are outside: they do not count, and read nothing of it", async ({ fund }) => {
  const { callId, chair, committee, items } = await meetingOf(fund, { members: 4 });
  const dossierId = items[0].id;
  const [, aside, late] = committee;
  await aDeclaration(fund.db, { dossierId, personId: aside.id, answer: "involved" });
  await aDeclaration(fund.db, { dossierId, personId: late.id, exclusion: "applicant" });
  await leaveMeeting(fund.context(late), { callId });
  await discuss(fund.context(chair), { callId, dossierId });
  await joinMeeting(fund.context(late), { callId, isRemote: false });
  await theSettings(fund.db, { quorum: { percent: 50, least: 2 } });
  const hands = { for: 2, against: 0, abstained: 0 };
  const remark = "Zonder de kosten van vervoer.";
  await decideItem(fund.context(chair), { callId, dossierId, ...shortlist, hands, remark });
  const lines = await linesFor(fund, chair, callId);
  const outside = lines.filter(({ kind }) => kind === "outside");
  expect(outside.map(({ personId }) => personId)).toEqual([aside.id, late.id]);
  expect(lines.at(-1)).toMatchObject({ kind: "decided", outcome: "shortlisted", remark });
  const [sealed] = await fund.db.select().from(meetingRemarks);
  expect(sealed?.sealedText).not.toContain("vervoer");
  for (const me of [aside, late]) {
    const seen = await linesFor(fund, me, callId);
    expect(seen.some(({ number }) => number !== null)).toBe(false);
    expect(seen.length).toBeGreaterThan(0);
  }
});

test("the minutes name members who know the people of a dossier, once each time it is discussed", async ({ fund }) => {
  const { callId, chair, committee, items } = await meetingOf(fund, { members: 4, dossiers: 2 });
  const dossierId = items[0].id;
  const [, friend, late, aside] = committee as [Me, Me, Me, Me];
  const knows = (me: Me) => aDeclaration(fund.db, { dossierId, personId: me.id, answer: "acquainted" });
  await knows(friend);
  await aDeclaration(fund.db, { dossierId, personId: aside.id, answer: null });
  await leaveMeeting(fund.context(late), { callId });
  await knows(late);
  const inChair = fund.context(chair);
  await discuss(inChair, { callId, dossierId });
  await joinMeeting(fund.context(late), { callId, isRemote: true });
  // This member answers only while the dossier is on the table, and another one finds a conflict.
  await knows(aside);
  await declareConflict(fund.context(late), { dossierId, answer: "involved", isNameShown: true });
  await decideItem(inChair, { callId, dossierId, ...shortlist });
  const namesOf = (lines: Awaited<ReturnType<typeof linesFor>>, kind: string) =>
    lines.flatMap((line) => (line.kind === kind ? line.personId : []));
  const lines = await linesFor(fund, chair, callId);
  expect(namesOf(lines, "acquainted")).toEqual([friend.id, late.id, aside.id]);
  expect(namesOf(lines, "outside")).toEqual([late.id]);
  expect(lines.at(-1)?.kind).toBe("decided");
  expect(namesOf(await linesFor(fund, late, callId), "acquainted")).toEqual([]);

  await discuss(inChair, { callId, dossierId: items[1]?.id ?? "" });
  expect(namesOf(await linesFor(fund, chair, callId), "acquainted")).toHaveLength(3);
  await discuss(inChair, { callId, dossierId });
  expect(namesOf(await linesFor(fund, chair, callId), "acquainted")).toEqual(
    expect.arrayContaining([friend.id, late.id, aside.id, friend.id, aside.id]),
  );
  expect(namesOf(await linesFor(fund, chair, callId), "acquainted")).toHaveLength(5);
});

test("the minutes keep the reason that the meeting gave, also when the letter says another one", async ({ fund }) => {
  const { callId, chair, items } = await meetingOf(fund);
  const dossierId = items[0].id;
  await discuss(fund.context(chair), { callId, dossierId });
  const decision = { outcome: "declined", reasons: { nl: "Het plan bereikt te weinig mensen." } } as const;
  await decideItem(fund.context(chair), { callId, dossierId, ...shortlist, decision, remark: "Volgend jaar opnieuw." });
  const reasons = { nl: "Er was te weinig geld." };
  await editLetter(fund.context(chair), { dossierId, revision: 1, reasons, letters: {} });
  const lines = await linesFor(fund, chair, callId);
  expect(lines.at(-1)?.remark).toBe("Het plan bereikt te weinig mensen.\nVolgend jaar opnieuw.");
});

test("a coordinator reads nothing of a confidential dossier in the minutes", async ({ fund }) => {
  const { callId, call, chair, committee, items } = await meetingOf(fund);
  const hidden = await aJudgedDossier(fund.db, committee, { callId: call.id, confidential: "yes" });
  const coordinator = await anOfficer(fund.db, "coordinator");
  await shortlistNow(fund.context(chair), { callId, dossierId: items[0].id });
  await discuss(fund.context(chair), { callId, dossierId: hidden.id });
  const award = { outcome: "selected", amountInCents: 1_000_00 } as const;
  await decideItem(fund.context(chair), { callId, dossierId: hidden.id, ...shortlist, decision: award });
  const numbersFor = async (me: Me) =>
    (await linesFor(fund, me, callId)).flatMap(({ kind, number }) => (kind === "decided" ? number : []));
  expect(await numbersFor(chair)).toEqual([items[0].number, hidden.number]);
  expect(await numbersFor(coordinator)).toEqual([items[0].number]);
});

test("a dossier is decided while it is discussed, and a decision that changed meanwhile is not overwritten", async ({
  fund,
}) => {
  const { callId, chair, items } = await meetingOf(fund, { dossiers: 2 });
  const [first, second] = items.map(({ id }) => ({ callId, dossierId: id })) as [
    { callId: string; dossierId: string },
    { callId: string; dossierId: string },
  ];
  const inChair = fund.context(chair);
  await discuss(inChair, first);
  expect(await problemOf(() => decideItem(inChair, { ...second, ...shortlist }))).toBe("record.changed");
  await decideItem(inChair, { ...first, ...shortlist });
  const decline = { ...shortlist, decision: { outcome: "declined" } } as const;
  expect(await problemOf(() => decideItem(inChair, { ...first, ...decline }))).toBe("record.changed");
  expect((await readDecided(fund.db, first.dossierId)).pending?.outcome).toBe("shortlisted");
  await decideItem(inChair, { ...first, ...decline, revision: 1 });
  expect((await readDecided(fund.db, first.dossierId)).pending).toMatchObject({
    outcome: "declined",
    amountInCents: null,
  });
  await discuss(inChair, first);
  expect(kindsOf(await linesFor(fund, chair, callId)).slice(4)).toEqual(["discussed", "decided", "decided"]);
});

test("a meeting that ended is taken up again with its decisions, and only people who come again count", async ({
  fund,
}) => {
  const { callId, chair, committee, items } = await meetingOf(fund);
  const where = { callId, dossierId: items[0].id };
  const inChair = fund.context(chair);
  await shortlistNow(inChair, where);
  await endMeeting(inChair, { callId });
  expect(await problemOf(() => joinMeeting(fund.context(committee[1]), { callId, isRemote: false }))).toBe(
    "meeting.over",
  );
  expect(await problemOf(() => discuss(inChair, where))).toBe("meeting.over");
  const endedMeeting = await findMeeting(fund.db, callId);
  await openMeeting(inChair, { callId });
  const meeting = await findMeeting(fund.db, callId);
  expect(meeting).toMatchObject({ id: endedMeeting?.id, endedAt: null, revision: (endedMeeting?.revision ?? 0) + 1 });
  await discuss(inChair, where);
  const again = { ...shortlist, decision: { outcome: "reserve" }, revision: 1 } as const;
  expect(await problemOf(() => decideItem(inChair, { ...where, ...again }))).toBe("meeting.tooFew");
  for (const member of committee.slice(1)) await joinMeeting(fund.context(member), { callId, isRemote: false });
  await decideItem(inChair, { ...where, ...again });
  expect((await readDecided(fund.db, where.dossierId)).pending?.outcome).toBe("reserve");
});

test("the minutes keep the number and the decision of an erased dossier, and not what was said", async ({ fund }) => {
  const { callId, chair, items } = await meetingOf(fund);
  const [{ id, number }] = items;
  await discuss(fund.context(chair), { callId, dossierId: id });
  await decideItem(fund.context(chair), { callId, dossierId: id, ...shortlist, remark: "Een mooi plan." });
  await fund.db.delete(dossiers).where(eq(dossiers.id, id));
  expect((await linesFor(fund, chair, callId)).at(-1)).toMatchObject({
    number,
    outcome: "shortlisted",
    title: null,
    remark: "",
  });
  expect(await fund.db.$count(meetingRemarks)).toBe(0);
});

test("the meeting gives the award of a winner that withdrew to one project that lost the vote", async ({ fund }) => {
  const { callId, chair, items } = await meetingOf(fund, { dossiers: 2 });
  const winner = await aWithdrawnWinner(fund.db, callId);
  await fund.db.update(dossiers).set({ state: "not_elected" }).where(eq(dossiers.state, "in_review"));
  const give = async (dossierId: string | undefined) => {
    const where = { callId, dossierId: dossierId ?? "" };
    await discuss(fund.context(chair), where);
    const decision = { outcome: "selected", amountInCents: 4_000_00 } as const;
    await decideItem(fund.context(chair), { ...where, ...shortlist, decision });
  };
  await give(items[0].id);
  expect((await readDecided(fund.db, items[0].id)).pending).toMatchObject({ replacesDossierId: winner.id });
  expect(await problemOf(() => give(items[1]?.id))).toBe("dossier.notNow");
});
