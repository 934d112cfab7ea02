import { codeApp } from "#domain/second-factor.ts";
import { beginCodeApp, confirmCodeApp, proveWithCode, removeCodeApp } from "#server/actions/code-app.ts";
import { endSession, findMe } from "#server/actions/session.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { codeApps } from "#server/database/tables/second-factor.ts";
import { codeAt, stepAt } from "#server/platform/totp.ts";
import { appKey } from "#test/code-app.ts";
import { anOfficer, logsIn, type Officer, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const later = (fund: Fund, seconds: number) => {
  fund.now = new Date(fund.now.getTime() + seconds * 1000);
};
const as = async (fund: Fund, officer: Officer) => fund.context(await officer.now());
const problem = (code: string) => ({ problem: { code } });
const codeOf = (fund: Fund, secret: string, stepsOff = 0) =>
  codeAt(appKey(secret), stepAt(fund.now, codeApp) + stepsOff, codeApp);

/** Adds a code app for someone of the office, and returns its secret. */
async function addsCodeApp(fund: Fund, officer: Officer) {
  const { secret } = await beginCodeApp(await as(fund, officer));
  await confirmCodeApp(await as(fund, officer), { code: codeOf(fund, secret) });
  return secret;
}

test("a committee member sets up a code app right after logging in, and gets in", async ({ fund }) => {
  const sophie = await anOfficer(fund, "committee");
  await addsCodeApp(fund, sophie);
  expect((await sophie.now()).hasSecondFactor).toBe(true);
  const [entry] = await fund.db.select().from(auditEntries);
  expect(entry).toMatchObject({ act: "add_second_factor", actorId: sophie.id, details: { way: "code_app" } });
});

test("a code proves nothing after the session ended, and stays good for the next one", async ({ fund }) => {
  const { id } = await anOfficer(fund);
  const secret = await addsCodeApp(fund, await logsIn(fund, id));
  later(fund, 3600);
  const ended = await as(fund, await logsIn(fund, id));
  await endSession(ended);
  const code = codeOf(fund, secret);
  await expect(proveWithCode(ended, { code })).rejects.toMatchObject(problem("login.required"));
  await proveWithCode(await as(fund, await logsIn(fund, id)), { code });
});

test("the app learns whose codes it makes; our database keeps its secret sealed", async ({ fund }) => {
  await theSettings(fund.db);
  const sophie = await anOfficer(fund);
  const { secret, address } = await beginCodeApp(await as(fund, sophie));
  expect(new URL(address).searchParams.get("secret")).toBe(secret);
  expect(decodeURIComponent(new URL(address).pathname)).toBe(`/Amandel Sociaal Fonds:${(await sophie.now()).email}`);
  await confirmCodeApp(await as(fund, sophie), { code: codeOf(fund, secret) });
  const storedRows = JSON.stringify(await fund.db.select().from(codeApps));
  for (const form of [secret, appKey(secret).toString("base64url")]) expect(storedRows).not.toContain(form);
});

test("at the next login a code opens the office, with spaces or without", async ({ fund }) => {
  const { id } = await anOfficer(fund);
  const secret = await addsCodeApp(fund, await logsIn(fund, id));
  later(fund, 3600);
  const sophie = await logsIn(fund, id);
  expect((await sophie.now()).hasSecondFactor).toBe(false);
  const code = codeOf(fund, secret).replace(/^(...)/, "$1 ");
  await proveWithCode(await as(fund, sophie), { code });
  expect((await sophie.now()).hasSecondFactor).toBe(true);
});

test("a session that shows a second factor gets a new token, and the old one ends", async ({ fund }) => {
  const sophie = await anOfficer(fund);
  const [before] = fund.sessions;
  await addsCodeApp(fund, sophie);
  expect(await findMe(fund.context(null), before ?? "")).toBeNull();
  expect(await findMe(fund.context(null), fund.sessions.at(-1) ?? "")).toMatchObject({ id: sophie.id });
});

test("no code works twice, not even the one that set up the app", async ({ fund }) => {
  const sophie = await anOfficer(fund);
  const secret = await addsCodeApp(fund, sophie);
  const prove = async (code: string) => proveWithCode(await as(fund, sophie), { code });
  await expect(prove(codeOf(fund, secret))).rejects.toMatchObject(problem("secondFactor.wrongCode"));
  await prove(codeOf(fund, secret, 1));
  later(fund, 30);
  for (const stepsOff of [0, -1])
    await expect(prove(codeOf(fund, secret, stepsOff))).rejects.toMatchObject(problem("secondFactor.wrongCode"));
  later(fund, 30);
  await prove(codeOf(fund, secret));
});

test("a wrong code is refused, the pending app stays, and a right code adds it", async ({ fund }) => {
  const sophie = await anOfficer(fund);
  const { secret } = await beginCodeApp(await as(fund, sophie));
  const wrong = confirmCodeApp(await as(fund, sophie), { code: codeOf(fund, secret, 5) });
  await expect(wrong).rejects.toMatchObject(problem("secondFactor.wrongCode"));
  expect((await beginCodeApp(await as(fund, sophie))).secret).toBe(secret);
  expect(await fund.db.$count(codeApps)).toBe(0);
  await confirmCodeApp(await as(fund, sophie), { code: codeOf(fund, secret) });
  expect(await fund.db.$count(codeApps)).toBe(1);
});

test("a code app that was begun too long ago, or in another session, is not added", async ({ fund }) => {
  const sophie = await anOfficer(fund);
  const { secret } = await beginCodeApp(await as(fund, sophie));
  const elsewhere = await logsIn(fund, sophie.id);
  const there = confirmCodeApp(await as(fund, elsewhere), { code: codeOf(fund, secret) });
  await expect(there).rejects.toMatchObject(problem("secondFactor.expired"));
  later(fund, 600);
  const late = confirmCodeApp(await as(fund, sophie), { code: codeOf(fund, secret) });
  await expect(late).rejects.toMatchObject(problem("secondFactor.expired"));
});

test("after ten tries even the right code waits a quarter of an hour", async ({ fund }) => {
  const { id } = await anOfficer(fund);
  const secret = await addsCodeApp(fund, await logsIn(fund, id));
  later(fund, 3600);
  const sophie = await logsIn(fund, id);
  const prove = async (code: string) => proveWithCode(await as(fund, sophie), { code });
  for (let count = 0; count < 10; count++)
    await expect(prove(codeOf(fund, secret, 7))).rejects.toMatchObject(problem("secondFactor.wrongCode"));
  await expect(prove(codeOf(fund, secret))).rejects.toMatchObject({ problem: { code: "limit.tooMany", minutes: 15 } });
  later(fund, 15 * 60);
  await prove(codeOf(fund, secret));
});

test("a new code app replaces the first, if the user has proven the first", async ({ fund }) => {
  const sophie = await anOfficer(fund);
  const old = await addsCodeApp(fund, sophie);
  const secret = await addsCodeApp(fund, sophie);
  expect(secret).not.toBe(old);
  later(fund, 60);
  const prove = async (code: string) => proveWithCode(await as(fund, sophie), { code });
  await expect(prove(codeOf(fund, old))).rejects.toMatchObject(problem("secondFactor.wrongCode"));
  await prove(codeOf(fund, secret));
  const elsewhere = await logsIn(fund, sophie.id);
  await expect(beginCodeApp(await as(fund, elsewhere))).rejects.toMatchObject(problem("secondFactor.required"));
});

test("the only code app stays as long as a role needs it", async ({ fund }) => {
  const sophie = await anOfficer(fund);
  await expect(removeCodeApp(await as(fund, sophie))).rejects.toMatchObject(problem("secondFactor.unknown"));
  await addsCodeApp(fund, sophie);
  await expect(removeCodeApp(await as(fund, sophie))).rejects.toMatchObject(problem("secondFactor.last"));
  expect(await fund.db.$count(codeApps)).toBe(1);
});
