import { randomUUID } from "node:crypto";
import { type ImportKind, importActs } from "#domain/import-draft.ts";
import { oneLine } from "#domain/typed-text.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { and, eq } from "#server/database/drizzle.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { importDrafts } from "#server/database/tables/import-draft.ts";

/** A list that someone is looking through. */
export type ImportDraft = typeof importDrafts.$inferSelect;

type SentList = { kind: ImportKind; file: Uint8Array; name: string };

/** Keeps a list for its dry run, instead of an earlier one of the same kind and person. */
export async function keepImport(
  { db, me, now, secret }: Pick<Context, "db" | "me" | "now" | "secret">,
  { kind, file, name }: SentList,
): Promise<void> {
  const maker = requirePermission(me, importActs[kind]);
  const id = randomUUID();
  const sealedFile = secret.seal(placeOf(sealedColumns.importDraft, id), Buffer.from(file).toString("base64"));
  const draft = { id, fileName: oneLine(name).slice(0, 200), sealedFile, madeAt: now };
  await db
    .insert(importDrafts)
    .values({ ...draft, kind, makerId: maker.id })
    .onConflictDoUpdate({ target: [importDrafts.makerId, importDrafts.kind], set: draft });
}

/** Finds the list of this kind that the current user is looking through; null if there is none. */
export async function findImport(
  { db, me }: Pick<Context, "db" | "me">,
  kind: ImportKind,
): Promise<ImportDraft | null> {
  const [draft] = await db.select().from(importDrafts).where(isOwn({ me }, kind));
  return draft ?? null;
}

/** Drops the list of this kind that the current user is looking through. */
export async function discardImport({ db, me }: Pick<Context, "db" | "me">, kind: ImportKind): Promise<void> {
  await db.delete(importDrafts).where(isOwn({ me }, kind));
}

function isOwn({ me }: Pick<Context, "me">, kind: ImportKind) {
  const maker = requirePermission(me, importActs[kind]);
  return and(eq(importDrafts.makerId, maker.id), eq(importDrafts.kind, kind));
}

/** Opens the file of a list. */
export function openImport({ secret }: Pick<Context, "secret">, { id, sealedFile }: ImportDraft): Buffer {
  return Buffer.from(secret.open(placeOf(sealedColumns.importDraft, id), sealedFile), "base64");
}
