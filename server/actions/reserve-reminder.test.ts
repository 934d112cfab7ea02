import { decide } from "#server/actions/decision.ts";
import { remindOfReserve } from "#server/actions/reserve-reminder.ts";
import { eq } from "#server/database/drizzle.ts";
import { listMails } from "#server/database/queries/mail.ts";
import { calls } from "#server/database/tables/call.ts";
import { mails } from "#server/database/tables/mail.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aClosedCall, aJudgedDossier, anOfficer } from "#test/decision.ts";
import { theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

/** A project on the reserve list of a call with a vote, and those who judge it. */
async function aReserve(fund: Fund) {
  await theSettings(fund.db);
  const chair = await anOfficer(fund.db, "committee", "chair");
  const deputy = await anOfficer(fund.db, "committee", "deputy");
  const member = await anOfficer(fund.db, "committee");
  const call = await aClosedCall(fund.db);
  const dossier = await aJudgedDossier(fund.db, [chair, deputy, member], { callId: call.id, state: "reserve" });
  const releaseResults = async () => {
    await fund.db.update(calls).set({ votesCast: 3, countedAt: fund.now }).where(eq(calls.id, call.id));
    fund.now = new Date("2026-12-23T09:00:00Z");
  };
  return { chair, deputy, member, dossier, releaseResults };
}

const waiting = `{ waitingDossiers { step count } }`;

test("the chair is reminded once of a reserve list when the results are out, and not before", async ({ fund }) => {
  const { chair, deputy, member, dossier, releaseResults } = await aReserve(fund);
  await remindOfReserve(fund.context(null));
  expect(await fund.db.$count(mails)).toBe(0);
  expect((await fund.ask(chair, waiting)).data?.waitingDossiers).toEqual([]);

  await releaseResults();
  for (const _run of [1, 2]) await remindOfReserve(fund.context(null));
  const arrived = await arrivedMails(fund);
  expect(arrived.map(({ to }) => to)).toEqual([chair.email]);
  expect(arrived[0]?.text).not.toContain(dossier.number);
  expect((await fund.ask(chair, waiting)).data?.waitingDossiers).toEqual([{ step: "reserve", count: 1 }]);
  for (const other of [deputy, member]) expect((await fund.ask(other, waiting)).data?.waitingDossiers).toEqual([]);
  const list = `{ officeDossiers(list: "waits=reserve") { rows { id } } }`;
  expect((await fund.ask(chair, list)).data?.officeDossiers).toEqual({ rows: [{ id: dossier.id }] });

  // A decision that waits for its release needs nobody's reminder.
  await decide(fund.context(chair), { dossierId: dossier.id, revision: 0, outcome: "declined" });
  expect((await fund.ask(chair, waiting)).data?.waitingDossiers).toEqual([]);
});

test("the deputy is reminded of a reserve project on which the chair has a conflict", async ({ fund }) => {
  const { chair, deputy, dossier, releaseResults } = await aReserve(fund);
  await aDeclaration(fund.db, { dossierId: dossier.id, personId: chair.id, answer: "involved" });
  await releaseResults();
  await remindOfReserve(fund.context(null));
  expect((await arrivedMails(fund)).map(({ to }) => to)).toEqual([deputy.email]);
  // The log does not tell who acts instead of the chair.
  expect((await listMails(fund.db, { state: null, most: 9 })).map(({ recipient }) => recipient)).toEqual([null]);
});
