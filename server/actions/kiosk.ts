import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { makeCode, plainCode, printedCode } from "#domain/code.ts";
import { workplacesOf } from "#domain/fund-list.ts";
import { checkId } from "#domain/id.ts";
import {
  kioskFields,
  kioskSetUpMinutes,
  newKioskFields,
  readLetter,
  setUpFields,
  type TypedLetter,
} from "#domain/kiosk.ts";
import type { Branch } from "#domain/person.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkFields, oneOf } from "#domain/rules.ts";
import { oneLine } from "#domain/typed-text.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { countTry } from "#server/actions/limit.ts";
import { comeIn, countWrongLetter, findLetterOwner } from "#server/actions/login.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { endSession } from "#server/actions/session.ts";
import type { Context, Kiosk } from "#server/context.ts";
import { and, eq, gt, isNull, lt, or } from "#server/database/drizzle.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { kiosks } from "#server/database/tables/kiosk.ts";

/** A lookup updates the last sign of a kiosk only if that is older than this. */
const seenEvery = 5 * 60_000;

type NewKiosk = { branch: Branch; name: string };

/** A code to type or an address to open, which turns one tablet into a kiosk, once. */
export type KioskSetUp = { code: string; address: string };

/** Adds a kiosk, and returns the code and address that turn one tablet into it. */
export async function addKiosk(context: Context, { branch, name }: NewKiosk): Promise<KioskSetUp> {
  const { db, now, secret, publicUrl } = context;
  requirePermission(context.me, "runCall");
  const workplaces = workplacesOf(await getFundLists(db));
  const rules = { ...newKioskFields, branch: [...newKioskFields.branch, oneOf(workplaces)] };
  refuse(invalidForm(checkFields(rules, { branch, name })));
  const [id, code] = [randomUUID(), makeCode(randomInt)];
  const setUpEndsAt = new Date(now.getTime() + kioskSetUpMinutes * 60_000);
  const setUpHash = secret.hash("kiosk-set-up", code);
  await db.transaction(async (db) => {
    await db.insert(kiosks).values({ id, name: oneLine(name), branch, madeAt: now, setUpHash, setUpEndsAt });
    await recordAudit({ ...context, db }, { act: "add_kiosk", subject: `kiosk ${id}`, details: { branch } });
  });
  // Browsers do not send the part after the #, so no log keeps it.
  return { code: printedCode(code), address: new URL(`/vote/kiosk#set-up=${code}`, publicUrl).href };
}

/** Removes a kiosk at once, and ends the session of its voter. */
export async function removeKiosk(context: Context, { id }: { id: string }): Promise<void> {
  requirePermission(context.me, "runCall");
  refuse(checkId(id));
  await context.db.transaction(async (db) => {
    const [removed] = await db.delete(kiosks).where(eq(kiosks.id, id)).returning({ branch: kiosks.branch });
    if (!removed) throw new Refusal({ code: "kiosk.unknown" });
    await recordAudit({ ...context, db }, { act: "remove_kiosk", subject: `kiosk ${id}`, details: removed });
  });
}

/** Turns the current tablet into a kiosk and ends its session; a code works once. */
export async function setUpKiosk(context: Context, typed: { code: string }): Promise<void> {
  const { now, secret, browser, network } = context;
  refuse(invalidForm(checkFields(setUpFields, typed)));
  const token = randomBytes(32).toString("base64url");
  const setUpHash = secret.hash("kiosk-set-up", plainCode(typed.code));
  const isSetUp = await context.db.transaction(async (db) => {
    const [made] = await db
      .update(kiosks)
      .set({ setUpHash: null, tokenHash: hashOf(context, token), lastSeenAt: now })
      .where(and(eq(kiosks.setUpHash, setUpHash), gt(kiosks.setUpEndsAt, now)))
      .returning({ id: kiosks.id, branch: kiosks.branch });
    if (!made) return false;
    const { id, branch } = made;
    await recordAudit({ ...context, db }, { act: "set_up_kiosk", subject: `kiosk ${id}`, details: { branch } });
    return true;
  });
  if (!isSetUp) {
    await countTry(context, { key: `kiosk set-up from ${network()}`, most: 30, minutes: 15 });
    throw new Refusal({ code: "kiosk.wrongSetUp" });
  }
  if (context.me) await endSession(context);
  browser.setKiosk(token);
}

/** Finds the kiosk of a token; null if it was removed. */
export async function findKiosk(context: Pick<Context, "db" | "now" | "secret">, token: string): Promise<Kiosk | null> {
  const { db, now } = context;
  const { id, name, branch, lastSeenAt } = kiosks;
  const [foundKiosk] = await db
    .select({ id, name, branch, lastSeenAt })
    .from(kiosks)
    .where(eq(kiosks.tokenHash, hashOf(context, token)));
  if (!foundKiosk) return null;
  const seenBefore = new Date(now.getTime() - seenEvery);
  if (!foundKiosk.lastSeenAt || foundKiosk.lastSeenAt < seenBefore)
    await db
      .update(kiosks)
      .set({ lastSeenAt: now })
      .where(and(eq(id, foundKiosk.id), or(isNull(lastSeenAt), lt(lastSeenAt, seenBefore))));
  return { id: foundKiosk.id, name: foundKiosk.name, branch: foundKiosk.branch };
}

/** Logs a voter in at the current kiosk with their letter; they can only vote there. */
export async function enterKiosk(context: Context, typed: TypedLetter): Promise<void> {
  if (!context.kiosk) throw new Refusal({ code: "kiosk.notHere" });
  const letter = readLetter(typed);
  refuse(invalidForm(checkFields(kioskFields, letter)));
  const owner = await findLetterOwner(context, letter);
  if (!owner) {
    await countWrongLetter(context, letter);
    throw new Refusal({ code: "kiosk.wrongLetter" });
  }
  const newSession = { personId: owner.id, isRemembered: false, way: "access_code" } as const;
  await context.db.transaction((db) => comeIn({ ...context, db }, newSession));
}

function hashOf({ secret }: Pick<Context, "secret">, token: string): string {
  return secret.hash("kiosk", token);
}
