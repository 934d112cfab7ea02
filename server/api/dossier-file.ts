import { pictureTypes } from "#domain/file.ts";
import { Refusal } from "#domain/problem.ts";
import { removeFile } from "#server/actions/dossier-file.ts";
import { findReadableFile, type ReadableFile } from "#server/actions/dossier-file-read.ts";
import { fileIdIn } from "#server/api/file.ts";
import { answerJson, type ContextOf, statusOf } from "#server/api/office.ts";
import { isReading } from "#server/platform/http/document.ts";
import { strictPolicy } from "#server/platform/http/headers.ts";
import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Handler, Incoming } from "#server/platform/http/server.ts";

/** Answers with a page that says to try again, because of this error. */
type AnswerUnavailable = (incoming: Incoming, error: unknown) => Promise<void>;

/**
 * Answers `GET /files/{id}` with a file of a dossier, for people who may read it; others cannot see that it exists. The
 * file is a download, except pictures that are previewed with `?preview`. `DELETE` removes the file.
 * While the file store does not answer, readers get a page that says so.
 */
export function createDossierFileHandler(contextOf: ContextOf, answerUnavailable: AnswerUnavailable): Handler {
  return async (incoming) => {
    const { path, request, response } = incoming;
    const id = fileIdIn(path);
    if (!id) return false;
    if (request.method === "DELETE") {
      const handOver = new URLSearchParams(request.url?.split("?")[1]).get("hand_over");
      try {
        await removeFile(await contextOf(incoming), { fileId: id, handOver });
        response.writeHead(204, { "cache-control": "no-store" }).end();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        answerJson(response, statusOf(error.problem), { problem: error.problem });
      }
      return true;
    }
    if (!isReading(incoming)) return false;
    const file = await findReadableFile(await contextOf(incoming), id);
    if (!file) return false;
    const isPreview = /\?(.*&)?preview(=|&|$)/.test(request.url ?? "") && pictureTypes.includes(file.type);
    const headers = headersOf(file, isPreview);
    if (request.method === "HEAD") {
      response.writeHead(200, headers).end();
      return true;
    }
    let content: AsyncIterable<Buffer>;
    try {
      content = await file.read({ isPreview });
    } catch (error) {
      await answerUnavailable(incoming, error);
      return true;
    }
    response.writeHead(200, headers);
    await sendWhileMade(response, content);
    return true;
  };
}

function headersOf({ name, type, size }: ReadableFile, isShown: boolean) {
  return {
    "content-type": type,
    "content-length": size,
    "content-disposition": `${isShown ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(name)}`,
    "cache-control": "private, no-store",
    // The sandbox gives the file no origin and no scripts, in case it is really a page.
    "content-security-policy": `sandbox; ${strictPolicy}`,
  };
}
