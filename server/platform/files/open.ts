import { join, resolve } from "node:path";
import { type Config, readBucket } from "#server/platform/config.ts";
import { openLocalFiles, openLocalPlace } from "#server/platform/files/local.ts";
import type { Place } from "#server/platform/files/place.ts";
import { type FileStore, markErrors } from "#server/platform/files/store.ts";

/** Opens the store of the settings: a bucket, or a folder in the data folder. */
export async function openFiles({ storage, dataDir }: Pick<Config, "storage" | "dataDir">): Promise<FileStore> {
  if (!storage) return markErrors(openLocalFiles(join(dataDir, "files")));
  // The S3 library is large and most funds do not need it.
  const { openS3Files } = await import("#server/platform/files/s3.ts");
  return markErrors(openS3Files(storage));
}

/** Opens the place of backups that an operator names: a folder, or a bucket as `STORAGE_URL` names one. */
export async function openPlace(address: string): Promise<Place> {
  if (!address.startsWith("s3:")) return openLocalPlace(resolve(address));
  const { openS3Place } = await import("#server/platform/files/s3.ts");
  return openS3Place(readBucket(address));
}
