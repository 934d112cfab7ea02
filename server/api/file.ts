import { pictureTypes } from "#domain/file.ts";
import { checkId } from "#domain/id.ts";
import type { Database } from "#server/database/open.ts";
import { findPublicFile } from "#server/database/queries/file.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { isReading } from "#server/platform/http/document.ts";
import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Handler } from "#server/platform/http/server.ts";

/** The id in `/files/{id}`; null for any other address. */
export function fileIdIn(path: string): string | null {
  const [, id = ""] = /^\/files\/(.+)$/.exec(path) ?? [];
  return checkId(id) ? null : id;
}

/** Answers `/files/{id}` with a file that everyone may see. */
export function createFileHandler(db: Database, store: FileStore): Handler {
  return async (incoming) => {
    const { path, request, response } = incoming;
    const id = fileIdIn(path);
    if (!id || !isReading(incoming)) return false;
    const file = await findPublicFile(db, id);
    if (!file) return false;
    const etag = `"${file.checksum}"`;
    response.setHeader("cache-control", "public, max-age=31536000, immutable");
    response.setHeader("etag", etag);
    if (request.headers["if-none-match"] === etag) {
      response.writeHead(304).end();
      return true;
    }
    const content = await store.open(file.storedAs);
    if (!content) throw new Error(`The bytes of file ${id} are gone`);
    // Other files are downloads, so that no file can act as a page of our site.
    const disposition = pictureTypes.includes(file.type) ? "inline" : "attachment";
    response.writeHead(200, {
      "content-type": file.type,
      "content-length": file.size,
      "content-disposition": `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    });
    await sendWhileMade(response, content);
    return true;
  };
}
