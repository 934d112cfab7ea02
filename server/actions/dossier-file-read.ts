import { Readable } from "node:stream";
import { isFinancialField } from "#domain/dossier-form.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { recordReadings } from "#server/actions/content-reading.ts";
import { openFileName } from "#server/actions/dossier-content.ts";
import { wasSent } from "#server/actions/dossier-file.ts";
import type { Context, Me } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { type DossierFileRow, type DossierRow, listHandOvers } from "#server/database/queries/dossier.ts";
import { findOfficeDossier } from "#server/database/queries/dossier-access.ts";
import { findDossierFile } from "#server/database/queries/dossier-file.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { openBytes } from "#server/platform/files/sealed-stream.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import type { Secret } from "#server/platform/secret.ts";

/** A file of a dossier that someone may read. */
export type ReadableFile = {
  name: string;
  type: string;
  size: number;
  /** Whether the current user is the applicant. */
  isOwn: boolean;
  /**
   * Opens the content. The audit log records who downloads a confidential file of someone else; a picture that the page
   * of its dossier shows counts as reading the dossier.
   */
  read(options?: { isPreview: boolean }): Promise<Readable>;
};

/** Finds a file that the current user may read now; null otherwise, also for a file that does not exist. */
export async function findReadableFile(context: Context, fileId: string): Promise<ReadableFile | null> {
  const { db, me, secret } = context;
  if (!me) return null;
  const foundFile = await findDossierFile(db, fileId);
  // Nobody gets a file before its virus scan, or one that failed it.
  if (foundFile?.file.scan !== "clean") return null;
  const { file, dossier } = foundFile;
  const isOwn = dossier.applicantId === me.id;
  if (
    isOwn
      ? await isTheirs(db, file)
      : !((await mayRead(context, me, dossier)) && (await wasSent(context, dossier.id, fileId)))
  )
    return null;
  return {
    name: openFileName(secret, file),
    type: file.type,
    size: file.size,
    isOwn,
    read: async ({ isPreview } = { isPreview: false }) => {
      if (!isOwn && dossier.isConfidential) {
        if (isPreview) await recordReadings(context, [{ dossierId: dossier.id, act: "read_dossier" }]);
        else await recordAudit(context, { act: "read_file", subject: `dossier ${dossier.id}` });
      }
      return openContent(context, file);
    },
  };
}

/** The applicant may not read files that the organisation adds to its part. */
async function isTheirs(db: Database, { dossierId, field, isOfOrganisation }: DossierFileRow): Promise<boolean> {
  return isOfOrganisation || (isFinancialField(field) && (await listHandOvers(db, [dossierId])).length > 0);
}

/** The office reads the files of a sent dossier whose content it reads. */
async function mayRead({ db }: Context, me: Me, { id }: DossierRow): Promise<boolean> {
  const dossier = await findOfficeDossier(db, me, id);
  return dossier !== null && levelsInOffice(me, dossier).includes("content");
}

/** Opens the content of a file; the stream breaks off if the stored bytes were changed. */
export async function openContent(
  { files, secret }: { files: FileStore; secret: Secret },
  { id, storedAs, sealedKey }: Pick<DossierFileRow, "id" | "storedAs" | "sealedKey">,
): Promise<Readable> {
  const sealed = await files.open(storedAs);
  if (!sealed) throw new Error(`The bytes of file ${id} are gone`);
  const key = Buffer.from(secret.open(placeOf(sealedColumns.dossierFileKey, id), sealedKey), "base64url");
  const content = Readable.from(openBytes(key, sealed), { objectMode: false });
  // If the reader leaves before the first byte, nothing else closes the stored file.
  return content.once("close", () => sealed.destroy());
}
