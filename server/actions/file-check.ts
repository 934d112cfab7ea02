import { createHash } from "node:crypto";
import type { Context } from "#server/context.ts";
import { listFileKeys } from "#server/database/queries/dossier-file.ts";
import { listFilesAfter } from "#server/database/queries/file.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import type { Secret } from "#server/platform/secret.ts";

const batch = 500;

/** Reads every stored file, and lists those whose bytes are missing or changed, and those that our key does not open. */
export async function findBrokenFiles({ db, files, secret }: Pick<Context, "db" | "files" | "secret">) {
  const broken: string[] = [];
  const sealed: string[] = [];
  let [checked, after] = [0, null as string | null];
  for (;;) {
    const rows = await listFilesAfter(db, after, batch);
    if (rows.length === 0) return { checked, broken, sealed };
    // The bytes of files with a virus are deleted.
    for (const { id, storedAs, checksum } of rows.filter(({ scan }) => scan !== "infected")) {
      const content = await files.open(storedAs);
      const hash = createHash("sha256");
      for await (const piece of content ?? []) hash.update(piece);
      if (!content || hash.digest("hex") !== checksum) broken.push(id);
      checked++;
    }
    const ids = rows.map(({ id }) => id);
    for (const { fileId, sealedKey } of await listFileKeys(db, ids))
      if (!canOpen(secret, placeOf(sealedColumns.dossierFileKey, fileId), sealedKey)) sealed.push(fileId);
    after = rows.at(-1)?.id ?? null;
  }
}

function canOpen(secret: Secret, place: string, sealedText: string): boolean {
  try {
    secret.open(place, sealedText);
    return true;
  } catch {
    return false;
  }
}
