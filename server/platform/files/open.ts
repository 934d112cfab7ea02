import { join } from "node:path";
import type { Config } from "#server/platform/config.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import type { FileStore } from "#server/platform/files/store.ts";

/** Opens the store of the settings: a bucket, or a folder in the data folder. */
export async function openFiles({ storage, dataDir }: Pick<Config, "storage" | "dataDir">): Promise<FileStore> {
  if (!storage) return openLocalFiles(join(dataDir, "files"));
  // The S3 library is large and most funds do not need it.
  const { openS3Files } = await import("#server/platform/files/s3.ts");
  return openS3Files(storage);
}
