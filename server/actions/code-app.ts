import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { inLanguage } from "#domain/language.ts";
import { Refusal, refuse } from "#domain/problem.ts";
import { codeApp } from "#domain/second-factor.ts";
import { countTry } from "#server/actions/limit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import {
  acceptFactor,
  addFactor,
  findChallenge,
  keepChallenge,
  removeFactor,
  requireMayAdd,
  takeChallenge,
} from "#server/actions/second-factor.ts";
import type { Context, Me } from "#server/context.ts";
import { findCodeApp } from "#server/database/queries/second-factor.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { placeOf, sealedColumns } from "#server/database/sealed.ts";
import { codeApps } from "#server/database/tables/second-factor.ts";
import { base32, findStep, totpAddress } from "#server/platform/totp.ts";

/** As long as the hash that makes the codes. */
const keyLength = 20;

// Three codes of a million are right at any time. A right one counts too: who guesses must not learn that it was one.
const tries = { most: 10, minutes: 15 } as const;

/** What a code app must be told: an address to scan, or the secret to type. */
export type CodeAppSetUp = { secret: string; address: string };

/** Begins to add a code app. Asked again in the same session, it gives the same secret: who scanned it goes on. */
export async function beginCodeApp(context: Context): Promise<CodeAppSetUp> {
  const owner = await requireMayAdd(context);
  const begun = await findChallenge(context, owner, "new_code_app");
  const key = begun ? Buffer.from(begun, "base64url") : randomBytes(keyLength);
  if (!begun) await keepChallenge(context, owner, "new_code_app", key.toString("base64url"));
  const { name } = await getFundSettings(context.db);
  const account = { issuer: inLanguage(name, owner.language), account: owner.email ?? owner.employeeId, key };
  return { secret: base32(key), address: totpAddress(account) };
}

/** Adds the code app that was begun, once it shows a code of its secret; it takes the place of an earlier one. */
export async function confirmCodeApp(context: Context, { code }: { code: string }): Promise<void> {
  const asked = await requireMayAdd(context);
  await countCode(context, asked);
  const begun = await findChallenge(context, asked, "new_code_app");
  if (!begun) throw new Refusal({ code: "secondFactor.expired" });
  const lastStep = requireStep(Buffer.from(begun, "base64url"), code, context.now);
  await takeChallenge(context, asked, "new_code_app");
  await addFactor(context, "code_app", async ({ db, now, secret }, { id: personId }) => {
    const app = {
      sealedSecret: secret.seal(placeOf(sealedColumns.codeAppSecret, personId), begun),
      lastStep,
      confirmedAt: now,
    };
    await db
      .insert(codeApps)
      .values({ personId, ...app })
      .onConflictDoUpdate({ target: codeApps.personId, set: app });
  });
}

/** Shows a code of one's code app: from here on the session counts as proven. */
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
    // No code works twice, nor one from before the last: someone may have looked over a shoulder.
    refuse(used.length === 0 ? { code: "secondFactor.wrongCode" } : null);
    await acceptFactor({ ...context, db }, "code_app");
  });
}

/** Removes one's own code app. */
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
