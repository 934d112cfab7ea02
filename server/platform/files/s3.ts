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
import { checkedPath, type Place } from "#server/platform/files/place.ts";
import { checkedName, type FileStore } from "#server/platform/files/store.ts";

/** The longest time that the store may take to answer a ping. */
const pingMilliseconds = 5_000;

function connect({ region, endpoint, pathStyle, credentials }: StorageConfig): S3Client {
  return new S3Client({
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
}

type ObjectAddress = { Bucket: string; Key: string };

function putObject(client: S3Client, address: ObjectAddress, content: Readable): Promise<void> {
  return spooled(content, async (file, size) => {
    const Body = file.createReadStream({ start: 0, autoClose: false });
    await client.send(new PutObjectCommand({ ...address, Body, ContentLength: size }));
  });
}

async function openObject(client: S3Client, address: ObjectAddress): Promise<Readable | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand(address));
    // On Node it is a stream; the type also includes browsers.
    return Body as Readable;
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

/** Stores files in a bucket of S3 or of a compatible store. */
export function openS3Files(config: StorageConfig): FileStore {
  const { bucket, prefix } = config;
  const client = connect(config);
  const objectAt = (name: string) => ({ Bucket: bucket, Key: prefix + checkedName(name) });
  return {
    put: (name, content) => putObject(client, objectAt(name), content),
    open: (name) => openObject(client, objectAt(name)),
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

/** Opens a part of a bucket in which backups are. */
export function openS3Place(config: StorageConfig): Place {
  const { bucket, prefix } = config;
  const client = connect(config);
  const objectAt = (path: string) => ({ Bucket: bucket, Key: prefix + checkedPath(path) });
  return {
    put: (path, content) => putObject(client, objectAt(path), content),
    open: (path) => openObject(client, objectAt(path)),
    listFolders: async () => {
      const folders: string[] = [];
      const under = { Bucket: bucket, Prefix: prefix, Delimiter: "/" };
      for await (const { CommonPrefixes = [] } of paginateListObjectsV2({ client }, under))
        for (const { Prefix = "" } of CommonPrefixes) folders.push(Prefix.slice(prefix.length, -1));
      return folders.sort();
    },
    within: (folder) => openS3Place({ ...config, prefix: `${prefix}${checkedPath(folder)}/` }),
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
