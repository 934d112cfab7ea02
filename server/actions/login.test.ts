import { loginCode } from "#domain/login.ts";
import { askForAnotherCode, askToLogin, loginWithCode, loginWithLetter, loginWithLink } from "#server/actions/login.ts";
import { findMe } from "#server/actions/session.ts";
import { eq } from "#server/database/drizzle.ts";
import { accessCodes, logins } from "#server/database/tables/login.ts";
import { mails } from "#server/database/tables/mail.ts";
import { people } from "#server/database/tables/person.ts";
import { sessions } from "#server/database/tables/session.ts";
import { testSecret } from "#test/context.ts";
import { aPerson } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { sendCodes } from "#test/login-code.ts";

const typed = { firstname: "Anna", lastname: "Peeters", employee_id: "", remember_me: false, language: "nl" } as const;

/** Runs the jobs that look people up, and returns the queued mails. */
async function readMails(fund: Fund) {
  await sendCodes(fund);
  return (await fund.db.select().from(mails).orderBy(mails.queuedAt)).map(({ recipient, values }) => ({
    recipient,
    code: String(values.code),
    token: new URL(String(values.address)).searchParams.get("token") ?? "",
  }));
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const later = (fund: Fund, seconds: number) => {
  fund.now = new Date(fund.now.getTime() + seconds * 1000);
};

test("an employee logs in with the code from the mail, and the code works once", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const loginId = await askToLogin(fund.context(null), { ...typed, email: anna.email ?? "" });
  const [mail] = await readMails(fund);
  expect(mail?.recipient).toBe(anna.email);

  await loginWithCode(fund.context(null), { loginId, code: mail?.code ?? "" });
  const [token] = fund.sessions;
  expect(await findMe(fund.context(null), token ?? "")).toMatchObject({
    id: anna.id,
    roles: [],
    hasSecondFactor: false,
  });

  const again = loginWithCode(fund.context(null), { loginId, code: mail?.code ?? "" });
  await expect(again).rejects.toMatchObject({ problem: { code: "login.expired" } });
  expect(await fund.db.$count(sessions)).toBe(1);
});

test("the database contains no code, link or session token in plain text", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const loginId = await askToLogin(fund.context(null), { ...typed, email: anna.email ?? "" });
  const [mail] = await readMails(fund);
  await loginWithCode(fund.context(null), { loginId, code: mail?.code ?? "" });
  const storedRows = JSON.stringify([await fund.db.select().from(logins), await fund.db.select().from(sessions)]);
  for (const secret of [mail?.code, mail?.token, fund.sessions[0]]) expect(storedRows).not.toContain(secret);
});

test("an unknown person gets the same answer and no mail", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const strangers = [
    { ...typed, email: "nobody@amandel.example" },
    { ...typed, email: anna.email ?? "", firstname: "Hanna" },
    { ...typed, email: anna.email ?? "", employee_id: "99999999" },
  ];
  for (const stranger of strangers) {
    const loginId = await askToLogin(fund.context(null), stranger);
    expect(await readMails(fund)).toEqual([]);
    await expect(loginWithCode(fund.context(null), { loginId, code: "123456" })).rejects.toMatchObject({
      problem: { code: "login.wrongCode", left: 4 },
    });
  }
});

test("someone who has left the company gets no code, and their sessions end", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const loginId = await askToLogin(fund.context(null), { ...typed, email: anna.email ?? "" });
  const [mail] = await readMails(fund);
  await loginWithCode(fund.context(null), { loginId, code: mail?.code ?? "" });
  await fund.db.update(people).set({ leftAt: fund.now }).where(eq(people.id, anna.id));
  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toBeNull();
  await askToLogin(fund.context(null), { ...typed, email: anna.email ?? "" });
  expect(await readMails(fund)).toHaveLength(1);
});

test("after five wrong codes even the right one is refused, and a new one can be requested", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const loginId = await askToLogin(fund.context(null), { ...typed, email: anna.email ?? "" });
  const [first] = await readMails(fund);
  for (let triesLeft = loginCode.tries - 1; triesLeft >= 0; triesLeft--) {
    await expect(loginWithCode(fund.context(null), { loginId, code: wrong(first?.code ?? "") })).rejects.toMatchObject({
      problem: { code: "login.wrongCode", left: triesLeft },
    });
  }
  await expect(loginWithCode(fund.context(null), { loginId, code: first?.code ?? "" })).rejects.toThrow(
    "login.expired",
  );

  later(fund, loginCode.resendSeconds);
  await askForAnotherCode(fund.context(null), { loginId });
  const second = (await readMails(fund)).at(-1);
  await loginWithCode(fund.context(null), { loginId, code: second?.code ?? "" });
  expect(fund.sessions).toHaveLength(1);
});

test("refuses another code within half a minute", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const loginId = await askToLogin(fund.context(null), { ...typed, email: anna.email ?? "" });
  later(fund, loginCode.resendSeconds - 1);
  await expect(askForAnotherCode(fund.context(null), { loginId })).rejects.toThrow("login.tooSoon");
});

test("a code expires after ten minutes", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const loginId = await askToLogin(fund.context(null), { ...typed, email: anna.email ?? "" });
  const [mail] = await readMails(fund);
  later(fund, loginCode.minutes * 60);
  await expect(loginWithCode(fund.context(null), { loginId, code: mail?.code ?? "" })).rejects.toThrow("login.expired");
  await expect(loginWithLink(fund.context(null), { token: mail?.token ?? "" })).rejects.toThrow("login.expired");
});

test("the link of the mail works once, also after wrong codes", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const loginId = await askToLogin(fund.context(null), { ...typed, email: anna.email ?? "" });
  const [mail] = await readMails(fund);
  for (let tries = 0; tries < loginCode.tries; tries++)
    await loginWithCode(fund.context(null), { loginId, code: wrong(mail?.code ?? "") }).catch(() => null);
  await loginWithLink(fund.context(null), { token: mail?.token ?? "" });
  await expect(loginWithLink(fund.context(null), { token: mail?.token ?? "" })).rejects.toThrow("login.expired");
  await expect(loginWithLink(fund.context(null), { token: "made-up" })).rejects.toThrow("login.expired");
});

test("someone without a mailbox logs in with the code of their letter, in any spelling", async ({ fund }) => {
  const karim = await aPerson(fund.db, { firstname: "Karim", lastname: "El Amrani", email: null });
  const codeHash = testSecret.hash("access-code", "ABCDEFGH2345");
  await fund.db.insert(accessCodes).values({ personId: karim.id, codeHash, madeAt: fund.now });
  const letter = {
    employee_id: karim.employeeId,
    firstname: "karim",
    lastname: "Amrani",
    access_code: "abcd-efgh 2345",
    remember_me: true,
  };
  await loginWithLetter(fund.context(null), letter);
  const me = await findMe(fund.context(null), fund.sessions[0] ?? "");
  expect(me).toMatchObject({ id: karim.id, email: null });
  expect(me?.sessionExpires.getTime()).toBe(fund.now.getTime() + 30 * 24 * 3_600_000);

  for (const bad of [{ access_code: "ABCD-EFGH-2346" }, { firstname: "Karima" }, { employee_id: "99999999" }]) {
    await expect(loginWithLetter(fund.context(null), { ...letter, ...bad })).rejects.toMatchObject({
      problem: { code: "login.wrongAccessCode" },
    });
  }
});

test("too many wrong letters are refused for a while, but the owner still gets in", async ({ fund }) => {
  const karim = await aPerson(fund.db, { email: null });
  const codeHash = testSecret.hash("access-code", "ABCDEFGH2345");
  await fund.db.insert(accessCodes).values({ personId: karim.id, codeHash, madeAt: fund.now });
  const { firstname, lastname, employeeId: employee_id } = karim;
  const letter = { employee_id, firstname, lastname, access_code: "ABCDEFGH2345", remember_me: false };
  for (let tries = 0; tries < 40; tries++)
    await loginWithLetter(fund.context(null), { ...letter, access_code: "WRONG" }).catch(() => null);
  await expect(loginWithLetter(fund.context(null), { ...letter, access_code: "WRONG" })).rejects.toThrow(
    "limit.tooMany",
  );
  await loginWithLetter(fund.context(null), letter);
  expect(fund.sessions).toHaveLength(1);
});

test("a session ends after twelve hours, and a login ends the browser's earlier session", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const enter = async () => {
    const loginId = await askToLogin(fund.context(null), { ...typed, email: anna.email ?? "" });
    const mail = (await readMails(fund)).at(-1);
    const me = await findMe(fund.context(null), fund.sessions.at(-1) ?? "");
    await loginWithCode(fund.context(me), { loginId, code: mail?.code ?? "" });
  };
  await enter();
  later(fund, 60);
  await enter();
  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toBeNull();
  expect(await findMe(fund.context(null), fund.sessions[1] ?? "")).not.toBeNull();
  later(fund, 12 * 3600);
  expect(await findMe(fund.context(null), fund.sessions[1] ?? "")).toBeNull();
});
