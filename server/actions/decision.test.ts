import { largestAmount } from "#domain/money.ts";
import { decide, editLetter, takeDecisionBack } from "#server/actions/decision.ts";
import { giveSecondLook, moveUp } from "#server/actions/decision-again.ts";
import { releaseDecisions } from "#server/actions/decision-release.ts";
import { declareConflict } from "#server/actions/declaration.ts";
import { withdrawDossier } from "#server/actions/dossier.ts";
import { openLetter } from "#server/actions/dossier-content.ts";
import { askForCompletion, withdrawOnBehalf } from "#server/actions/dossier-handling.ts";
import { eq } from "#server/database/drizzle.ts";
import { listDecisions } from "#server/database/queries/decision.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { dossierEvents, dossiers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { people } from "#server/database/tables/person.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { testSecret } from "#test/context.ts";
import { aClosedCall, aJudgedDossier, anAwardedDossier, anOfficer, readDecided } from "#test/decision.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration, aMove } from "#test/stored-dossier.ts";

const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error: { problem?: { code: string } }) => error.problem?.code,
  );
const letterOf = async (fund: Fund, dossierId: string) => {
  const decision = (await listDecisions(fund.db, [dossierId])).at(-1);
  return decision ? openLetter(testSecret, decision) : null;
};
const aChair = (fund: Fund) => anOfficer(fund.db, "committee", "chair");

test("the chair records a decision, which changes nothing for the applicant until its release", async ({ fund }) => {
  const chair = await aChair(fund);
  const dossier = await anAwardedDossier({ ...fund.context(chair), me: chair });
  const { state, pending } = await readDecided(fund.db, dossier.id);
  expect(state).toBe("in_review");
  expect(pending).toMatchObject({ outcome: "selected", amountInCents: 100_000_00, decidedById: chair.id });
  expect(await fund.db.$count(mails)).toBe(0);

  await decide(fund.context(chair), { dossierId: dossier.id, revision: 1, outcome: "declined" });
  expect((await readDecided(fund.db, dossier.id)).pending).toMatchObject({ outcome: "declined", amountInCents: null });
  await takeDecisionBack(fund.context(chair), { dossierId: dossier.id });
  expect((await readDecided(fund.db, dossier.id)).pending).toBeNull();
});

test("a decision on a screen that shows an older one is refused", async ({ fund }) => {
  const chair = await aChair(fund);
  const dossier = await anAwardedDossier({ ...fund.context(chair), me: chair });
  const decline = { dossierId: dossier.id, outcome: "declined" } as const;
  await decide(fund.context(chair), { ...decline, revision: 1 });
  expect(await codeOf(decide(fund.context(chair), { ...decline, revision: 1 }))).toBe("record.changed");
  expect(await codeOf(decide(fund.context(chair), { ...decline, revision: 0 }))).toBe("record.changed");
});

test("only a chair without conflict decides; the deputy does it where the chair is out", async ({ fund }) => {
  const [chair, deputy, member, coordinator] = [
    await aChair(fund),
    await anOfficer(fund.db, "committee", "deputy"),
    await anOfficer(fund.db, "committee"),
    await anOfficer(fund.db, "coordinator"),
  ];
  const dossier = await aJudgedDossier(fund.db, [chair, deputy, member]);
  const award = { dossierId: dossier.id, revision: 0, outcome: "selected", amountInCents: 100 } as const;
  for (const other of [deputy, member, coordinator])
    expect(await codeOf(decide(fund.context(other), award))).toBe("permission.denied");
  await aDeclaration(fund.db, { dossierId: dossier.id, personId: chair.id, answer: "involved" });
  expect(await codeOf(decide(fund.context(chair), award))).toBe("permission.denied");
  expect(await codeOf(decide(fund.context(deputy), award))).toBeNull();
});

test("a decision that the table of moves does not allow is refused, and so is an award without an amount", async ({
  fund,
}) => {
  const chair = await aChair(fund);
  const confidential = await aJudgedDossier(fund.db, [chair], { confidential: "yes" });
  const shortlist = { dossierId: confidential.id, revision: 0, outcome: "shortlisted", amountInCents: 100 } as const;
  expect(await codeOf(decide(fund.context(chair), shortlist))).toBe("dossier.notNow");
  const award = { dossierId: confidential.id, revision: 0, outcome: "selected" } as const;
  expect(await codeOf(decide(fund.context(chair), award))).toBe("decision.amountNeeded");
  const request = await aJudgedDossier(fund.db, [chair], { type: "internal" });
  const alone = { dossierId: request.id, revision: 0, outcome: "declined" } as const;
  expect(await codeOf(decide(fund.context(chair), alone))).toBe("dossier.notNow");
});

test("nobody is asked to complete a dossier with a pending decision, and a withdrawal drops the decision", async ({
  fund,
}) => {
  const chair = await aChair(fund);
  const coordinator = await anOfficer(fund.db, "coordinator");
  const applicant = await aPerson(fund.db);
  const dossier = await anAwardedDossier({ ...fund.context(chair), me: chair }, { applicantId: applicant.id });
  const request = { dossierId: dossier.id, reason: "De statuten.", until: new Date("2026-12-01T00:00:00Z") };
  expect(await codeOf(askForCompletion(fund.context(coordinator), request))).toBe("dossier.decisionPending");
  await withdrawDossier(fund.context(loggedIn(applicant)), { dossierId: dossier.id });
  expect(await readDecided(fund.db, dossier.id)).toEqual({ state: "withdrawn", pending: null });

  const other = await anAwardedDossier({ ...fund.context(chair), me: chair });
  await withdrawOnBehalf(fund.context(coordinator), { dossierId: other.id, reason: "Vroeg het zelf." });
  expect(await readDecided(fund.db, other.id)).toEqual({ state: "withdrawn", pending: null });
});

test("the coordinator releases ordinary decisions and the chair also confidential ones", async ({ fund }) => {
  const chair = await aChair(fund);
  const member = await anOfficer(fund.db, "committee");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const inChair = { ...fund.context(chair), me: chair };
  const ordinary = await anAwardedDossier(inChair);
  const confidential = await anAwardedDossier(inChair, { confidential: "yes" });
  for (const { id } of [ordinary, confidential]) await aDeclaration(fund.db, { dossierId: id, personId: member.id });
  const dossierIds = [ordinary.id, confidential.id];
  const byMember = await releaseDecisions(fund.context(member), { dossierIds });
  expect(byMember.going).toEqual([]);
  const byCoordinator = await releaseDecisions(fund.context(coordinator), { dossierIds });
  expect(byCoordinator).toEqual({
    going: [ordinary.id],
    staying: [{ dossierId: confidential.id, problem: { code: "permission.denied" } }],
  });
  const byChair = await releaseDecisions(fund.context(chair), { dossierIds });
  expect(byChair).toMatchObject({
    going: [confidential.id],
    staying: [{ dossierId: ordinary.id, problem: { code: "decision.unknown" } }],
  });
  const states = await fund.db.select({ state: dossiers.state }).from(dossiers);
  expect(states.map(({ state }) => state)).toEqual(["selected", "selected"]);
});

test("a decision without its reason stays behind until somebody writes it", async ({ fund }) => {
  const chair = await aChair(fund);
  const coordinator = await anOfficer(fund.db, "coordinator");
  const finished = await anAwardedDossier({ ...fund.context(chair), me: chair });
  const declined = await aJudgedDossier(fund.db, [chair], { language: "fr" });
  await decide(fund.context(chair), {
    dossierId: declined.id,
    revision: 0,
    outcome: "declined",
    reasons: { fr: "Trop tard." },
  });
  const dossierIds = [finished.id, declined.id];
  // The branch in Ghent writes in Dutch by law, so the reason is missing in Dutch.
  expect((await releaseDecisions(fund.context(coordinator), { dossierIds })).staying).toEqual([
    { dossierId: declined.id, problem: { code: "decision.unfinished" } },
  ]);
  const pending = (await readDecided(fund.db, declined.id)).pending;
  const edit = { dossierId: declined.id, revision: pending?.revision ?? 0, reasons: { nl: "Te laat." }, letters: {} };
  await editLetter(fund.context(coordinator), edit);
  expect((await releaseDecisions(fund.context(coordinator), { dossierIds })).going).toEqual([declined.id]);
  const letter = await letterOf(fund, declined.id);
  expect(Object.keys(letter ?? {})).toEqual(["nl", "fr"]);
  expect(letter?.nl).toContain("Te laat.");
  expect(letter?.fr).toContain("Trop tard.");
  const [event] = await fund.db.select().from(dossierEvents).where(eq(dossierEvents.dossierId, declined.id));
  expect(event).toMatchObject({ toState: "declined", mover: "release", actorId: coordinator.id });
});

test("the reasons of an outcome do not appear in the letter of another one, in any language", async ({ fund }) => {
  const chair = await aChair(fund);
  const { id: dossierId } = await aJudgedDossier(fund.db, [chair], { language: "fr" });
  const decline = {
    dossierId,
    revision: 0,
    outcome: "declined",
    reasons: { fr: "Trop tard.", nl: "Te laat." },
  } as const;
  await decide(fund.context(chair), decline);
  // Only the amount changes, so the reasons stay.
  const award = { dossierId, revision: 1, outcome: "selected", amountInCents: 100_000_00 } as const;
  await decide(fund.context(chair), { ...award, reasons: { fr: "Bravo !", nl: "Goed zo!" } });
  await decide(fund.context(chair), { ...award, revision: 2, amountInCents: 90_000_00, reasons: { fr: "" } });
  await releaseDecisions(fund.context(chair), { dossierIds: [dossierId] });
  const letter = await letterOf(fund, dossierId);
  expect(letter?.nl).toContain("Goed zo!");
  expect(`${letter?.nl} ${letter?.fr}`).not.toMatch(/Te laat|Trop tard|Bravo/);
});

test("an amount that no fund gives is refused, and so is a negative number of hands", async ({ fund }) => {
  const chair = await aChair(fund);
  const { id: dossierId } = await aJudgedDossier(fund.db, [chair]);
  const award = { dossierId, revision: 0, outcome: "selected", amountInCents: largestAmount } as const;
  const tooMuch = { ...award, amountInCents: largestAmount + 1 };
  expect(await codeOf(decide(fund.context(chair), tooMuch))).toBe("decision.amountNeeded");
  const negative = { ...award, votes: { for: 3, against: -1, abstained: 0 } };
  expect(await codeOf(decide(fund.context(chair), negative))).toBe("form.invalid");
  expect(
    await codeOf(decide(fund.context(chair), { ...award, votes: { for: 3, against: 0, abstained: 0 } })),
  ).toBeNull();
});

test("the applicant gets an ordinary letter by mail, and of a confidential one only that there is news", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const chair = await aChair(fund);
  const inChair = { ...fund.context(chair), me: chair };
  const ordinary = await anAwardedDossier(inChair);
  const confidential = await anAwardedDossier(inChair, { confidential: "yes" });
  await releaseDecisions(fund.context(chair), { dossierIds: [ordinary.id, confidential.id] });
  const arrived = await arrivedMails(fund);
  const about = (number: string | null) => arrived.find(({ text }) => text?.includes(number ?? "?"))?.text ?? "";
  expect(about(ordinary.number)).toContain("Snoezeltuin");
  expect(about(ordinary.number)).toMatch(/100\.000/);
  expect(about(confidential.number)).not.toMatch(/Snoezeltuin|100\.000|Wilgentuin/);
  expect((await letterOf(fund, confidential.id))?.nl).toContain("Snoezeltuin");
  for (const { subject } of arrived) expect(subject).toBe("Er is nieuws over je dossier");
});

test("an edited letter keeps its filled-in words, and an unknown word or an old revision is refused", async ({
  fund,
}) => {
  const chair = await aChair(fund);
  const dossier = await anAwardedDossier({ ...fund.context(chair), me: chair });
  const edit = (letter: string, revision: number) =>
    editLetter(fund.context(chair), { dossierId: dossier.id, revision, reasons: {}, letters: { nl: letter } });
  expect(await codeOf(edit("Dag {voornaam}", 1))).toBe("decision.unknownWord");
  await edit("Proficiat, {name}\n\nJe krijgt {amount}.", 1);
  expect(await codeOf(edit("Iets anders", 1))).toBe("record.changed");
  await releaseDecisions(fund.context(chair), { dossierIds: [dossier.id] });
  expect((await letterOf(fund, dossier.id))?.nl).toMatch(/^Proficiat, Anna Peeters\n\nJe krijgt €\s100\.000\.$/);
});

test("people without an address get no mail, and their letter waits to be printed", async ({ fund }) => {
  const chair = await aChair(fund);
  const applicant = await aPerson(fund.db, { email: null });
  const inChair = { ...fund.context(chair), me: chair };
  const dossier = await anAwardedDossier(inChair, { applicantId: applicant.id });
  await releaseDecisions(fund.context(chair), { dossierIds: [dossier.id] });
  expect(await fund.db.$count(mails)).toBe(0);
  expect((await letterOf(fund, dossier.id))?.nl).toContain("Snoezeltuin");
  expect(await fund.db.$count(people, eq(people.id, applicant.id))).toBe(1);
});

test("a project of the reserve moves up to the award of one that withdrew, by one press", async ({ fund }) => {
  const chair = await aChair(fund);
  const coordinator = await anOfficer(fund.db, "coordinator");
  const call = await aClosedCall(fund.db);
  const reserve = await aJudgedDossier(fund.db, [chair], { callId: call.id, state: "reserve" });
  expect(await codeOf(moveUp(fund.context(chair), { dossierId: reserve.id }))).toBe("decision.nobodyWithdrew");
  const awarded = await aJudgedDossier(fund.db, [chair], { callId: call.id });
  const reasons = { nl: "Zonder de huur." };
  await decide(fund.context(chair), {
    dossierId: awarded.id,
    revision: 0,
    outcome: "selected",
    amountInCents: 4_000_00,
    reasons,
  });
  await releaseDecisions(fund.context(coordinator), { dossierIds: [awarded.id] });
  await withdrawOnBehalf(fund.context(coordinator), { dossierId: awarded.id, reason: "Gestopt." });
  expect(await codeOf(moveUp(fund.context(coordinator), { dossierId: reserve.id }))).toBe("permission.denied");
  await moveUp(fund.context(chair), { dossierId: reserve.id });
  expect((await readDecided(fund.db, reserve.id)).pending).toMatchObject({
    outcome: "selected",
    amountInCents: 4_000_00,
  });
  // One award is passed on once, and is free again if the chair takes the new decision back.
  const other = await aJudgedDossier(fund.db, [chair], { callId: call.id, state: "reserve" });
  expect(await codeOf(moveUp(fund.context(chair), { dossierId: reserve.id }))).toBe("dossier.decisionPending");
  expect(await codeOf(moveUp(fund.context(chair), { dossierId: other.id }))).toBe("decision.nobodyWithdrew");
  await takeDecisionBack(fund.context(chair), { dossierId: reserve.id });
  await moveUp(fund.context(chair), { dossierId: other.id });
  expect((await readDecided(fund.db, other.id)).pending).toMatchObject({ replacesDossierId: awarded.id });
});

test("the award of a winner that withdrew goes to one project that lost the vote, also without moving up", async ({
  fund,
}) => {
  const chair = await aChair(fund);
  const call = await aClosedCall(fund.db);
  const winner = await aJudgedDossier(fund.db, [chair], { callId: call.id, state: "winner" });
  await aMove(fund.db, winner, { to: "winner", at: fund.now });
  const won = { outcome: "winner", amountInCents: 4_000_00, decidedAt: fund.now, releasedAt: fund.now } as const;
  await fund.db.insert(decisions).values({ id: winner.id, dossierId: winner.id, ...won });
  const coordinator = await anOfficer(fund.db, "coordinator");
  const lost = { callId: call.id, state: "not_elected" } as const;
  const [first, second] = [await aJudgedDossier(fund.db, [chair], lost), await aJudgedDossier(fund.db, [chair], lost)];
  const choose = (dossierId: string) =>
    decide(fund.context(chair), { dossierId, revision: 0, outcome: "selected", amountInCents: 100_000_00 });
  expect(await codeOf(choose(first.id))).toBe("dossier.notNow");
  await withdrawOnBehalf(fund.context(coordinator), { dossierId: winner.id, reason: "Gestopt." });
  await choose(first.id);
  expect((await readDecided(fund.db, first.id)).pending).toMatchObject({ replacesDossierId: winner.id });
  expect(await codeOf(choose(second.id))).toBe("dossier.notNow");
  await releaseDecisions(fund.context(coordinator), { dossierIds: [first.id] });
  expect((await readDecided(fund.db, first.id)).state).toBe("selected");
  expect(await codeOf(choose(second.id))).toBe("dossier.notNow");
  expect(await codeOf(moveUp(fund.context(chair), { dossierId: second.id }))).toBe("decision.nobodyWithdrew");
});

test("a candidate that withdrew leaves its place on the ballot, and no money once the vote has it", async ({
  fund,
}) => {
  const chair = await aChair(fund);
  const call = await aClosedCall(fund.db);
  const candidate = await aJudgedDossier(fund.db, [chair], { callId: call.id });
  const reasons = { nl: "Zonder de huur." };
  const context = () => fund.context(chair);
  await decide(context(), {
    dossierId: candidate.id,
    revision: 0,
    outcome: "shortlisted",
    amountInCents: 4_000_00,
    reasons,
  });
  await releaseDecisions(context(), { dossierIds: [candidate.id] });
  const coordinator = await anOfficer(fund.db, "coordinator");
  await withdrawOnBehalf(fund.context(coordinator), { dossierId: candidate.id, reason: "Gestopt." });
  const reserve = await aJudgedDossier(fund.db, [chair], { callId: call.id, state: "reserve" });
  const secret = await aJudgedDossier(fund.db, [chair], { callId: call.id, state: "reserve", confidential: "yes" });
  expect(await codeOf(moveUp(context(), { dossierId: secret.id }))).toBe("decision.nobodyWithdrew");
  fund.now = new Date("2026-12-11T09:00:00Z");
  expect(await codeOf(moveUp(context(), { dossierId: reserve.id }))).toBe("decision.nobodyWithdrew");
  fund.now = new Date("2026-12-01T09:00:00Z");
  await moveUp(context(), { dossierId: reserve.id });
  expect((await readDecided(fund.db, reserve.id)).pending).toMatchObject({ outcome: "shortlisted" });
});

test("the chair gives a second look to a project that was declined before the committee had it", async ({ fund }) => {
  const chair = await aChair(fund);
  const member = await anOfficer(fund.db, "committee");
  const dossier = await aJudgedDossier(fund.db, [], { state: "declined", reviewSince: null });
  for (const { id: personId } of [chair, member])
    await aDeclaration(fund.db, { dossierId: dossier.id, personId, answer: null });
  await aMove(fund.db, dossier, { to: "declined", at: new Date("2026-11-01T09:00:00Z") });
  const query = "query ($id: ID!) { officeDossier(id: $id) { title acts levels } }";
  const again = { dossierId: dossier.id, reason: "De statuten kwamen later." };
  const undeclared = await fund.ask(chair, query, { id: dossier.id });
  expect(undeclared.data?.officeDossier).toMatchObject({ acts: [], levels: expect.arrayContaining(["declare"]) });
  expect(await codeOf(giveSecondLook(fund.context(chair), again))).toBe("permission.denied");
  await declareConflict(fund.context(chair), { dossierId: dossier.id, answer: "none", isNameShown: true });
  const shownAnswer = await fund.ask(chair, query, { id: dossier.id });
  expect(shownAnswer.data?.officeDossier).toMatchObject({ title: expect.any(String), acts: ["giveSecondLook"] });
  expect((await fund.ask(member, query, { id: dossier.id })).data?.officeDossier).toBeNull();

  expect(await codeOf(giveSecondLook(fund.context(member), again))).toBe("dossier.unknown");
  await giveSecondLook(fund.context(chair), again);
  expect((await readDecided(fund.db, dossier.id)).state).toBe("in_review");
  expect((await fund.ask(member, query, { id: dossier.id })).data?.officeDossier).not.toBeNull();
});

test("the chair gives a declined dossier a second look once, within thirty days", async ({ fund }) => {
  const chair = await aChair(fund);
  const member = await anOfficer(fund.db, "committee");
  const dossier = await aJudgedDossier(fund.db, [chair, member], { state: "declined" });
  await aMove(fund.db, dossier, { to: "declined", at: new Date("2026-11-01T09:00:00Z") });
  const again = { dossierId: dossier.id, reason: "Je schreef ons wat ontbrak." };
  expect(await codeOf(giveSecondLook(fund.context(member), again))).toBe("permission.denied");
  await giveSecondLook(fund.context(chair), again);
  expect((await readDecided(fund.db, dossier.id)).state).toBe("in_review");
  await decide(fund.context(chair), {
    dossierId: dossier.id,
    revision: 0,
    outcome: "declined",
    reasons: { nl: "Toch niet." },
  });
  await releaseDecisions(fund.context(chair), { dossierIds: [dossier.id] });
  expect(await codeOf(giveSecondLook(fund.context(chair), again))).toBe("decision.noSecondLook");
  await giveSecondLook(fund.context(chair), { ...again, isOwnMistake: true });
  expect((await readDecided(fund.db, dossier.id)).state).toBe("in_review");
});
