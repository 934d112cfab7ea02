import { randomBytes, randomUUID } from "node:crypto";
import { kioskRest } from "#domain/kiosk.ts";
import { isLanguage, type Language, offeredLanguages, preferredLanguage } from "#domain/language.ts";
import { type LoginWay, sessionHours } from "#domain/login.ts";
import { Refusal, refuse } from "#domain/problem.ts";
import { isStillProven } from "#domain/second-factor.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context, Me } from "#server/context.ts";
import { and, eq, inArray, lt, ne } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { findSession } from "#server/database/queries/session.ts";
import { kiosks } from "#server/database/tables/kiosk.ts";
import { people } from "#server/database/tables/person.ts";
import { sessions } from "#server/database/tables/session.ts";
import type { Secret } from "#server/platform/secret.ts";

/** A lookup updates the last sign of a person only if that is older than this. */
const seenEvery = 5 * 60_000;

/** A voter's session at a kiosk ends this long after their last request; every request is recorded. */
const restAtKiosk = (kioskRest.seconds + kioskRest.grace) * 1000;

type Start = { personId: string; way: LoginWay; isRemembered: boolean; hasSecondFactor?: boolean };

/** Logs someone in: the browser's earlier session ends and it gets a new token. A kiosk remembers nobody. */
export async function startSession(
  { db, now, me, secret, browser, kiosk }: Context,
  { personId, way, hasSecondFactor = false, ...options }: Start,
): Promise<void> {
  const isRemembered = options.isRemembered && !kiosk;
  const token = newToken();
  const hours = isRemembered ? sessionHours.remembered : sessionHours.plain;
  const expiresAt = new Date(now.getTime() + (kiosk ? restAtKiosk : hours * 3_600_000));
  await db.transaction(async (db) => {
    if (kiosk) {
      // A coordinator may remove the tablet at this moment.
      const [present] = await db.select({ id: kiosks.id }).from(kiosks).where(eq(kiosks.id, kiosk.id)).for("share");
      refuse(present ? null : { code: "kiosk.notHere" });
    }
    if (me) await db.delete(sessions).where(eq(sessions.id, me.sessionId));
    await db.insert(sessions).values({
      id: randomUUID(),
      tokenHash: hashOf(secret, token),
      personId,
      way,
      device: browser.device,
      isRemembered,
      startedAt: now,
      seenAt: now,
      expiresAt,
      kioskId: kiosk?.id ?? null,
      secondFactorAt: hasSecondFactor ? now : null,
    });
  });
  browser.setSession({ token, expiresAt: isRemembered ? expiresAt : null });
}

/**
 * Finds the person of a token; null if it is unknown or expired, or if they left. Stores the language of the page they
 * opened, for our mails.
 */
export async function findMe(
  { db, now, secret }: Pick<Context, "db" | "now" | "secret">,
  token: string,
  { withRoll = false, language = null }: { withRoll?: boolean; language?: Language | null } = {},
): Promise<Me | null> {
  const foundSession = await findSession(db, hashOf(secret, token), now, withRoll);
  if (!foundSession) return null;
  const { session, person, roles, seat, roll, languages } = foundSession;
  const isAtKiosk = session.kioskId !== null;
  const seenBefore = isAtKiosk ? now : new Date(now.getTime() - seenEvery);
  if (session.seenAt < seenBefore)
    await db
      .update(sessions)
      .set({ seenAt: now, ...(isAtKiosk && { expiresAt: new Date(now.getTime() + restAtKiosk) }) })
      .where(and(eq(sessions.id, session.id), lt(sessions.seenAt, seenBefore)));
  const offered = offeredLanguages(languages);
  const isOffered = isLanguage(language, offered);
  // A shared tablet starts in one language for everyone, so we do not store it.
  if (isOffered && language !== person.usedLanguage && !isAtKiosk)
    await db.update(people).set({ usedLanguage: language }).where(eq(people.id, person.id));
  const { chosenLanguage, usedLanguage: earlierLanguage, ...details } = person;
  const usedLanguage = isOffered ? language : earlierLanguage;
  return {
    ...details,
    language: preferredLanguage({ chosenLanguage, usedLanguage, language: person.language }, offered),
    roles,
    seat,
    ...(roll && { roll }),
    hasSecondFactor: isStillProven(session.secondFactorAt, now),
    isAtKiosk,
    sessionId: session.id,
    sessionExpires: session.expiresAt,
  };
}

/** Marks the session as proven by a second factor and gives it a new token, because the old one may have leaked. */
export async function proveSession({ db, now, secret, browser }: Context, { sessionId }: Me): Promise<void> {
  const token = newToken();
  const [session] = await db
    .update(sessions)
    .set({ secondFactorAt: now, tokenHash: hashOf(secret, token) })
    .where(eq(sessions.id, sessionId))
    .returning();
  // It may have ended since the request began.
  if (!session) throw new Refusal({ code: "login.required" });
  browser.setSession({ token, expiresAt: session.isRemembered ? session.expiresAt : null });
}

/** Logs this browser out. */
export async function endSession({ db, me, browser }: Context): Promise<void> {
  if (me) await db.delete(sessions).where(eq(sessions.id, me.sessionId));
  browser.setSession(null);
}

/** Ends one of the current user's sessions, on any device. */
export async function endOwnSession(context: Context, { id }: { id: string }): Promise<void> {
  const { db, me, browser } = context;
  const owner = requirePermission(me, "seeOwnAccount");
  const endedSessions = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.personId, owner.id)))
    .returning();
  refuse(endedSessions.length === 0 ? { code: "session.unknown" } : null);
  if (id === owner.sessionId) browser.setSession(null);
}

/** Ends all sessions of the current user except this one. */
export async function endOtherSessions({ db, me }: Context): Promise<void> {
  const owner = requirePermission(me, "seeOwnAccount");
  await db.delete(sessions).where(and(eq(sessions.personId, owner.id), ne(sessions.id, owner.sessionId)));
}

/** Ends every session of these people, because they left or their roles or address changed. */
export async function endSessionsOf(db: Database, personIds: readonly string[]): Promise<void> {
  await db.delete(sessions).where(inArray(sessions.personId, [...personIds]));
}

const newToken = () => randomBytes(32).toString("base64url");

function hashOf(secret: Secret, token: string): string {
  return secret.hash("session", token);
}
