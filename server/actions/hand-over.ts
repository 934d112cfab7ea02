import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray } from "drizzle-orm";
import { handOverDays } from "#domain/dossier.ts";
import { checkStep } from "#domain/dossier-check.ts";
import { mergeDraft } from "#domain/dossier-draft.ts";
import { fileFields, isFinancialField } from "#domain/dossier-form.ts";
import { checkEdit } from "#domain/dossier-window.ts";
import type { Language } from "#domain/language.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkFields, email, required } from "#domain/rules.ts";
import { oneLine } from "#domain/typed.ts";
import { getEditableDossier, readChanges, type Saved } from "#server/actions/dossier.ts";
import { openDraft, sealDraft } from "#server/actions/dossier-content.ts";
import { tellHandedOver, tellHandOver } from "#server/actions/dossier-mail.ts";
import { momentFor, readAnswers, situationOf } from "#server/actions/dossier-standing.ts";
import { countTry } from "#server/actions/limit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import type { DossierRow, HandOverRow } from "#server/database/queries/dossier.ts";
import { dossiers, handOvers } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";

type Handing = { dossierId: string; email: string; language: Language };

/** Hands the financial part to the organisation: mails it a personal link, and gives the link for those who mail themselves. */
export async function handOverFinancial(context: Context, handing: Handing): Promise<string> {
  const { now, secret } = context;
  requirePermission(context.me, "submitDossier");
  const address = oneLine(handing.email);
  refuse(invalidForm(checkFields({ email: [required, email] }, { email: address })));
  const token = randomBytes(24).toString("base64url");
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const dossier = await getEditableDossier(inside, handing.dossierId);
    refuse(dossier.type === "external" ? null : { code: "dossier.notNow" });
    await countTry(context, { key: `hand-over by ${dossier.applicantId}`, most: 10, minutes: 60 });
    const row = {
      tokenHash: secret.hash("hand-over", token),
      madeAt: now,
      expiresAt: new Date(now.getTime() + handOverDays * 24 * 3_600_000),
      completedAt: null,
    };
    await db
      .insert(handOvers)
      .values({ dossierId: dossier.id, ...row })
      .onConflictDoUpdate({ target: handOvers.dossierId, set: row });
    await tellHandOver(inside, { dossier, email: address, language: handing.language, token });
  });
  return token;
}

/** Takes the financial part back. What the organisation wrote is not the employee's to read: it goes. */
export function takeBackFinancial(context: Context, { dossierId }: { dossierId: string }): Promise<void> {
  const { now, secret } = context;
  return context.db.transaction(async (db) => {
    const dossier = await getEditableDossier({ ...context, db }, dossierId);
    const ended = await db.delete(handOvers).where(eq(handOvers.dossierId, dossier.id)).returning();
    if (ended.length === 0) return;
    const theirs = db
      .select({ id: dossierFiles.fileId })
      .from(dossierFiles)
      .where(
        and(eq(dossierFiles.dossierId, dossier.id), inArray(dossierFiles.field, fileFields.filter(isFinancialField))),
      );
    await db.delete(files).where(inArray(files.id, theirs));
    const { answers, changedIn } = openDraft(secret, dossier);
    const kept = Object.fromEntries(Object.entries(answers).filter(([field]) => !isFinancialField(field)));
    await db
      .update(dossiers)
      .set({
        sealedDraft: sealDraft(secret, dossier.id, { answers: kept, changedIn }),
        revision: dossier.revision + 1,
        changedAt: now,
      })
      .where(eq(dossiers.id, dossier.id));
  });
}

/** A hand-over that is under way, with its dossier. */
export type HandedOver = { dossier: DossierRow; handOver: HandOverRow };

/** What a link hands over; null for one that is over, was taken back, or never was. */
export async function findHandedOver(
  { db, now, secret }: Pick<Context, "db" | "now" | "secret">,
  token: string,
): Promise<HandedOver | null> {
  const [found] = await db
    .select({ dossier: dossiers, handOver: handOvers })
    .from(handOvers)
    .innerJoin(dossiers, eq(dossiers.id, handOvers.dossierId))
    .where(and(eq(handOvers.tokenHash, secret.hash("hand-over", token)), gt(handOvers.expiresAt, now)));
  return found ?? null;
}

async function getHandedOver(context: Context, token: string): Promise<HandedOver> {
  const found = await findHandedOver(context, token);
  refuse(found ? null : { code: "handOver.unknown" });
  return found as HandedOver;
}

/** The same, held until the transaction ends, once it is certain that it can still be filled in. */
export async function getEditableHandOver(context: Context, token: string): Promise<HandedOver> {
  const { dossier: seen } = await getHandedOver(context, token);
  await context.db.select({ id: dossiers.id }).from(dossiers).where(eq(dossiers.id, seen.id)).for("update");
  const found = await getHandedOver(context, token);
  refuse(checkEdit(found.dossier, await momentFor(context, found.dossier.applicantId)));
  return found;
}

type Filling = { token: string; basedOn: number; changes: Readonly<Record<string, unknown>> };

/** Keeps what the organisation typed. */
export function fillHandOver(context: Context, { token, basedOn, changes }: Filling): Promise<Saved> {
  const { now, secret } = context;
  return context.db.transaction(async (db) => {
    const { dossier } = await getEditableHandOver({ ...context, db }, token);
    const theirs = Object.fromEntries(Object.entries(changes).filter(([field]) => isFinancialField(field)));
    const typed = readChanges(theirs, new Set());
    const revision = dossier.revision + 1;
    const merged = mergeDraft(openDraft(secret, dossier), { basedOn, revision, changes: typed });
    const { conflicts } = merged;
    if (!merged.isChanged) return { revision: dossier.revision, changedAt: dossier.changedAt, conflicts };
    await db
      .update(dossiers)
      .set({ sealedDraft: sealDraft(secret, dossier.id, merged.draft), revision, changedAt: now })
      .where(eq(dossiers.id, dossier.id));
    await reopen(db, dossier.id);
    return { revision, changedAt: now, conflicts };
  });
}

async function reopen(db: Database, dossierId: string): Promise<void> {
  await db.update(handOvers).set({ completedAt: null }).where(eq(handOvers.dossierId, dossierId));
}

/** Says that the organisation has filled in all; refuses as long as something is missing. */
export function finishHandOver(context: Context, { token }: { token: string }): Promise<void> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { dossier } = await getEditableHandOver(inside, token);
    const answers = await readAnswers(inside, dossier);
    refuse(invalidForm(checkStep("financial", "external", answers, await situationOf(inside, dossier))));
    await db.update(handOvers).set({ completedAt: context.now }).where(eq(handOvers.dossierId, dossier.id));
    await tellHandedOver(inside, { dossier });
  });
}
