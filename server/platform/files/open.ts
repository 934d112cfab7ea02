import { join } from "node:path";
import type { Config } from "#server/platform/config.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import type { FileStore } from "#server/platform/files/store.ts";

/** The store that the settings name: a bucket, or a folder under the data folder. */
export async function openFiles({ storage, dataDir }: Pick<Config, "storage" | "dataDir">): Promise<FileStore> {
  if (!storage) return openLocalFiles(join(dataDir, "files"));
  // Large, and most funds need none of it.
  const { openS3Files } = await import("#server/platform/files/s3.ts");
  return openS3Files(storage);
}
