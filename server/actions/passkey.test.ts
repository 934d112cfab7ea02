import { mayDo } from "#domain/permission.ts";
import { usualRetention } from "#domain/retention.ts";
import {
  beginPasskey,
  beginPasskeyProof,
  finishPasskey,
  proveWithPasskey,
  removePasskey,
} from "#server/actions/passkey.ts";
import { forgetOld } from "#server/actions/retention.ts";
import { forgetFactors } from "#server/actions/second-factor.ts";
import { endSession } from "#server/actions/session.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { mails } from "#server/database/tables/mail.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { factorChallenges, passkeys } from "#server/database/tables/second-factor.ts";
import { anAuthenticator } from "#test/authenticator.ts";
import { anOfficer, aPerson, logsIn, type Officer } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const later = (fund: Fund, minutes: number) => {
  fund.now = new Date(fund.now.getTime() + minutes * 60_000);
};
const as = async (fund: Fund, officer: Officer) => fund.context(await officer.now());
const problem = (code: string) => ({ problem: { code } });

/** Adds a passkey for someone of the office. */
async function addsPasskey(fund: Fund, officer: Officer, device = anAuthenticator()) {
  const options = await beginPasskey(await as(fund, officer));
  await finishPasskey(await as(fund, officer), { answer: device.make(options), name: "" });
  return device;
}

test("a coordinator sets up a passkey right after logging in, and the office opens", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  expect(mayDo(await hanne.now(), "openOffice")).toBe(false);
  await addsPasskey(fund, hanne);
  expect(mayDo(await hanne.now(), "openOffice")).toBe(true);
  const [storedPasskey] = await fund.db.select().from(passkeys);
  expect(storedPasskey).toMatchObject({
    personId: hanne.id,
    name: "Test",
    madeAt: fund.now,
    usedAt: null,
    transports: ["internal"],
  });
});

test("a proof that begins after the session ended asks to log in", async ({ fund }) => {
  const { id } = await anOfficer(fund);
  await addsPasskey(fund, await logsIn(fund, id));
  const ended = await as(fund, await logsIn(fund, id));
  await endSession(ended);
  await expect(beginPasskeyProof(ended)).rejects.toMatchObject(problem("login.required"));
});

test("at the next login the passkey opens the office, for a working day", async ({ fund }) => {
  const { id } = await anOfficer(fund);
  const first = await logsIn(fund, id);
  const device = await addsPasskey(fund, first);
  later(fund, 60 * 24);
  const hanne = await logsIn(fund, id);
  expect((await hanne.now()).hasSecondFactor).toBe(false);

  const options = await beginPasskeyProof(await as(fund, hanne));
  await proveWithPasskey(await as(fund, hanne), { answer: device.show(options) });
  expect((await hanne.now()).hasSecondFactor).toBe(true);
  expect((await fund.db.select().from(passkeys))[0]).toMatchObject({ usedAt: fund.now, counter: 2 });
  later(fund, 60 * 12);
  expect((await hanne.now()).hasSecondFactor).toBe(false);
});

test("the audit log shows who added, used and removed a passkey", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  const device = await addsPasskey(fund, hanne);
  const options = await beginPasskeyProof(await as(fund, hanne));
  await proveWithPasskey(await as(fund, hanne), { answer: device.show(options) });
  await addsPasskey(fund, hanne);
  const [oldest] = await fund.db.select().from(passkeys);
  await removePasskey(await as(fund, hanne), { id: oldest?.id ?? "" });
  const entries = await fund.db.select().from(auditEntries).orderBy(auditEntries.number);
  const acts = ["add_second_factor", "show_second_factor", "add_second_factor", "remove_second_factor"];
  const entry = { actorId: hanne.id, subject: `person ${hanne.id}`, details: { way: "passkey" } };
  expect(entries).toMatchObject(acts.map((act) => ({ act, ...entry })));
});

test("mails people whose access to the office changes, in their language", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  await addsPasskey(fund, hanne);
  await addsPasskey(fund, hanne);
  const [oldest] = await fund.db.select().from(passkeys);
  await removePasskey(await as(fund, hanne), { id: oldest?.id ?? "" });
  const { email, language, employeeId } = await hanne.now();
  await forgetFactors(fund.context(null), { employeeId });
  const rows = await fund.db.select().from(mails);
  const changes = ["added", "added", "forgotten", "removed"];
  expect(rows).toHaveLength(changes.length);
  for (const mail of rows)
    expect(mail).toMatchObject({ template: "second-factor-changed", recipient: email, language });
  expect(rows.map(({ values }) => values.change).sort()).toEqual(changes);
});

test("a challenge can be answered once, right or wrong", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  const device = await addsPasskey(fund, hanne);
  const options = await beginPasskeyProof(await as(fund, hanne));
  const answer = device.show(options);
  await proveWithPasskey(await as(fund, hanne), { answer });
  await expect(proveWithPasskey(await as(fund, hanne), { answer })).rejects.toMatchObject(
    problem("secondFactor.expired"),
  );

  const again = await beginPasskeyProof(await as(fund, hanne));
  const forged = proveWithPasskey(await as(fund, hanne), { answer: device.show(again, { challenge: "Zm9yZ2Vk" }) });
  await expect(forged).rejects.toMatchObject(problem("passkey.refused"));
  const right = proveWithPasskey(await as(fund, hanne), { answer: device.show(again) });
  await expect(right).rejects.toMatchObject(problem("secondFactor.expired"));
});

test("an old answer is refused for a new challenge", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  const device = await addsPasskey(fund, hanne);
  const answer = device.show(await beginPasskeyProof(await as(fund, hanne)));
  await proveWithPasskey(await as(fund, hanne), { answer });
  await beginPasskeyProof(await as(fund, hanne));
  await expect(proveWithPasskey(await as(fund, hanne), { answer })).rejects.toMatchObject(problem("passkey.refused"));
});

test("an answer that comes too late, or in another session, is refused", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  const device = await addsPasskey(fund, hanne);
  const options = await beginPasskeyProof(await as(fund, hanne));
  const elsewhere = await logsIn(fund, hanne.id);
  const there = proveWithPasskey(await as(fund, elsewhere), { answer: device.show(options) });
  await expect(there).rejects.toMatchObject(problem("secondFactor.expired"));
  later(fund, 10);
  const late = proveWithPasskey(await as(fund, hanne), { answer: device.show(options) });
  await expect(late).rejects.toMatchObject(problem("secondFactor.expired"));
});

test("a passkey that was made or used on another site is refused", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  const device = anAuthenticator();
  const origin = "https://samen.example.evil.example";
  const made = device.make(await beginPasskey(await as(fund, hanne)), { origin });
  const adding = finishPasskey(await as(fund, hanne), { answer: made, name: "" });
  await expect(adding).rejects.toMatchObject(problem("passkey.refused"));

  await addsPasskey(fund, hanne, device);
  for (const oddity of [{ origin }, { origin: "http://samen.example" }, { isVerified: false }]) {
    const options = await beginPasskeyProof(await as(fund, hanne));
    const showing = proveWithPasskey(await as(fund, hanne), { answer: device.show(options, oddity) });
    await expect(showing, JSON.stringify(oddity)).rejects.toMatchObject(problem("passkey.refused"));
  }
  const otherSite = anAuthenticator(new URL("https://evil.example"));
  const options = await beginPasskey(await as(fund, hanne));
  const foreign = finishPasskey(await as(fund, hanne), { answer: otherSite.make(options), name: "" });
  await expect(foreign).rejects.toMatchObject(problem("passkey.refused"));
});

test("a copy of a passkey with a lower counter is refused", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  const device = await addsPasskey(fund, hanne);
  const first = await beginPasskeyProof(await as(fund, hanne));
  await proveWithPasskey(await as(fund, hanne), { answer: device.show(first, { counter: 9 }) });
  const second = await beginPasskeyProof(await as(fund, hanne));
  const copy = proveWithPasskey(await as(fund, hanne), { answer: device.show(second, { counter: 8 }) });
  await expect(copy).rejects.toMatchObject(problem("passkey.refused"));
});

test("someone else's passkey gives no access, and nobody can register it as theirs", async ({ fund }) => {
  const [hanne, sophie] = [await anOfficer(fund), await anOfficer(fund, "committee")];
  const device = await addsPasskey(fund, hanne);
  await addsPasskey(fund, sophie);
  const elsewhere = await logsIn(fund, sophie.id);
  const options = await beginPasskeyProof(await as(fund, elsewhere));
  const stolen = proveWithPasskey(await as(fund, elsewhere), { answer: device.show(options) });
  await expect(stolen).rejects.toMatchObject(problem("passkey.refused"));
  await expect(addsPasskey(fund, sophie, device)).rejects.toMatchObject(problem("passkey.refused"));
  const [hers] = await fund.db.select().from(passkeys).where(eq(passkeys.personId, hanne.id));
  const removing = removePasskey(await as(fund, sophie), { id: hers?.id ?? "" });
  await expect(removing).rejects.toMatchObject(problem("secondFactor.unknown"));
});

test("the first passkey needs a recent login, any other one a proven second factor", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  later(fund, 11);
  await expect(beginPasskey(await as(fund, hanne))).rejects.toMatchObject(problem("secondFactor.loginAgain"));
  await addsPasskey(fund, await logsIn(fund, hanne.id));
  const elsewhere = await logsIn(fund, hanne.id);
  await expect(beginPasskey(await as(fund, elsewhere))).rejects.toMatchObject(problem("secondFactor.required"));
});

test("when two sessions set up the first passkey, the second is refused", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  const thief = await logsIn(fund, hanne.id);
  const options = await beginPasskey(await as(fund, thief));
  await addsPasskey(fund, hanne);
  const second = finishPasskey(await as(fund, thief), { answer: anAuthenticator().make(options), name: "" });
  await expect(second).rejects.toMatchObject(problem("secondFactor.required"));
  expect(await fund.db.$count(passkeys)).toBe(1);
});

test("neither a visitor nor an employee without a role can set up a passkey", async ({ fund }) => {
  await expect(beginPasskey(fund.context(null))).rejects.toMatchObject(problem("login.required"));
  const anna = await logsIn(fund, (await aPerson(fund.db)).id);
  await expect(beginPasskey(await as(fund, anna))).rejects.toMatchObject(problem("permission.denied"));
});

test("the last passkey stays as long as a role needs it", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  await addsPasskey(fund, hanne);
  await addsPasskey(fund, hanne);
  const [first, second] = await fund.db.select().from(passkeys);
  await removePasskey(await as(fund, hanne), { id: first?.id ?? "" });
  const last = async () => removePasskey(await as(fund, hanne), { id: second?.id ?? "" });
  await expect(last()).rejects.toMatchObject(problem("secondFactor.last"));
  expect(await fund.db.$count(passkeys)).toBe(1);
  await fund.db.delete(personRoles).where(eq(personRoles.personId, hanne.id));
  await last();
  expect(await fund.db.$count(passkeys)).toBe(0);
});

test("deletes unanswered challenges at night", async ({ fund }) => {
  await beginPasskey(await as(fund, await anOfficer(fund)));
  await forgetOld(fund.context(null), usualRetention);
  expect(await fund.db.$count(factorChallenges)).toBe(1);
  later(fund, 11);
  await forgetOld(fund.context(null), usualRetention);
  expect(await fund.db.$count(factorChallenges)).toBe(0);
});

test("challenges are stored sealed, and end with their session", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  const { challenge } = JSON.parse(await beginPasskey(await as(fund, hanne))) as { challenge: string };
  const challenges = await fund.db.select().from(factorChallenges);
  expect(challenges).toHaveLength(1);
  expect(JSON.stringify(challenges)).not.toContain(challenge);
  await endSession(await as(fund, hanne));
  expect(await fund.db.$count(factorChallenges)).toBe(0);
});
