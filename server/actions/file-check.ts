import { createHash } from "node:crypto";
import type { Context } from "#server/context.ts";
import { listFilesAfter } from "#server/database/queries/file.ts";

const batch = 500;

/** Reads every stored file, and lists those whose bytes are missing or changed. */
export async function findBrokenFiles({ db, files }: Pick<Context, "db" | "files">) {
  const broken: string[] = [];
  let [checked, after] = [0, null as string | null];
  for (;;) {
    const rows = await listFilesAfter(db, after, batch);
    if (rows.length === 0) return { checked, broken };
    // The bytes of files with a virus are deleted.
    for (const { id, storedAs, checksum } of rows.filter(({ scan }) => scan !== "infected")) {
      const content = await files.open(storedAs);
      const hash = createHash("sha256");
      for await (const piece of content ?? []) hash.update(piece);
      if (!content || hash.digest("hex") !== checksum) broken.push(id);
      checked++;
    }
    after = rows.at(-1)?.id ?? null;
  }
}
