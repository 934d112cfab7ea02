import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import type { StorageConfig } from "#server/platform/config.ts";
import { checkedName, type FileStore } from "#server/platform/files/store.ts";

/** The longest time that the store may take to answer a ping. */
const pingMilliseconds = 5_000;

/** Stores files in a bucket of S3 or of a compatible store. */
export function openS3Files({ bucket, prefix, region, endpoint, pathStyle, credentials }: StorageConfig): FileStore {
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint && { endpoint: endpoint.href }),
    ...(credentials && { credentials }),
    // Not every compatible store knows the newest checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // Errors are thrown and appear in our own log.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
  const objectAt = (name: string) => ({ Bucket: bucket, Key: prefix + checkedName(name) });
  return {
    put: (name, content) =>
      spooled(content, async (file, size) => {
        const Body = file.createReadStream({ start: 0, autoClose: false });
        await client.send(new PutObjectCommand({ ...objectAt(name), Body, ContentLength: size }));
      }),
    open: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectAt(name)));
        // On Node it is a stream; the type also includes browsers.
        return Body as Readable;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(objectAt(name)));
    },
    list: async function* () {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key = "", LastModified } of Contents) {
          const name = Key.slice(prefix.length);
          // Without a prefix the bucket may also contain folders of others.
          if (LastModified && !name.includes("/")) yield { name, storedAt: LastModified };
        }
      }
    },
    ping: async () => {
      const abortSignal = AbortSignal.timeout(pingMilliseconds);
      await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal });
    },
  };
}

/**
 * Writes content to a temporary file before it is sent. The store needs the size first, and would otherwise keep parts
 * of five megabytes in memory for each upload; a broken upload never reaches it. The file has no name, so it disappears
 * when this process ends.
 */
async function spooled(content: Readable, send: (file: FileHandle, size: number) => Promise<void>): Promise<void> {
  const path = join(tmpdir(), `samen-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  try {
    await rm(path);
    let size = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      await file.appendFile(chunk);
      size += chunk.length;
    }
    await send(file, size);
  } finally {
    await file.close();
  }
}
