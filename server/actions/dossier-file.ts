import { createHash, randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { mostFiles } from "#domain/dossier-file.ts";
import { isFinancialField } from "#domain/dossier-form.ts";
import { checkFileName, checkFileSize, endingOf, type FileEnding, fileName, fileTypes } from "#domain/file.ts";
import { checkId } from "#domain/id.ts";
import { Refusal, refuse } from "#domain/problem.ts";
import { getEditableDossier } from "#server/actions/dossier.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import { getEditableHandOver, reopenHandOver } from "#server/actions/hand-over.ts";
import { addJob } from "#server/actions/job.ts";
import { countTry } from "#server/actions/limit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { and, eq, isNull } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { type DossierRow, listHandOvers, listVersions } from "#server/database/queries/dossier.ts";
import { findDossierFile } from "#server/database/queries/dossier-file.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";
import { createInspector } from "#server/platform/files/content.ts";
import { sealBytes } from "#server/platform/files/sealed-stream.ts";

/** A file that was added to a dossier, as the dossier lists it. */
export type AddedFile = {
  id: string;
  field: string;
  name: string;
  size: number;
  type: string;
  scan: "pending" | "clean";
};

/** The field for a file and its sender: the applicant, or the organisation with its link. */
type Place = { field: string } & ({ dossierId: string; handOver?: null | undefined } | { handOver: string });

type Upload = Place & {
  name: string;
  /** It ends only once the whole file has arrived. */
  content: AsyncIterable<Buffer>;
};

/**
 * Adds a file to a dossier. It is sealed with its own key and checked while it comes in, and listed only when all is
 * well. After any failure nothing of it stays.
 */
export async function storeUpload(
  context: Context,
  { name: typedName, content, ...place }: Upload,
): Promise<AddedFile> {
  const { now, secret } = context;
  await countUpload(context, place);
  const name = fileName(typedName);
  refuse(checkFileName(name));
  const ending = endingOf(name) as FileEnding;
  // Check for room first, so that nobody sends megabytes in vain.
  await context.db.transaction((db) => holdRoom({ ...context, db }, place));

  const [id, storedAs, key] = [randomUUID(), randomUUID(), randomBytes(32)];
  const scan = context.scansFiles ? "pending" : "clean";
  const checksum = createHash("sha256");
  const seen = { size: 0 };
  const sealed = watched(sealBytes(key, inspected(content, ending, seen)), (piece) => checksum.update(piece));
  await context.files.put(storedAs, Readable.from(sealed, { objectMode: false }));
  try {
    await context.db.transaction(async (db) => {
      const inside = { ...context, db };
      const dossier = await holdRoom(inside, place);
      await db.insert(files).values({
        id,
        name: "",
        type: fileTypes[ending],
        size: seen.size,
        checksum: checksum.digest("hex"),
        storedAs,
        scan,
        storedAt: now,
      });
      await db.insert(dossierFiles).values({
        fileId: id,
        dossierId: dossier.id,
        field: place.field,
        sealedName: secret.seal(placeOf(sealedColumns.dossierFileName, id), name),
        sealedKey: secret.seal(placeOf(sealedColumns.dossierFileKey, id), key.toString("base64url")),
        addedAt: now,
        isOfOrganisation: Boolean(place.handOver),
      });
      await touch(inside, dossier, place);
      if (context.scansFiles) await addJob(inside, { kind: "scanFile", payload: { fileId: id } });
    });
  } catch (error) {
    await context.files.remove(storedAs);
    throw error;
  }
  return { id, field: place.field, name, size: seen.size, type: fileTypes[ending], scan };
}

/** Nobody adds this many files in an hour by hand. */
function countUpload(context: Context, place: Place): Promise<void> {
  const by = place.handOver ? `link ${context.network()}` : requirePermission(context.me, "submitDossier").id;
  return countTry(context, { key: `upload by ${by}`, most: 200, minutes: 60 });
}

/** Locks the dossier until the transaction ends, if this field takes one more file from this sender. */
async function holdRoom(context: Context, place: Place): Promise<DossierRow> {
  const { field } = place;
  const dossier = await holdPlace(context, place);
  const most = mostFiles(dossier.type, field);
  if (most === null) refuse({ code: "file.badForm" });
  const isInField = and(eq(dossierFiles.dossierId, dossier.id), eq(dossierFiles.field, field));
  const present = await context.db.$count(dossierFiles, and(isInField, isNull(dossierFiles.removedAt)));
  refuse(most !== null && present >= most ? { code: "file.tooMany", most } : null);
  return dossier;
}

async function holdPlace(context: Context, place: Place): Promise<DossierRow> {
  if (place.handOver) {
    const { dossier } = await getEditableHandOver(context, place.handOver);
    refuse(isFinancialField(place.field) ? null : { code: "file.badForm" });
    return dossier;
  }
  const { dossierId } = place as { dossierId: string };
  const dossier = await getEditableDossier(context, dossierId);
  const isHandedOver = isFinancialField(place.field) && (await listHandOvers(context.db, [dossier.id])).length > 0;
  refuse(isHandedOver ? { code: "dossier.handedOver" } : null);
  return dossier;
}

/** A new file makes a new revision, so the dossier can be submitted again. */
async function touch({ db, now }: Context, { id, revision }: DossierRow, place: Place): Promise<void> {
  if (place.handOver) await reopenHandOver(db, id);
  await db
    .update(dossiers)
    .set({ revision: revision + 1, changedAt: now })
    .where(eq(dossiers.id, id));
}

/** Passes content on up to the largest size, and refuses at the end if it does not match the file's ending. */
async function* inspected(content: AsyncIterable<Buffer>, ending: FileEnding, seen: { size: number }) {
  const inspector = createInspector(ending);
  for await (const piece of content) {
    seen.size += piece.length;
    if (seen.size > 0) refuse(checkFileSize(seen.size));
    inspector.see(piece);
    yield piece;
  }
  refuse(checkFileSize(seen.size) ?? inspector.verdict());
}

async function* watched(content: AsyncIterable<Buffer>, watch: (piece: Buffer) => unknown) {
  for await (const piece of content) {
    watch(piece);
    yield piece;
  }
}

type Removal = { fileId: string; handOver?: string | null | undefined };

/** Removes a file from a dossier. A submitted version keeps it; otherwise nothing of it stays. */
export async function removeFile(context: Context, { fileId, handOver }: Removal): Promise<void> {
  const applicant = handOver ? null : requirePermission(context.me, "submitDossier");
  refuse(checkId(fileId));
  const storedAs = await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const storedFile = await findDossierFile(db, fileId);
    // Nobody learns that someone else has a file.
    if (!storedFile || (applicant && storedFile.dossier.applicantId !== applicant.id))
      throw new Refusal({ code: "file.unknown" });
    const { file } = storedFile;
    const place = handOver ? { field: file.field, handOver } : { field: file.field, dossierId: file.dossierId };
    const dossier = await holdPlace(inside, place);
    // The link may belong to another dossier.
    refuse(dossier.id === file.dossierId ? null : { code: "file.unknown" });
    await touch(inside, dossier, place);
    if (await wasSent(inside, dossier.id, fileId)) {
      await db.update(dossierFiles).set({ removedAt: context.now }).where(eq(dossierFiles.fileId, fileId));
      return null;
    }
    await db.delete(files).where(eq(files.id, fileId));
    return file.storedAs;
  });
  // If this fails, the bytes have no key any more, and the next nightly job removes them.
  if (storedAs) await context.files.remove(storedAs);
}

/** Tells whether a submitted version of a dossier contains a file. */
export async function wasSent(
  { db, secret }: { db: Database; secret: Context["secret"] },
  dossierId: string,
  fileId: string,
): Promise<boolean> {
  const versions = await listVersions(db, [dossierId]);
  return versions.some((version) =>
    Object.values(openVersion(secret, version)).some((value) => value?.includes(fileId)),
  );
}
