import { randomUUID, timingSafeEqual } from "node:crypto";
import { plainCode } from "#domain/code.ts";
import { firstOffered, type Language } from "#domain/language.ts";
import { type LoginWay, letterFields, loginCode, loginFields } from "#domain/login.ts";
import { isSameName } from "#domain/name.ts";
import { type Branch, plainEmployeeId } from "#domain/person.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { addJob } from "#server/actions/job.ts";
import { countTry } from "#server/actions/limit.ts";
import { countGuess, endOfLink, forgetGuess, hashLoginCode, hashLoginLink } from "#server/actions/login-code.ts";
import { startSession } from "#server/actions/session.ts";
import type { Context } from "#server/context.ts";
import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from "#server/database/drizzle.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { accessCodes, logins } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";

/** The fields of the form for a login by mail. */
export type LoginRequest = {
  email: string;
  firstname: string;
  lastname: string;
  employee_id: string;
  remember_me: boolean;
  language: Language;
  /** The page that they want to open, for the link in the mail. */
  next?: string | null | undefined;
};

/** None of our pages has a longer address. */
const longestNext = 500;

// A whole factory may share one network, so its limit is wide. The limits that protect one person must not lock them
// out: `login-code.ts` limits the codes per person, and a login limits the guesses per code.
const limits = { network: 300, mailFromNetwork: 5, wrongLetters: 30, minutes: 15 } as const;

// This id replaces a missing person, so that the database does the same work for a stranger as for an employee and the
// response time reveals nothing.
const nobody = randomUUID();

/** Counts one login attempt from this network. */
export function countTryFromNetwork(context: Context): Promise<void> {
  const key = `login from ${context.network()}`;
  return countTry(context, { key, most: limits.network, minutes: limits.minutes });
}

/**
 * Begins a login and returns its id. A job looks the person up afterwards, so the response and its timing are the same
 * for known and unknown people.
 */
export async function askToLogin(context: Context, request: LoginRequest): Promise<string> {
  const { db, now, secret, network } = context;
  refuse(invalidForm(checkFields(loginFields, request)));
  const mail = secret.hash("limit", request.email.trim().toLowerCase());
  await countTryFromNetwork(context);
  const key = `login ${mail} from ${network()}`;
  await countTry(context, { key, most: limits.mailFromNetwork, minutes: limits.minutes });

  const loginId = randomUUID();
  await db.transaction(async (db) => {
    await db.insert(logins).values({
      id: loginId,
      isRemembered: request.remember_me,
      language: request.language,
      askedAt: now,
      expiresAt: new Date(now.getTime() + loginCode.minutes * 60_000),
    });
    const { email, firstname, lastname, employee_id } = request;
    const payload = { loginId, email, firstname, lastname, employee_id, ...goingOn(request.next) };
    await addJob({ db, now }, { kind: "sendLoginCode", payload });
  });
  return loginId;
}

/** Sends another code for a pending login. The earlier code stops working now, its link once the new mail is made. */
export async function askForAnotherCode(
  context: Context,
  { loginId, next }: { loginId: string; next?: string | null | undefined },
): Promise<void> {
  const { db, now } = context;
  await countTryFromNetwork(context);
  const before = new Date(now.getTime() - loginCode.resendSeconds * 1000);
  await db.transaction(async (db) => {
    const [login] = await db
      .update(logins)
      .set({ askedAt: now, codeHash: null, expiresAt: new Date(now.getTime() + loginCode.minutes * 60_000) })
      .where(and(eq(logins.id, loginId), isNull(logins.usedAt), lte(logins.askedAt, before)))
      .returning({ id: logins.id });
    refuse(login ? null : { code: "login.tooSoon", seconds: loginCode.resendSeconds });
    await addJob({ db, now }, { kind: "sendLoginCode", payload: { loginId, ...goingOn(next) } });
  });
}

const goingOn = (next: string | null | undefined) => (next && next.length <= longestNext ? { next } : {});

/** Logs someone in with the code from their mail. */
export async function loginWithCode(context: Context, { loginId, code }: { loginId: string; code: string }) {
  const { db, now, secret } = context;
  const [login] = await db
    .update(logins)
    .set({ tries: sql`${logins.tries} + 1` })
    .where(
      and(eq(logins.id, loginId), isNull(logins.usedAt), gt(logins.expiresAt, now), lt(logins.tries, loginCode.tries)),
    )
    .returning({
      id: logins.id,
      personId: sql<string>`coalesce(${logins.personId}, ${nobody})`,
      codeHash: sql<string>`coalesce(${logins.codeHash}, ${secret.hash("login-code", "")})`,
      isRemembered: logins.isRemembered,
      tries: logins.tries,
    });
  if (!login) return refuse({ code: "login.expired" });
  // The guess counts before it is compared, so that parallel guesses cannot slip through; a right one is subtracted.
  if (!(await countGuess(context))) return refuse({ code: "login.linkOnly" });

  const typedHash = hashLoginCode(secret, loginId, code.replace(/\D/g, ""));
  const isRight = isSame(login.codeHash, typedHash);
  if (isRight && login.personId !== nobody) {
    await forgetGuess(context);
    return finishLogin(context, login, "mail_code");
  }
  refuse({ code: "login.wrongCode", left: loginCode.tries - login.tries });
}

/** Logs someone in with the link from their mail; the page has a button, so a mail scanner does not use the link up. */
export async function loginWithLink(context: Context, { token }: { token: string }): Promise<void> {
  const { db, now, secret } = context;
  const [login] = await db
    .select()
    .from(logins)
    .where(and(eq(logins.linkHash, hashLoginLink(secret, token)), isNull(logins.usedAt), gt(logins.expiresAt, now)));
  if (!login?.personId || endOfLink(token) <= now) return refuse({ code: "login.expired" });
  await finishLogin(context, { ...login, personId: login.personId }, "mail_link");
}

type ProvenLogin = { id: string; personId: string; isRemembered: boolean };

async function finishLogin(context: Context, { id, personId, isRemembered }: ProvenLogin, way: LoginWay) {
  await context.db.transaction(async (db) => {
    const [used] = await db
      .update(logins)
      .set({ usedAt: context.now })
      .where(and(eq(logins.id, id), isNull(logins.usedAt), or(isNotNull(logins.codeHash), isNotNull(logins.linkHash))))
      .returning({ id: logins.id });
    // Only one of two browsers with the same code gets in, and none if the address was changed meanwhile.
    refuse(used ? null : { code: "login.expired" });
    await comeIn({ ...context, db }, { personId, isRemembered, way });
  });
}

/** The fields of the form for a login with an access letter. */
export type LetterLogin = {
  employee_id: string;
  firstname: string;
  lastname: string;
  access_code: string;
  remember_me: boolean;
};

/** Logs someone in with the code of their access letter. */
export async function loginWithLetter(context: Context, typed: LetterLogin): Promise<void> {
  refuse(invalidForm(checkFields(letterFields, typed)));
  const owner = await findLetterOwner(context, typed);
  if (owner && isSameName(owner, typed)) {
    const newSession = { personId: owner.id, isRemembered: typed.remember_me, way: "access_code" } as const;
    await context.db.transaction((db) => comeIn({ ...context, db }, newSession));
    return;
  }
  await countWrongLetter(context, typed);
  refuse({ code: "login.wrongAccessCode" });
}

type Letter = Pick<LetterLogin, "employee_id" | "access_code">;

/** Finds the person with this employee ID if the code is theirs; a failed search takes equally long. */
export async function findLetterOwner({ db, secret }: Pick<Context, "db" | "secret">, letter: Letter) {
  const personId = sql<string>`coalesce(${people.id}, ${nobody})`;
  const [letterOwner] = await db
    .select({
      personId,
      firstname: sql<string>`coalesce(${people.firstname}, 'Anna')`,
      lastname: sql<string>`coalesce(${people.lastname}, 'Peeters')`,
      branch: sql<Branch>`coalesce(${people.branch}, '')`,
      language: sql<Language>`coalesce(${people.language}, 'nl')`,
      codeHash: sql<string>`coalesce(${accessCodes.codeHash}, ${hashAccessCode(secret, "")})`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(people, and(eq(people.employeeId, plainEmployeeId(letter.employee_id)), isNull(people.leftAt)))
    .leftJoin(accessCodes, eq(accessCodes.personId, personId));
  const isRight = isSame(letterOwner?.codeHash ?? "", hashAccessCode(secret, letter.access_code));
  if (!letterOwner || letterOwner.personId === nobody || !isRight) return null;
  const { firstname, lastname, branch } = letterOwner;
  const language = firstOffered([letterOwner.language], await listLanguages(db));
  return { id: letterOwner.personId, firstname, lastname, branch, language };
}

/** Counts a wrong letter. Only wrong ones count, so nobody can lock out the owner, not even from the same network. */
export async function countWrongLetter(context: Context, { employee_id }: Letter): Promise<void> {
  await countTryFromNetwork(context);
  const key = `wrong letters ${context.secret.hash("limit", plainEmployeeId(employee_id))}`;
  await countTry(context, { key, most: limits.wrongLetters, minutes: limits.minutes });
}

/** Hashes the code of an access letter for storage. */
export function hashAccessCode(secret: Context["secret"], code: string): string {
  return secret.hash("access-code", plainCode(code));
}

type NewSession = { personId: string; isRemembered: boolean; way: LoginWay; hasSecondFactor?: boolean };

/** Starts a session for someone whose identity is proven, and records the login. */
export async function comeIn(context: Context, newSession: NewSession): Promise<void> {
  await startSession(context, newSession);
  const { personId, way } = newSession;
  await recordAudit(context, { act: "login", subject: `person ${personId}`, details: { way }, actorId: personId });
}

function isSame(first: string, second: string): boolean {
  return first.length === second.length && timingSafeEqual(Buffer.from(first), Buffer.from(second));
}
