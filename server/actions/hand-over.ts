import { randomBytes } from "node:crypto";
import { handOverDays } from "#domain/dossier.ts";
import { checkStep } from "#domain/dossier-check.ts";
import { mergeDraft, withoutFinancial } from "#domain/dossier-draft.ts";
import { isFinancialField } from "#domain/dossier-form.ts";
import { checkEdit } from "#domain/dossier-window.ts";
import type { Language } from "#domain/language.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkFields, email, required } from "#domain/rules.ts";
import { oneLine } from "#domain/typed-text.ts";
import { getEditableDossier, readChanges, type SavedDraft } from "#server/actions/dossier.ts";
import { openDraft, sealDraft } from "#server/actions/dossier-content.ts";
import { mailHandOver, mailHandOverComplete } from "#server/actions/dossier-mail.ts";
import { momentFor, readAnswers, situationOf } from "#server/actions/dossier-situation.ts";
import { endHandOver } from "#server/actions/hand-over-end.ts";
import { countTry } from "#server/actions/limit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { and, eq, gt } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { DossierRow, HandOverRow } from "#server/database/queries/dossier.ts";
import { dossiers, handOvers } from "#server/database/tables/dossier.ts";

type NewHandOver = { dossierId: string; email: string; language: Language };

/** Hands the financial part to the organisation: mails it a personal link, and returns the link's secret. */
export async function handOverFinancial(context: Context, newHandOver: NewHandOver): Promise<string> {
  const { now, secret } = context;
  const applicant = requirePermission(context.me, "submitDossier");
  const address = oneLine(newHandOver.email);
  refuse(invalidForm(checkFields({ email: [required, email] }, { email: address })));
  await countTry(context, { key: `hand-over by ${applicant.id}`, most: 10, minutes: 60 });
  const token = randomBytes(24).toString("base64url");
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const dossier = await getEditableDossier(inside, newHandOver.dossierId);
    refuse(dossier.type === "external" ? null : { code: "dossier.notNow" });
    const row = {
      tokenHash: secret.hash("hand-over", token),
      madeAt: now,
      expiresAt: new Date(now.getTime() + handOverDays * 24 * 3_600_000),
    };
    await db
      .insert(handOvers)
      .values({ dossierId: dossier.id, ...row })
      // A new link replaces the earlier one; a complete part stays complete.
      .onConflictDoUpdate({ target: handOvers.dossierId, set: row });
    await mailHandOver(inside, { dossier, email: address, language: newHandOver.language, token });
  });
  return token;
}

/** Takes the financial part back and deletes the organisation's answers, which the employee may not read. */
export function takeBackFinancial(context: Context, { dossierId }: { dossierId: string }): Promise<void> {
  const { now, secret } = context;
  return context.db.transaction(async (db) => {
    const dossier = await getEditableDossier({ ...context, db }, dossierId);
    if (!(await endHandOver({ db, secret, now }, dossier))) return;
    const remainingDraft = withoutFinancial(openDraft(secret, dossier));
    await db
      .update(dossiers)
      .set({
        sealedDraft: sealDraft(secret, dossier.id, remainingDraft),
        revision: dossier.revision + 1,
        changedAt: now,
      })
      .where(eq(dossiers.id, dossier.id));
  });
}

/** A current hand-over with its dossier. */
export type HandedOverDossier = { dossier: DossierRow; handOver: HandOverRow };

/** Finds the hand-over of a link; null if it has ended, was taken back, or does not exist. */
async function findHandedOver(
  { db, now, secret }: Pick<Context, "db" | "now" | "secret">,
  token: string,
): Promise<HandedOverDossier | null> {
  const [foundRow] = await db
    .select({ dossier: dossiers, handOver: handOvers })
    .from(handOvers)
    .innerJoin(dossiers, eq(dossiers.id, handOvers.dossierId))
    .where(and(eq(handOvers.tokenHash, secret.hash("hand-over", token)), gt(handOvers.expiresAt, now)));
  return foundRow ?? null;
}

/** Nobody can guess a link, but we still limit the tries. */
const guesses = ({ network }: Context) => ({ key: `hand-over from ${network()}`, most: 30, minutes: 60 });

/** Finds the hand-over of a link for a visitor; too many wrong links block their network for a while. */
export async function tryHandedOver(context: Context, token: string): Promise<HandedOverDossier | null> {
  const handedOver = await findHandedOver(context, token);
  // Only wrong links count, so nobody can lock out an organisation on the same network.
  if (!handedOver) await countTry(context, guesses(context));
  return handedOver;
}

async function getHandedOver(context: Context, token: string): Promise<HandedOverDossier> {
  const handedOver = await findHandedOver(context, token);
  refuse(handedOver ? null : { code: "handOver.unknown" });
  return handedOver as HandedOverDossier;
}

/** Locks the dossier of a hand-over until the transaction ends; refuses if it can no longer be filled in. */
export async function getEditableHandOver(context: Context, token: string): Promise<HandedOverDossier> {
  const { dossier: seen } = await getHandedOver(context, token);
  await context.db.select({ id: dossiers.id }).from(dossiers).where(eq(dossiers.id, seen.id)).for("update");
  const handedOver = await getHandedOver(context, token);
  refuse(checkEdit(handedOver.dossier, await momentFor(context, handedOver.dossier.applicantId)));
  return handedOver;
}

type FinancialChanges = { token: string; basedOn: number; changes: Readonly<Record<string, unknown>> };

/** Saves the organisation's answers. */
export async function fillHandOver(
  context: Context,
  { token, basedOn, changes }: FinancialChanges,
): Promise<SavedDraft> {
  const { now, secret } = context;
  await tryHandedOver(context, token);
  return context.db.transaction(async (db) => {
    const { dossier } = await getEditableHandOver({ ...context, db }, token);
    const financialChanges = Object.fromEntries(Object.entries(changes).filter(([field]) => isFinancialField(field)));
    const typed = readChanges(financialChanges, new Set());
    const revision = dossier.revision + 1;
    const merged = mergeDraft(openDraft(secret, dossier), { basedOn, revision, changes: typed });
    const { conflicts } = merged;
    if (!merged.isChanged) return { revision: dossier.revision, changedAt: dossier.changedAt, conflicts };
    await db
      .update(dossiers)
      .set({ sealedDraft: sealDraft(secret, dossier.id, merged.draft), revision, changedAt: now })
      .where(eq(dossiers.id, dossier.id));
    await reopenHandOver(db, dossier.id);
    return { revision, changedAt: now, conflicts };
  });
}

/** Marks a hand-over as incomplete after a change, until someone completes it again. */
export async function reopenHandOver(db: Database, dossierId: string): Promise<void> {
  await db.update(handOvers).set({ completedAt: null }).where(eq(handOvers.dossierId, dossierId));
}

/** Marks the organisation's part as complete; refuses if something is missing. */
export async function finishHandOver(context: Context, { token }: { token: string }): Promise<void> {
  await tryHandedOver(context, token);
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { dossier, handOver } = await getEditableHandOver(inside, token);
    // A second click must not send a second mail.
    if (handOver.completedAt) return;
    const answers = await readAnswers(inside, dossier);
    refuse(invalidForm(checkStep("financial", "external", answers, await situationOf(inside, dossier))));
    await db.update(handOvers).set({ completedAt: context.now }).where(eq(handOvers.dossierId, dossier.id));
    await mailHandOverComplete(inside, { dossier });
  });
}
