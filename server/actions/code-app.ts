import { randomBytes } from "node:crypto";
import { inLanguage } from "#domain/language.ts";
import { Refusal, refuse } from "#domain/problem.ts";
import { codeApp } from "#domain/second-factor.ts";
import { countTry } from "#server/actions/limit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import {
  acceptFactor,
  addFactor,
  findChallenge,
  holdSession,
  keepChallenge,
  removeFactor,
  requireMayAdd,
  takeChallenge,
} from "#server/actions/second-factor.ts";
import type { Context, Me } from "#server/context.ts";
import { and, eq, isNull, lt, or } from "#server/database/drizzle.ts";
import { findCodeApp } from "#server/database/queries/second-factor.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { codeApps } from "#server/database/tables/second-factor.ts";
import { base32, findStep, totpAddress } from "#server/platform/totp.ts";

/** The length of the hash that makes the codes. */
const keyLength = 20;

// Three in a million codes are right at any time. Right codes count too, so that a guesser does not learn of one.
const tries = { most: 10, minutes: 15 } as const;

/** The data that sets up a code app: an address to scan, or the secret to type. */
export type CodeAppSetUp = { secret: string; address: string };

/** Begins to add a code app. A second call in the same session gives the same secret, so a scanned code stays valid. */
export function beginCodeApp(context: Context): Promise<CodeAppSetUp> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const owner = await requireMayAdd(inside);
    await holdSession(db, owner.sessionId);
    const challenge = await findChallenge(inside, owner, "new_code_app");
    const key = challenge ? Buffer.from(challenge, "base64url") : randomBytes(keyLength);
    if (!challenge) await keepChallenge(inside, owner, "new_code_app", key.toString("base64url"));
    const { name } = await getFundSettings(db);
    const account = { issuer: inLanguage(name, owner.language), account: owner.email ?? owner.employeeId, key };
    return { secret: base32(key), address: totpAddress(account) };
  });
}

/** Adds the pending code app once it gives a right code; it replaces an earlier one. */
export async function confirmCodeApp(context: Context, { code }: { code: string }): Promise<void> {
  const owner = await requireMayAdd(context);
  await countCode(context, owner);
  const challenge = await findChallenge(context, owner, "new_code_app");
  if (!challenge) throw new Refusal({ code: "secondFactor.expired" });
  const lastStep = requireStep(Buffer.from(challenge, "base64url"), code, context.now);
  await takeChallenge(context, owner, "new_code_app");
  await addFactor(context, "code_app", async ({ db, now, secret }, { id: personId }) => {
    const app = {
      sealedSecret: secret.seal(placeOf(sealedColumns.codeAppSecret, personId), challenge),
      lastStep,
      confirmedAt: now,
    };
    await db
      .insert(codeApps)
      .values({ personId, ...app })
      .onConflictDoUpdate({ target: codeApps.personId, set: app });
  });
}

/** Proves the session with a code from the user's code app. */
export async function proveWithCode(context: Context, { code }: { code: string }): Promise<void> {
  const owner = requirePermission(context.me, "seeOwnAccount");
  await countCode(context, owner);
  const app = await findCodeApp(context.db, owner.id);
  if (!app) throw new Refusal({ code: "secondFactor.unknown" });
  const key = Buffer.from(
    context.secret.open(placeOf(sealedColumns.codeAppSecret, owner.id), app.sealedSecret),
    "base64url",
  );
  const step = requireStep(key, code, context.now);
  await context.db.transaction(async (db) => {
    const used = await db
      .update(codeApps)
      .set({ lastStep: step })
      .where(and(eq(codeApps.personId, owner.id), or(isNull(codeApps.lastStep), lt(codeApps.lastStep, step))))
      .returning();
    // No code works twice, and no older code works either: someone may have looked over a shoulder.
    refuse(used.length === 0 ? { code: "secondFactor.wrongCode" } : null);
    await acceptFactor({ ...context, db }, "code_app");
  });
}

/** Removes the current user's code app. */
export async function removeCodeApp(context: Context): Promise<void> {
  const owner = requirePermission(context.me, "seeOwnAccount");
  await removeFactor(context, "code_app", ({ db }) =>
    db.delete(codeApps).where(eq(codeApps.personId, owner.id)).returning(),
  );
}

function requireStep(key: Buffer, typed: string, now: Date): number {
  const step = findStep(key, typed.replace(/\s/g, ""), now, codeApp);
  if (step === null) throw new Refusal({ code: "secondFactor.wrongCode" });
  return step;
}

async function countCode(context: Context, { id }: Me): Promise<void> {
  await countTry(context, { key: `codes of the app of ${id}`, ...tries });
}
