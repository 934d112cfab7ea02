import { unpaidStates } from "#domain/dossier.ts";
import { moveUp } from "#server/actions/decision-again.ts";
import { releaseDecisions } from "#server/actions/decision-release.ts";
import { eq } from "#server/database/drizzle.ts";
import { dossierEvents, dossiers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { aJudgedDossier, anAwardedDossier, anOfficer, readDecided } from "#test/decision.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const withdraw = `mutation ($id: ID!, $reason: String) { withdrawDossier(id: $id, reason: $reason) { state } }`;
const read = `query ($id: ID!) { dossier(id: $id) { state mayWithdraw } }`;

test("an applicant withdraws an award as long as it is not paid, and says why", async ({ fund }) => {
  await theSettings(fund.db);
  const applicant = await aPerson(fund.db);
  const me = loggedIn(applicant);
  for (const state of unpaidStates) {
    const type = state === "granted" ? "internal" : "external";
    const { id } = await aStoredDossier(fund.db, { state, type, applicantId: applicant.id });
    expect((await fund.ask(me, read, { id })).data?.dossier).toEqual({ state, mayWithdraw: true });
    const { errors } = await fund.ask(me, withdraw, { id, reason: " " });
    expect(errors?.[0]?.extensions?.problem).toEqual({
      code: "form.invalid",
      fields: [{ field: "reason", problem: { code: "rule.required" } }],
    });
    const { data } = await fund.ask(me, withdraw, { id, reason: "We vonden zelf het geld." });
    expect(data?.withdrawDossier).toEqual({ state: "withdrawn" });
    const events = await fund.db.select().from(dossierEvents).where(eq(dossierEvents.dossierId, id));
    expect(events).toMatchObject([{ fromState: state, toState: "withdrawn", mover: "applicant" }]);
  }
  expect(await fund.db.$count(mails)).toBe(unpaidStates.length);
});

test("a dossier that is paid, reported, declined or not elected cannot be withdrawn", async ({ fund }) => {
  await theSettings(fund.db);
  const applicant = await aPerson(fund.db);
  const me = loggedIn(applicant);
  for (const state of ["paid", "reported", "declined", "not_elected"] as const) {
    const { id } = await aStoredDossier(fund.db, { state, applicantId: applicant.id });
    expect((await fund.ask(me, read, { id })).data?.dossier).toEqual({ state, mayWithdraw: false });
    const { errors } = await fund.ask(me, withdraw, { id, reason: "Toch niet." });
    expect(errors?.[0]?.extensions?.problem).toEqual({ code: "dossier.notNow" });
    const [row] = await fund.db.select().from(dossiers).where(eq(dossiers.id, id));
    expect(row?.state).toBe(state);
  }
});

test("the money of an award that its applicant gives up goes to the reserve", async ({ fund }) => {
  await theSettings(fund.db);
  const chair = await anOfficer(fund.db, "committee", "chair");
  const applicant = await aPerson(fund.db);
  const { id, callId } = await anAwardedDossier({ ...fund.context(chair), me: chair }, { applicantId: applicant.id });
  await releaseDecisions(fund.context(chair), { dossierIds: [id] });
  const reserve = await aJudgedDossier(fund.db, [chair], { callId, state: "reserve" });
  const promote = () => moveUp(fund.context(chair), { dossierId: reserve.id });
  await expect(promote()).rejects.toMatchObject({ problem: { code: "decision.nobodyWithdrew" } });

  await fund.ask(loggedIn(applicant), withdraw, { id, reason: "We vonden zelf het geld." });
  await promote();
  expect((await readDecided(fund.db, reserve.id)).pending).toMatchObject({ outcome: "selected" });
});
