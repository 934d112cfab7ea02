import { and, eq, gt } from "drizzle-orm";
import { preferredLanguage } from "#domain/language.ts";
import { type Problem, Refusal, refuse } from "#domain/problem.ts";
import { checkAddFactor, checkRemoveFactor, type FactorWay, factorTimes } from "#domain/second-factor.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { queueMail } from "#server/actions/mail.ts";
import type { MailValues } from "#server/actions/mail-template.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { endSessionsOf } from "#server/actions/session.ts";
import type { Context, Me } from "#server/context.ts";
import { countFactors } from "#server/database/queries/second-factor.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";
import { codeApps, factorChallenges, passkeys } from "#server/database/tables/second-factor.ts";
import { sessions } from "#server/database/tables/session.ts";

type Purpose = (typeof factorChallenges.$inferSelect)["purpose"];

type Asking = Pick<Context, "db" | "me" | "now">;

/** Gives whoever asks, once it is certain that they may add a second factor now; refuses otherwise. */
export async function requireMayAdd(asking: Asking): Promise<Me> {
  const owner = requirePermission(asking.me, "addSecondFactor");
  refuse(await checkMayAdd(asking, owner));
  return owner;
}

/** Says why this person may not add a second factor now, or null when they may. */
export async function checkMayAdd({ db, now }: Asking, owner: Me): Promise<Problem | null> {
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

/** Adds a second factor and lets it count in this session at once, for it was shown just now. */
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
    await tellOwner(inside, owner, { change: "added", way });
    await markProven(inside, owner);
  });
}

/** Lets a second factor that was shown count in this session. */
export async function acceptFactor(context: Context, way: FactorWay): Promise<void> {
  const owner = requirePermission(context.me, "seeOwnAccount");
  await recordAudit(context, { act: "show_second_factor", subject: `person ${owner.id}`, details: { way } });
  await markProven(context, owner);
}

/** Removes a second factor, unless it is the last one and a role needs it. */
export async function removeFactor(context: Context, way: FactorWay, remove: (context: Context) => Promise<unknown[]>) {
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const owner = await lockOwner(inside);
    const removed = await remove(inside);
    refuse(removed.length === 0 ? { code: "secondFactor.unknown" } : null);
    refuse(checkRemoveFactor({ asker: owner, left: await countFactors(db, owner.id) }));
    await recordAudit(inside, { act: "remove_second_factor", subject: `person ${owner.id}`, details: { way } });
    await tellOwner(inside, owner, { change: "removed", way });
  });
}

/**
 * Forgets every second factor of someone who lost theirs or has no mailbox, and ends their sessions and their letter:
 * at the next login they begin anew, for a day also with a letter that is printed after this. For the command line,
 * where the operator has seen who asks; no page and no API may lead here.
 */
export async function forgetFactors(context: Forgetting, { employeeId }: { employeeId: string }): Promise<boolean> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const [person] = await db.select().from(people).where(eq(people.employeeId, employeeId)).for("update");
    if (!person) return false;
    await db.delete(passkeys).where(eq(passkeys.personId, person.id));
    await db.delete(codeApps).where(eq(codeApps.personId, person.id));
    // The office may have printed the letter they had.
    await db.delete(accessCodes).where(eq(accessCodes.personId, person.id));
    await endSessionsOf(db, [person.id]);
    const factorAllowedUntil = new Date(context.now.getTime() + factorTimes.allowedHours * 3_600_000);
    await db.update(people).set({ factorAllowedUntil }).where(eq(people.id, person.id));
    await recordAudit(inside, { act: "forget_second_factors", subject: `person ${person.id}` });
    const language = preferredLanguage(person);
    await tellOwner(inside, { ...person, language }, { change: "forgotten", way: "all" });
    return true;
  });
}

type Forgetting = Asking & Pick<Context, "publicUrl">;

/** Mails whoever it opens the office for: someone who got in by mail alone must not change this unseen. */
async function tellOwner(
  { db, now, publicUrl }: Forgetting,
  { firstname, email, language }: Pick<Me, "firstname" | "email" | "language">,
  change: Pick<MailValues["second-factor-changed"], "change" | "way">,
): Promise<void> {
  if (!email) return;
  const address = pageAddress(publicUrl, language, "/account").href;
  const values = { firstname, address, ...change };
  await queueMail({ db, now }, { template: "second-factor-changed", recipient: email, language, values });
}

/** Of two who add the first factor at once, or remove the last two, the second waits here and finds what the first did. */
async function lockOwner({ db, me }: Context): Promise<Me> {
  const owner = requirePermission(me, "seeOwnAccount");
  await db.select({ id: people.id }).from(people).where(eq(people.id, owner.id)).for("update");
  return owner;
}

async function markProven({ db, now }: Context, owner: Me): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, owner.sessionId));
}

/** Keeps what a browser was asked, until it answers; asking again for the same purpose takes its place. */
export async function keepChallenge(
  { db, now, secret }: Context,
  { sessionId }: Me,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const kept = {
    sealedChallenge: secret.seal(placeOf(sessionId, purpose), challenge),
    expiresAt: new Date(now.getTime() + factorTimes.challengeMinutes * 60_000),
  };
  await db
    .insert(factorChallenges)
    .values({ sessionId, purpose, ...kept })
    .onConflictDoUpdate({ target: [factorChallenges.sessionId, factorChallenges.purpose], set: kept });
}

/** What this session's browser was asked, and may still answer; null when nothing. */
export async function findChallenge({ db, now, secret }: Context, { sessionId }: Me, purpose: Purpose) {
  const [kept] = await db
    .select()
    .from(factorChallenges)
    .where(isOpen(sessionId, purpose, now));
  return kept ? secret.open(placeOf(sessionId, purpose), kept.sealedChallenge) : null;
}

/**
 * Takes what this session's browser was asked: right or wrong, it is answered once. Called before the transaction of
 * an action, for what that takes back must stay answered.
 */
export async function takeChallenge({ db, now, secret }: Context, { sessionId }: Me, purpose: Purpose) {
  const [taken] = await db
    .delete(factorChallenges)
    .where(isOpen(sessionId, purpose, now))
    .returning();
  if (!taken) throw new Refusal({ code: "secondFactor.expired" });
  return secret.open(placeOf(sessionId, purpose), taken.sealedChallenge);
}

function isOpen(sessionId: string, purpose: Purpose, now: Date) {
  return and(
    eq(factorChallenges.sessionId, sessionId),
    eq(factorChallenges.purpose, purpose),
    gt(factorChallenges.expiresAt, now),
  );
}

const placeOf = (sessionId: string, purpose: Purpose) => `factor_challenges.sealed_challenge ${sessionId} ${purpose}`;
