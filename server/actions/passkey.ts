import { randomUUID } from "node:crypto";
import { inLanguage } from "#domain/language.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { mostPasskeys, passkeyFields } from "#domain/second-factor.ts";
import { requirePermission } from "#server/actions/permission.ts";
import {
  acceptFactor,
  addFactor,
  keepChallenge,
  removeFactor,
  requireMayAdd,
  takeChallenge,
} from "#server/actions/second-factor.ts";
import type { Context } from "#server/context.ts";
import { and, eq } from "#server/database/drizzle.ts";
import { listPasskeys } from "#server/database/queries/second-factor.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { passkeys } from "#server/database/tables/second-factor.ts";
import {
  askForNewPasskey,
  askForPasskey,
  readNewPasskey,
  readShownPasskey,
  type Site,
} from "#server/platform/passkey.ts";

/** Begins to add a passkey; returns the options for the browser. */
export async function beginPasskey(context: Context): Promise<string> {
  const owner = await requireMayAdd(context);
  const ownPasskeys = await listPasskeys(context.db, owner.id);
  refuse(ownPasskeys.length >= mostPasskeys ? { code: "secondFactor.tooMany", most: mostPasskeys } : null);
  const { options, challenge } = await askForNewPasskey(
    await siteOf(context),
    {
      id: owner.id,
      name: owner.email ?? owner.employeeId,
      fullName: `${owner.firstname} ${owner.lastname}`,
    },
    ownPasskeys,
  );
  await keepChallenge(context, owner, "new_passkey", challenge);
  return options;
}

/** Adds a new passkey. Without a name it is named after the browser and the device. */
export async function finishPasskey(context: Context, { answer, name }: { answer: string; name: string }) {
  refuse(invalidForm(checkFields(passkeyFields, { name })));
  const keyOwner = await requireMayAdd(context);
  const challenge = await takeChallenge(context, keyOwner, "new_passkey");
  const newPasskey = await readNewPasskey(await siteOf(context), challenge, answer);
  if (!newPasskey) throw new Refusal({ code: "passkey.refused" });
  await addFactor(context, "passkey", async ({ db, now, browser }, owner) => {
    const addedRows = await db
      .insert(passkeys)
      .values({ id: randomUUID(), personId: owner.id, ...newPasskey, name: name.trim() || browser.device, madeAt: now })
      .onConflictDoNothing()
      .returning();
    // This key is registered already.
    refuse(addedRows.length === 0 ? { code: "passkey.refused" } : null);
  });
}

/** Begins a proof with a passkey; returns the options for the browser. */
export async function beginPasskeyProof(context: Context): Promise<string> {
  const owner = requirePermission(context.me, "seeOwnAccount");
  const ownPasskeys = await listPasskeys(context.db, owner.id);
  refuse(ownPasskeys.length === 0 ? { code: "secondFactor.unknown" } : null);
  const { options, challenge } = await askForPasskey(await siteOf(context), ownPasskeys);
  await keepChallenge(context, owner, "show_passkey", challenge);
  return options;
}

/** Proves the session with a passkey. */
export async function proveWithPasskey(context: Context, { answer }: { answer: string }): Promise<void> {
  const owner = requirePermission(context.me, "seeOwnAccount");
  const challenge = await takeChallenge(context, owner, "show_passkey");
  const ownPasskeys = await listPasskeys(context.db, owner.id);
  const passkey = await readShownPasskey(await siteOf(context), challenge, answer, ownPasskeys);
  if (!passkey) throw new Refusal({ code: "passkey.refused" });
  const { id, counter } = passkey;
  await context.db.transaction(async (db) => {
    await db.update(passkeys).set({ counter, usedAt: context.now }).where(eq(passkeys.id, id));
    await acceptFactor({ ...context, db }, "passkey");
  });
}

/** Removes one of the current user's passkeys. */
export async function removePasskey(context: Context, { id }: { id: string }): Promise<void> {
  const owner = requirePermission(context.me, "seeOwnAccount");
  await removeFactor(context, "passkey", ({ db }) =>
    db
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.personId, owner.id)))
      .returning(),
  );
}

async function siteOf({ db, me, publicUrl }: Context): Promise<Site> {
  const { name } = await getFundSettings(db);
  return { name: inLanguage(name, me?.language ?? "nl"), url: publicUrl };
}
