import { onTestFinished } from "vitest";
import { loginCode } from "#domain/login.ts";
import { Refusal } from "#domain/problem.ts";
import { countTry } from "#server/actions/limit.ts";
import { askForAnotherCode, askToLogin, loginWithCode, loginWithLetter, loginWithLink } from "#server/actions/login.ts";
import { codeLimits, guessLimits } from "#server/actions/login-code.ts";
import { findMe } from "#server/actions/session.ts";
import type { Context } from "#server/context.ts";
import { asc, isNotNull } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { accessCodes, logins } from "#server/database/tables/login.ts";
import { mails } from "#server/database/tables/mail.ts";
import { sessions } from "#server/database/tables/session.ts";
import { aContext, testSecret } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { aPerson } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { sendCodes } from "#test/login-code.ts";
import { isEverything } from "#test/tier.ts";

const details = {
  firstname: "Anna",
  lastname: "Peeters",
  employee_id: "",
  remember_me: false,
  language: "nl",
} as const;

const perSecond = isEverything ? 50 : 10;
const seconds = 60;

/** Repeats an attempt many times a second for a minute, while the fund's clock runs. */
async function forAMinute(fund: Fund, tryOnce: (number: number) => Promise<unknown>) {
  const start = fund.now.getTime();
  for (let number = 0; number < perSecond * seconds; number++) {
    fund.now = new Date(start + (number * 1000) / perSecond);
    await tryOnce(number);
  }
}

/** Returns the code of a refusal, or null if there was none. */
const refusalOf = (tried: Promise<unknown>) =>
  tried.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.problem.code : Promise.reject(error)),
  );

/** Lists all mails of a mailbox, the latest last. */
async function mailbox(fund: Fund) {
  const arrived = await fund.db.select().from(mails).orderBy(asc(mails.queuedAt));
  return arrived.map(({ template, recipient, values, queuedAt }) => ({
    template,
    recipient,
    queuedAt,
    why: values.why,
    code: String(values.code),
    token: new URL(String(values.address)).searchParams.get("token") ?? "",
  }));
}

test("many tries a second with an employee's name never succeed, and the employee can still log in", async ({
  fund,
}) => {
  const anna = await aPerson(fund.db);
  const asks = (context: Context) => askToLogin(context, { ...details, email: anna.email ?? "" });
  const from = (network: string): Context => ({ ...fund.context(null), network: () => network });

  // Anna asks for a code just before the attack, and returns to her mail after it.
  const herLogin = await asks(from("home"));
  await sendCodes(fund);
  const [hers] = await mailbox(fund);

  const loginIds: string[] = [];
  const answers = new Map<string | null, number>();
  await forAMinute(fund, async (number) => {
    // New networks start a new login or ask for another code, and guess at each of them in turn.
    const attacker = from(`network ${number}`);
    const isBeginning = number % 20 === 0;
    const isRepeating = number % 20 === 10;
    if (isBeginning) loginIds.push(await asks(attacker));
    if (isRepeating)
      await refusalOf(askForAnotherCode(attacker, { loginId: loginIds[number % loginIds.length] ?? "" }));
    if (isBeginning || isRepeating) await sendCodes(fund);
    const guess = String((number * 331) % 1_000_000).padStart(6, "0");
    const loginId = loginIds[number % loginIds.length] ?? "";
    const answer = await refusalOf(loginWithCode(attacker, { loginId, code: guess }));
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  });

  expect([...answers.keys()].sort()).toEqual(["login.expired", "login.linkOnly", "login.wrongCode"]);
  expect(answers.get("login.wrongCode")).toBe(guessLimits.lately.most);
  expect(fund.sessions).toEqual([]);
  // Luck does not help either: only a few of a million codes can be tried, whatever the number of tries.
  const sentMails = await mailbox(fund);
  const codes = sentMails.filter(({ template }) => template === "login-code");
  expect(codes).toHaveLength(codeLimits.lately.most);
  expect(await fund.db.$count(logins, isNotNull(logins.codeHash))).toBeLessThanOrEqual(codeLimits.lately.most);
  // Anna's mailbox does not fill up either.
  expect(sentMails.length - codes.length).toBe(codeLimits.links.most);

  const typed = loginWithCode(from("home"), { loginId: herLogin, code: hers?.code ?? "" });
  expect(await refusalOf(typed)).toBe("login.linkOnly");
  await loginWithLink(from("home"), { token: hers?.token ?? "" });
  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toMatchObject({ id: anna.id });
});

test("guesses at many people's codes stop, everyone gets in by link, and codes return later", async ({ fund }) => {
  const from = (network: string): Context => ({ ...fund.context(null), network: () => network });
  const colleagues = [];
  for (let number = 0; number < 84; number++) {
    const person = await aPerson(fund.db);
    const loginId = await askToLogin(from(`network ${number}`), { ...details, email: person.email ?? "" });
    colleagues.push({ person, loginId });
  }
  await sendCodes(fund);
  const inboxOf = async (email: string | null) => (await mailbox(fund)).filter(({ recipient }) => recipient === email);

  const answers = new Map<string | null, number>();
  for (const [number, { person, loginId }] of colleagues.entries()) {
    const [mail] = await inboxOf(person.email);
    const wrong = String((Number(mail?.code) + 1) % 1_000_000).padStart(6, "0");
    for (let tries = 0; tries < loginCode.tries; tries++) {
      const answer = await refusalOf(loginWithCode(from(`network ${number}`), { loginId, code: wrong }));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  }
  const { most } = guessLimits.lately;
  expect(Object.fromEntries(answers)).toEqual({
    "login.wrongCode": most,
    "login.linkOnly": 84 * loginCode.tries - most,
  });

  // A right code is refused as well, and a stranger gets the same answer. The link of the same mail works.
  const anna = await aPerson(fund.db);
  const asks = async (email: string | null) => {
    const loginId = await askToLogin(from("home"), { ...details, email: email ?? "" });
    await sendCodes(fund);
    return { loginId, mail: (await inboxOf(email)).at(-1) };
  };
  const [hers, nobodys] = [await asks(anna.email), await asks("nobody@amandel.example")];
  for (const { loginId } of [hers, nobodys])
    expect(await refusalOf(loginWithCode(from("home"), { loginId, code: "123456" }))).toBe("login.linkOnly");
  expect(hers.mail).toMatchObject({ template: "login-link", why: "guessed" });
  await loginWithLink(from("home"), { token: hers.mail?.token ?? "" });
  const [first] = colleagues;
  const [early] = await inboxOf(first?.person.email ?? null);
  expect(early).toMatchObject({ template: "login-code" });
  await loginWithLink(from("home"), { token: early?.token ?? "" });
  expect(fund.sessions).toHaveLength(2);

  fund.now = new Date(fund.now.getTime() + guessLimits.lately.minutes * 60_000);
  const later = await asks(anna.email);
  expect(later.mail).toMatchObject({ template: "login-code" });
  await loginWithCode(from("home"), { loginId: later.loginId, code: later.mail?.code ?? "" });
  expect(fund.sessions).toHaveLength(3);
});

test("slow guesses at many people's codes stop too, after a thousand in a day", async ({ fund }) => {
  const start = fund.now.getTime();
  const answers = new Map<string | null, number>();
  for (let number = 0; number < 240; number++) {
    fund.now = new Date(start + number * 5 * 60_000);
    const attacker = { ...fund.context(null), network: () => `network ${number}` };
    const loginId = await askToLogin(attacker, { ...details, email: `person.${number}@amandel.example` });
    for (let tries = 0; tries < loginCode.tries; tries++) {
      const answer = await refusalOf(loginWithCode(attacker, { loginId, code: "123456" }));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  }
  const { most } = guessLimits.today;
  expect(Object.fromEntries(answers)).toEqual({
    "login.wrongCode": most,
    "login.linkOnly": 240 * loginCode.tries - most,
  });
});

test("however many people use a right code at once, nobody needs a link", async ({ fund }) => {
  for (let number = 0; number <= guessLimits.lately.most; number++) {
    const { email } = await aPerson(fund.db);
    const context = { ...fund.context(null), network: () => `network ${number}` };
    const loginId = await askToLogin(context, { ...details, email: email ?? "" });
    await sendCodes(fund);
    const code = (await mailbox(fund)).find(({ recipient }) => recipient === email)?.code ?? "";
    await loginWithCode(context, { loginId, code });
  }
  expect(fund.sessions).toHaveLength(guessLimits.lately.most + 1);
});

test("someone under attack all day asks for a mail like anyone else, and gets in with its link", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const asks = (network: string) =>
    askToLogin({ ...fund.context(null), network: () => network }, { ...details, email: anna.email ?? "" });
  const start = fund.now.getTime();
  for (let minute = 0; minute < 24 * 60; minute += 4) {
    fund.now = new Date(start + minute * 60_000);
    await asks(`network ${minute}`);
    await sendCodes(fund);
    if (minute % 96 !== 92) continue;

    // Now Anna asks, and uses the newest mail.
    await asks("home");
    await sendCodes(fund);
    const newest = (await mailbox(fund)).at(-1);
    expect(fund.now.getTime() - (newest?.queuedAt.getTime() ?? 0)).toBeLessThan((loginCode.minutes / 2) * 60_000);
    await loginWithLink(fund.context(null), { token: newest?.token ?? "" });
  }
  expect(await fund.db.$count(sessions)).toBe(15);
  const codes = (await mailbox(fund)).filter(({ template }) => template === "login-code");
  expect(codes.length).toBeLessThanOrEqual(codeLimits.today.most);

  fund.now = new Date(start + 24 * 3_600_000);
  await asks("home");
  await sendCodes(fund);
  expect((await mailbox(fund)).at(-1)).toMatchObject({ template: "login-code", queuedAt: fund.now });
});

test("the link of a mail ends after ten minutes, however often another is requested", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const later = (minutes: number) => {
    fund.now = new Date(fund.now.getTime() + minutes * 60_000);
  };
  const loginId = await askToLogin(fund.context(null), { ...details, email: anna.email ?? "" });
  await sendCodes(fund);
  // After this many requests there is only a link, and then nothing more.
  for (let times = 0; times <= codeLimits.lately.most + 1; times++) {
    later(0.5);
    await askForAnotherCode(fund.context(null), { loginId });
    await sendCodes(fund);
  }
  const last = (await mailbox(fund)).at(-1);
  expect(last).toMatchObject({ template: "login-link" });
  const endsAt = (last?.queuedAt.getTime() ?? 0) + loginCode.minutes * 60_000;
  fund.now = new Date(endsAt - 4 * 60_000);
  await askForAnotherCode(fund.context(null), { loginId });
  fund.now = new Date(endsAt);
  await expect(loginWithLink(fund.context(null), { token: last?.token ?? "" })).rejects.toThrow("login.expired");
  fund.now = new Date(endsAt - 1);
  await loginWithLink(fund.context(null), { token: last?.token ?? "" });
});

test("many wrong letters a second never succeed, and the owner of the letter can still log in", async ({ fund }) => {
  const karim = await aPerson(fund.db, { email: null });
  const codeHash = testSecret.hash("access-code", "ABCDEFGH2345");
  await fund.db.insert(accessCodes).values({ personId: karim.id, codeHash, madeAt: fund.now });
  const { firstname, lastname, employeeId: employee_id } = karim;
  const letter = { employee_id, firstname, lastname, access_code: "ABCD-EFGH-2345", remember_me: false };
  await forAMinute(fund, async (number) => {
    const attacker = { ...fund.context(null), network: () => `network ${number}` };
    const access_code = `ABCDEFGH${number + 5000}`;
    expect(await refusalOf(loginWithLetter(attacker, { ...letter, access_code }))).not.toBeNull();
    // The owner logs in three times meanwhile.
    if (number % (perSecond * 20) === perSecond * 10) await loginWithLetter(fund.context(null), letter);
  });
  expect(fund.sessions).toHaveLength(3);
  await loginWithLetter(fund.context(null), letter);
});

test("the answers to many tries do not reveal whether someone is an employee", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const answersFor = async (email: string) => {
    const answers: (string | null)[] = [];
    for (let number = 0; number < 15; number++) {
      const context = () => ({ ...fund.context(null), network: () => `${email} ${number}` });
      const loginId = await askToLogin(context(), { ...details, email });
      await sendCodes(fund);
      const wrong = () => loginWithCode(context(), { loginId, code: "12" });
      for (let tries = 0; tries <= loginCode.tries; tries++) answers.push(await refusalOf(wrong()));
      fund.now = new Date(fund.now.getTime() + loginCode.resendSeconds * 1000);
      answers.push(await refusalOf(askForAnotherCode(context(), { loginId })));
      await sendCodes(fund);
      answers.push(await refusalOf(wrong()));
      fund.now = new Date(fund.now.getTime() + loginCode.minutes * 60_000 - 1);
      answers.push(await refusalOf(wrong()));
      fund.now = new Date(fund.now.getTime() + 1);
      answers.push(await refusalOf(wrong()));
    }
    return answers;
  };
  expect(await answersFor(anna.email ?? "")).toEqual(await answersFor("nobody@amandel.example"));
});

test("processes share their limits: of many parallel tries exactly the allowed number gets through", async () => {
  const postgres = await aPostgres("migrated");
  const databases = await Promise.all(
    Array.from({ length: 2 }, () => openDatabase({ databaseUrl: postgres.url, dataDir: "" })),
  );
  onTestFinished(async () => {
    for (const { close } of databases) await close();
    await postgres.drop();
  });
  const limit = { key: "shared", most: 25, minutes: 15 };
  const tries = databases.flatMap(({ db }) =>
    Array.from({ length: 40 }, () => refusalOf(countTry(aContext(db), limit))),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter((answer) => answer === null)).toHaveLength(25);
  expect(answers.filter((answer) => answer === "limit.tooMany")).toHaveLength(55);

  // Guesses count before they are compared, so none slips through in parallel.
  const guesses = [];
  for (let number = 0; number < 30; number++) {
    const { db } = databases[number % 2] as (typeof databases)[number];
    const context = aContext(db, { network: () => `network ${number}` });
    const loginId = await askToLogin(context, { ...details, email: `person.${number}@amandel.example` });
    guesses.push(...Array.from({ length: loginCode.tries }, () => ({ context, loginId })));
  }
  const guessed = await Promise.all(
    guesses.map(({ context, loginId }) => refusalOf(loginWithCode(context, { loginId, code: "123456" }))),
  );
  expect(guessed.filter((answer) => answer === "login.wrongCode")).toHaveLength(guessLimits.lately.most);
  expect(guessed.filter((answer) => answer === "login.linkOnly")).toHaveLength(150 - guessLimits.lately.most);

  // A refusal by one process holds in the other too.
  const asks = databases.flatMap(({ db }) =>
    Array.from({ length: 4 }, () => refusalOf(askToLogin(aContext(db), { ...details, email: "anna@amandel.example" }))),
  );
  expect((await Promise.all(asks)).filter((answer) => answer === "limit.tooMany")).toHaveLength(3);
});
