import { preferredLanguage } from "#domain/language.ts";
import { type Problem, Refusal, refuse } from "#domain/problem.ts";
import { checkAddFactor, checkRemoveFactor, type FactorWay, factorTimes } from "#domain/second-factor.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { queueMail } from "#server/actions/mail.ts";
import type { MailValues } from "#server/actions/mail-template.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { endSessionsOf, proveSession } from "#server/actions/session.ts";
import type { Context, Me } from "#server/context.ts";
import { and, eq, gt } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { lockPeople } from "#server/database/queries/person.ts";
import { countFactors } from "#server/database/queries/second-factor.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";
import { codeApps, factorChallenges, passkeys } from "#server/database/tables/second-factor.ts";
import { sessions } from "#server/database/tables/session.ts";

type Purpose = (typeof factorChallenges.$inferSelect)["purpose"];

type FactorContext = Pick<Context, "db" | "me" | "now">;

/** Returns the current user if they may add a second factor now; refuses otherwise. */
export async function requireMayAdd(context: FactorContext): Promise<Me> {
  const owner = requirePermission(context.me, "addSecondFactor");
  refuse(await checkMayAdd(context, owner));
  return owner;
}

/** Gives the reason why this person may not add a second factor now, or null. */
export async function checkMayAdd({ db, now }: FactorContext, owner: Me): Promise<Problem | null> {
  const [login] = await db
    .select({
      loggedInAt: sessions.startedAt,
      way: sessions.way,
      addressChangedAt: people.addressChangedAt,
      allowedUntil: people.factorAllowedUntil,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(eq(sessions.id, owner.sessionId));
  if (!login) return { code: "login.required" };
  const hasFactor = (await countFactors(db, owner.id)) > 0;
  return checkAddFactor({ asker: owner, hasFactor, ...login, now });
}

/** Adds a second factor; it proves this session at once, because the user has just used it. */
export async function addFactor(
  context: Context,
  way: FactorWay,
  write: (context: Context, owner: Me) => Promise<void>,
) {
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await lockOwner(inside);
    const owner = await requireMayAdd(inside);
    await write(inside, owner);
    await recordAudit(inside, { act: "add_second_factor", subject: `person ${owner.id}`, details: { way } });
    await mailOwner(inside, owner, { change: "added", way });
    await proveSession(inside, owner);
  });
}

/** Proves this session with a second factor that the user has just used. */
export async function acceptFactor(context: Context, way: FactorWay): Promise<void> {
  const owner = requirePermission(context.me, "seeOwnAccount");
  await recordAudit(context, { act: "show_second_factor", subject: `person ${owner.id}`, details: { way } });
  await proveSession(context, owner);
}

/** Removes a second factor, unless it is the last one and a role needs it. */
export async function removeFactor(context: Context, way: FactorWay, remove: (context: Context) => Promise<unknown[]>) {
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const owner = await lockOwner(inside);
    const removedRows = await remove(inside);
    refuse(removedRows.length === 0 ? { code: "secondFactor.unknown" } : null);
    refuse(checkRemoveFactor({ asker: owner, left: await countFactors(db, owner.id) }));
    await recordAudit(inside, { act: "remove_second_factor", subject: `person ${owner.id}`, details: { way } });
    await mailOwner(inside, owner, { change: "removed", way });
  });
}

/**
 * Removes every second factor of someone who lost theirs or has no mailbox, and ends their sessions and their letter.
 * They start over at the next login; for a day they can also do so with a newly printed letter. Only for the command
 * line, where the operator has checked who asks: no page and no API may call it.
 */
export async function forgetFactors(context: ForgetContext, { employeeId }: { employeeId: string }): Promise<boolean> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await lockPeople(db);
    const [person] = await db.select().from(people).where(eq(people.employeeId, employeeId)).for("update");
    if (!person) return false;
    await db.delete(passkeys).where(eq(passkeys.personId, person.id));
    await db.delete(codeApps).where(eq(codeApps.personId, person.id));
    // The office may have printed their present letter.
    await db.delete(accessCodes).where(eq(accessCodes.personId, person.id));
    await endSessionsOf(db, [person.id]);
    const factorAllowedUntil = new Date(context.now.getTime() + factorTimes.allowedHours * 3_600_000);
    await db.update(people).set({ factorAllowedUntil }).where(eq(people.id, person.id));
    await recordAudit(inside, { act: "forget_second_factors", subject: `person ${person.id}` });
    const language = preferredLanguage(person, await listLanguages(db));
    await mailOwner(inside, { ...person, language }, { change: "forgotten", way: "all" });
    return true;
  });
}

type ForgetContext = FactorContext & Pick<Context, "publicUrl">;

/** Mails the owner, so that someone who got in by mail alone cannot change this unnoticed. */
async function mailOwner(
  { db, now, publicUrl }: ForgetContext,
  { firstname, email, language }: Pick<Me, "firstname" | "email" | "language">,
  change: Pick<MailValues["second-factor-changed"], "change" | "way">,
): Promise<void> {
  if (!email) return;
  const address = pageAddress(publicUrl, language, "/account").href;
  const values = { firstname, address, ...change };
  await queueMail({ db, now }, { template: "second-factor-changed", recipient: email, language, values });
}

/** The lock makes concurrent changes of one person's factors wait for each other. */
async function lockOwner({ db, me }: Context): Promise<Me> {
  const owner = requirePermission(me, "seeOwnAccount");
  await db.select({ id: people.id }).from(people).where(eq(people.id, owner.id)).for("update");
  return owner;
}

/** Locks a session, which may have ended since the request began and may not end before the caller is done with it. */
export async function holdSession(db: Database, sessionId: string): Promise<void> {
  const lockedSessions = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for("update");
  refuse(lockedSessions.length === 0 ? { code: "login.required" } : null);
}

/** Stores a challenge until the browser answers; a new one for the same purpose replaces it. */
export async function keepChallenge(
  context: Context,
  { sessionId }: Me,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const { now, secret } = context;
  const row = {
    sealedChallenge: secret.seal(placeOf(sessionId, purpose), challenge),
    expiresAt: new Date(now.getTime() + factorTimes.challengeMinutes * 60_000),
  };
  await context.db.transaction(async (db) => {
    await holdSession(db, sessionId);
    await db
      .insert(factorChallenges)
      .values({ sessionId, purpose, ...row })
      .onConflictDoUpdate({ target: [factorChallenges.sessionId, factorChallenges.purpose], set: row });
  });
}

/** Finds the open challenge of this session; null if there is none. */
export async function findChallenge({ db, now, secret }: Context, { sessionId }: Me, purpose: Purpose) {
  const [row] = await db
    .select()
    .from(factorChallenges)
    .where(isOpen(sessionId, purpose, now));
  return row ? secret.open(placeOf(sessionId, purpose), row.sealedChallenge) : null;
}

/**
 * Takes the challenge of this session: right or wrong, it can be answered once. Call it before the transaction of an
 * action: a rollback must not bring it back.
 */
export async function takeChallenge({ db, now, secret }: Context, { sessionId }: Me, purpose: Purpose) {
  const [row] = await db
    .delete(factorChallenges)
    .where(isOpen(sessionId, purpose, now))
    .returning();
  if (!row) throw new Refusal({ code: "secondFactor.expired" });
  return secret.open(placeOf(sessionId, purpose), row.sealedChallenge);
}

function isOpen(sessionId: string, purpose: Purpose, now: Date) {
  return and(
    eq(factorChallenges.sessionId, sessionId),
    eq(factorChallenges.purpose, purpose),
    gt(factorChallenges.expiresAt, now),
  );
}

const placeOf = (sessionId: string, purpose: Purpose) => `factor_challenges.sealed_challenge ${sessionId} ${purpose}`;
