import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream";
import { preferredEncoding } from "#server/platform/http/encoding.ts";

type Asset = { file: string; size: number; type: string; etag: string; isImmutable: boolean; encodings: Encoding[] };
type Encoding = { name: "br" | "gzip"; file: string; size: number };

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const compressed = { ".br": "br", ".gz": "gzip" } as const;

/** Serves the built files. They are listed once, so that no request can name any other file. */
export async function openAssets(folder: string) {
  const assets = await listAssets(folder);

  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const asset = assets.get(path);
    if (!asset || (request.method !== "GET" && request.method !== "HEAD")) return false;
    response.setHeader(
      "cache-control",
      asset.isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    );
    response.setHeader("etag", asset.etag);
    response.setHeader("vary", "accept-encoding");
    if (request.headers["if-none-match"] === asset.etag) {
      response.writeHead(304).end();
      return true;
    }
    const preferred = preferredEncoding(request.headers["accept-encoding"]);
    const encoding = asset.encodings.find(({ name }) => name === preferred);
    if (encoding) response.setHeader("content-encoding", encoding.name);
    response.writeHead(200, { "content-type": asset.type, "content-length": encoding?.size ?? asset.size });
    if (request.method === "HEAD") response.end();
    // A reader who leaves before the end is not an error.
    else pipeline(createReadStream(encoding?.file ?? asset.file), response, () => {});
    return true;
  };
}

async function listAssets(folder: string): Promise<Map<string, Asset>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const assets = new Map<string, Asset>();
  for (const file of names) {
    const type = types[extname(file)];
    if (!type) continue;
    const { size, mtimeMs } = await stat(file);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    const encodings: Encoding[] = [];
    for (const [ending, name] of Object.entries(compressed)) {
      const packed = file + ending;
      if (names.includes(packed)) encodings.push({ name, file: packed, size: (await stat(packed)).size });
    }
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    assets.set(path, { file, size, type, etag, isImmutable: path.startsWith("/assets/"), encodings });
  }
  return assets;
}
