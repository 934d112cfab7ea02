import { randomBytes, randomInt } from "node:crypto";
import type { Language } from "#domain/language.ts";
import { loginCode } from "#domain/login.ts";
import { isSameName, type PersonName } from "#domain/name.ts";
import { plainEmployeeId } from "#domain/person.ts";
import type { JobPayloads } from "#server/actions/job.ts";
import { isOver, isWithin, takeBack } from "#server/actions/limit.ts";
import { queueMail } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import { findUnlisted } from "#server/actions/unlisted-person.ts";
import type { Context } from "#server/context.ts";
import { and, eq, gt, isNull } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { listRolesOf } from "#server/database/queries/person.ts";
import { hasRoster } from "#server/database/queries/roster.ts";
import { logins } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";

type Sender = Pick<Context, "db" | "now" | "publicUrl" | "secret">;

/**
 * Limits the codes for one person: each can be guessed five times, from any number of networks. After that a mail has
 * only its link, which nobody can guess, and no other mail follows while that link still works for long. So repeated
 * requests in someone's name give no more guesses, and lock nobody out.
 */
export const codeLimits = {
  lately: { most: 5, minutes: 15 },
  today: { most: 20, minutes: 24 * 60 },
  links: { most: 1, minutes: loginCode.minutes / 2 },
} as const;

/**
 * Limits wrong codes on the whole site: far above the typing errors on the day that a vote opens, and so low that
 * guessing at everyone's codes hardly ever succeeds.
 */
export const guessLimits = {
  lately: { key: "wrong codes lately", most: 100, minutes: 15 },
  today: { key: "wrong codes today", most: 1000, minutes: 24 * 60 },
} as const;

/** Counts a typed code as wrong until `forgetGuess` undoes it, and tells whether it may still be compared. */
export async function countGuess(situation: LoginContext): Promise<boolean> {
  // A code that is not compared does not count for the day, or codes would stay blocked longer than the guessing lasts.
  return (await isWithin(situation, guessLimits.lately)) && isWithin(situation, guessLimits.today);
}

/** Subtracts a right code from the wrong ones. */
export async function forgetGuess(situation: LoginContext): Promise<void> {
  for (const limit of Object.values(guessLimits)) await takeBack(situation, limit);
}

async function areCodesGuessed(situation: LoginContext): Promise<boolean> {
  return (await isOver(situation, guessLimits.lately)) || isOver(situation, guessLimits.today);
}

/** Finds the person behind a login request and mails them a code; people who are not on the roster get nothing. */
export async function sendLoginCode(
  { db, now, publicUrl, secret }: Sender,
  { loginId, next, ...typedPerson }: JobPayloads["sendLoginCode"],
): Promise<void> {
  await db.transaction(async (db) => {
    const [login] = await db
      .select()
      .from(logins)
      .where(and(eq(logins.id, loginId), isNull(logins.usedAt), gt(logins.expiresAt, now)))
      .for("update");
    if (!login) return;
    const person = login.personId
      ? await findPerson(db, login.personId)
      : await findTypedPerson(db, { ...typedPerson, language: login.language });
    const mailReason = (await areCodesGuessed({ db, now })) ? "guessed" : "asked";
    const mailKind = person?.email ? await whatToSend({ db, now }, person.id, mailReason === "guessed") : "code";

    const code = String(randomInt(10 ** loginCode.digits)).padStart(loginCode.digits, "0");
    const expiresAt = new Date(now.getTime() + loginCode.minutes * 60_000);
    const token = newLinkToken(expiresAt);
    // Unknown people get the same row, with a code that is sent to nobody. Otherwise the end of the login, a new try or
    // the time for a wrong code would reveal who is unknown.
    await db
      .update(logins)
      .set({
        personId: person?.id ?? null,
        codeHash: mailKind === "code" ? hashLoginCode(secret, loginId, code) : null,
        // The link of the earlier mail keeps working if there is no new one.
        linkHash: mailKind === "nothing" ? login.linkHash : hashLoginLink(secret, token),
        tries: 0,
        expiresAt,
      })
      .where(eq(logins.id, loginId));
    if (!person?.email || mailKind === "nothing") return;
    const { email: recipient, firstname } = person;
    const { language } = login;
    const query = new URLSearchParams({ token, ...(next && { next }) });
    const address = pageAddress(publicUrl, language, `/login/link?${query}`).href;
    await (mailKind === "code"
      ? queueMail({ db, now }, { template: "login-code", recipient, language, values: { firstname, code, address } })
      : queueMail(
          { db, now },
          { template: "login-link", recipient, language, values: { firstname, address, why: mailReason } },
        ));
  });
}

/** Hashes the code of a mail for storage. */
export function hashLoginCode(secret: Context["secret"], loginId: string, code: string): string {
  return secret.hash("login-code", `${loginId} ${code}`);
}

/** Hashes the token in the link of a mail for storage. */
export function hashLoginLink(secret: Context["secret"], token: string): string {
  return secret.hash("login-link", token);
}

type LoginContext = Pick<Context, "db" | "now">;

async function whatToSend(
  situation: LoginContext,
  personId: string,
  areGuessed: boolean,
): Promise<"code" | "link" | "nothing"> {
  const { lately, today, links } = codeLimits;
  const mayBeGuessed =
    !areGuessed &&
    (await isWithin(situation, { key: `codes for ${personId}`, ...lately })) &&
    (await isWithin(situation, { key: `codes today for ${personId}`, ...today }));
  if (mayBeGuessed) return "code";
  return (await isWithin(situation, { key: `links for ${personId}`, ...links })) ? "link" : "nothing";
}

async function findPerson(db: Database, id: string) {
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.id, id), isNull(people.leftAt)));
  return person ?? null;
}

type TypedPerson = Partial<PersonName & { email: string; employee_id: string }> & { language: Language };

/**
 * Finds the person with this address, if the name and the employee ID match too. Before the first staff list, the people
 * who were given a role are the only ones we know.
 */
async function findTypedPerson(db: Database, { email: typed = "", employee_id = "", language, ...names }: TypedPerson) {
  const { firstname = "", lastname = "" } = names;
  const email = typed.trim().toLowerCase();
  const [person] = await db
    .select()
    .from(people)
    .where(and(isNull(people.leftAt), eq(people.email, email)));
  const isKnown = (await hasRoster(db)) || (person !== undefined && (await listRolesOf(db, person.id)).length > 0);
  if (!isKnown) return findUnlisted(db, { email, firstname, lastname, language });
  const hasItsId = !employee_id || person?.employeeId === plainEmployeeId(employee_id);
  return person && hasItsId && isSameName(person, { firstname, lastname }) ? person : null;
}

/** The token contains its own end, because the login can be extended and then outlives the earlier mail. */
function newLinkToken(expiresAt: Date): string {
  return `${expiresAt.getTime().toString(36)}.${randomBytes(32).toString("base64url")}`;
}

/** Reads the end of a link from its token; only valid for our own tokens. */
export function endOfLink(token: string): Date {
  return new Date(Number.parseInt(token, 36) || 0);
}
