import { Readable } from "node:stream";
import { isFinancialField } from "#domain/dossier-form.ts";
import { mayDo } from "#domain/permission.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { openFileName } from "#server/actions/dossier-content.ts";
import { wasSent } from "#server/actions/dossier-file.ts";
import type { Context, Me } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { type DossierFileRow, type DossierRow, listHandOvers } from "#server/database/queries/dossier.ts";
import { findDossierFile } from "#server/database/queries/dossier-file.ts";
import { placeOf, sealedColumns } from "#server/database/sealed.ts";
import { openBytes } from "#server/platform/files/sealed-stream.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import type { Secret } from "#server/platform/secret.ts";

/** A file of a dossier that someone may read. */
export type ReadableFile = {
  name: string;
  type: string;
  size: number;
  /** Whether its own applicant asks. */
  isOwn: boolean;
  /** Its content; whoever is not its applicant and reads it has done so for the log. */
  read(): Promise<Readable>;
};

/** A file that whoever asks may read now; null for all others, as for one that never was. */
export async function findReadableFile(context: Context, fileId: string): Promise<ReadableFile | null> {
  const { db, me, secret } = context;
  if (!me) return null;
  const found = await findDossierFile(db, fileId);
  // Nobody gets what was not looked at, or should not have been sent.
  if (found?.file.scan !== "clean") return null;
  const { file, dossier } = found;
  const isOwn = dossier.applicantId === me.id;
  if (isOwn ? await isTheirs(db, file) : !(mayRead(me, dossier) && (await wasSent(context, dossier.id, fileId))))
    return null;
  return {
    name: openFileName(secret, file),
    type: file.type,
    size: file.size,
    isOwn,
    read: async () => {
      if (!isOwn && dossier.isConfidential)
        await recordAudit(context, { act: "read_file", subject: `dossier ${dossier.id}` });
      return openContent(context, file);
    },
  };
}

/** What the organisation adds to the part that was handed to it is not its applicant's to read. */
async function isTheirs(db: Database, { dossierId, field, isOfOrganisation }: DossierFileRow): Promise<boolean> {
  return isOfOrganisation || (isFinancialField(field) && (await listHandOvers(db, [dossierId])).length > 0);
}

/** Who reads a dossier that was sent to the fund: what is confidential only the committee. */
function mayRead(me: Me, { isConfidential, state }: DossierRow): boolean {
  if (state === "draft") return false;
  if (isConfidential) return mayDo(me, "readConfidentialDossier");
  return mayDo(me, "reviewDossier") || mayDo(me, "runCall");
}

/** The content of a file as its owner knows it; breaks off where the stored bytes are not what was stored. */
export async function openContent(
  { files, secret }: { files: FileStore; secret: Secret },
  { id, storedAs, sealedKey }: Pick<DossierFileRow, "id" | "storedAs" | "sealedKey">,
): Promise<Readable> {
  const sealed = await files.open(storedAs);
  if (!sealed) throw new Error(`The bytes of file ${id} are gone`);
  const key = Buffer.from(secret.open(placeOf(sealedColumns.dossierFileKey, id), sealedKey), "base64url");
  const content = Readable.from(openBytes(key, sealed), { objectMode: false });
  // Whoever goes away before reading anything has not yet begun to read the store either.
  return content.once("close", () => sealed.destroy());
}
