import { expect, test } from "vitest";
import { declineAsIneligible, giveToCommittee, withdrawOnBehalf } from "#server/actions/dossier-handling.ts";
import { and, eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { dossierEvents } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { aBusyFund, type BusyFund, outcomeOf } from "#test/busy-fund.ts";
import { aCall, aPerson, loggedIn } from "#test/factories.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const point = { id: "costs", text: { nl: "De kosten zijn nog niet gemaakt." }, check: "person" } as const;

const coordinator = async (fund: BusyFund) =>
  fund.context(loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true }));

test("of two coordinators who handle one dossier at once, the second is refused and nothing happens twice", async () => {
  const fund = await aBusyFund();
  const { db } = fund;
  const call = await aCall(db, { eligibility: [point] });
  const [one, other] = [await coordinator(fund), await coordinator(fund)];
  for (let round = 0; round < 5; round++) {
    const { id: dossierId } = await aStoredDossier(db, { callId: call.id, state: "submitted" });
    const mailsBefore = await db.$count(mails);
    const outcomes = await Promise.all([
      outcomeOf(giveToCommittee(one, { dossierId })),
      outcomeOf(declineAsIneligible(other, { dossierId, points: [point.id] })),
    ]);
    expect(outcomes.toSorted()).toEqual(["done", "dossier.notNow"]);
    expect(await db.$count(dossierEvents, eq(dossierEvents.dossierId, dossierId))).toBe(1);
    expect(await db.$count(mails)).toBe(mailsBefore + 1);
  }
});

test("of many presses on the same button, one counts", async () => {
  const fund = await aBusyFund();
  const { db } = fund;
  const call = await aCall(db);
  const { id: dossierId } = await aStoredDossier(db, { callId: call.id, state: "submitted" });
  const context = await coordinator(fund);
  const withdrawal = { dossierId, reason: "De aanvrager belde ons." };
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(withdrawOnBehalf(context, withdrawal))));
  expect(outcomes.toSorted()).toEqual(["done", ...Array.from({ length: 5 }, () => "dossier.notNow")]);
  const moves = and(eq(auditEntries.act, "move_dossier"), eq(auditEntries.subject, `dossier ${dossierId}`));
  expect(await db.$count(auditEntries, moves)).toBe(1);
});
