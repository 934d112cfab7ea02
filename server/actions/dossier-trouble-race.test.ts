import { expect, onTestFinished, test } from "vitest";
import { declineAsIneligible, giveToCommittee, withdrawOnBehalf } from "#server/actions/dossier-handling.ts";
import type { Context } from "#server/context.ts";
import { and, eq } from "#server/database/drizzle.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { dossierEvents } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { aContext } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { aCall, aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const point = { id: "costs", text: { nl: "De kosten zijn nog niet gemaakt." }, check: "person" } as const;

/** A fund whose actions run in parallel, with one call. */
async function aBusyFund() {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  await theSettings(db);
  return { db, call: await aCall(db, { eligibility: [point] }) };
}

const coordinator = async (db: Database): Promise<Context> =>
  aContext(db, { me: loggedIn(await aPerson(db), { roles: ["coordinator"], hasSecondFactor: true }) });

const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => "done",
    (error: { problem?: { code: string } }) => error.problem?.code,
  );

test("of two coordinators who handle one dossier at once, the second is refused and nothing happens twice", async () => {
  const { db, call } = await aBusyFund();
  const [one, other] = [await coordinator(db), await coordinator(db)];
  for (let round = 0; round < 5; round++) {
    const { id: dossierId } = await aStoredDossier(db, { callId: call.id, state: "submitted" });
    const mailsBefore = await db.$count(mails);
    const outcomes = await Promise.all([
      codeOf(giveToCommittee(one, { dossierId })),
      codeOf(declineAsIneligible(other, { dossierId, points: [point.id] })),
    ]);
    expect(outcomes.toSorted()).toEqual(["done", "dossier.notNow"]);
    expect(await db.$count(dossierEvents, eq(dossierEvents.dossierId, dossierId))).toBe(1);
    expect(await db.$count(mails)).toBe(mailsBefore + 1);
  }
});

test("of many presses on the same button, one counts", async () => {
  const { db, call } = await aBusyFund();
  const { id: dossierId } = await aStoredDossier(db, { callId: call.id, state: "submitted" });
  const context = await coordinator(db);
  const withdrawal = { dossierId, reason: "De aanvrager belde ons." };
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => codeOf(withdrawOnBehalf(context, withdrawal))));
  expect(outcomes.toSorted()).toEqual(["done", ...Array.from({ length: 5 }, () => "dossier.notNow")]);
  const moves = and(eq(auditEntries.act, "move_dossier"), eq(auditEntries.subject, `dossier ${dossierId}`));
  expect(await db.$count(auditEntries, moves)).toBe(1);
});
