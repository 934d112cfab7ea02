import type { IncomingMessage } from "node:http";
import { mayDo } from "#domain/permission.ts";
import { type Problem, Refusal } from "#domain/problem.ts";
import { largestPicture, largestPictureMegabytes, readPictureAddress } from "#domain/project-picture.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { storePicture } from "#server/actions/project-picture.ts";
import { answerJson, type ContextOf, statusOf } from "#server/api/office.ts";
import type { Context } from "#server/context.ts";
import { listOwnDrawings, listPublicDrawings } from "#server/database/queries/project-picture.ts";
import { isReading } from "#server/platform/http/document.ts";
import { discardRest, readFileForm } from "#server/platform/http/file-form.ts";
import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Handler } from "#server/platform/http/server.ts";

/** The size of a form with the largest picture that we take. */
const largestForm = largestPicture + 64 * 1024;
const tooLarge: Problem = { code: "projectPicture.tooLarge", most: largestPictureMegabytes };

/** Returns the address to go back to when it is on our site, else null. */
type NextIn = (value: unknown) => string | null;

/**
 * Answers `POST /office/project-picture?project={id}`: a form with one file, which becomes the picture of that project.
 * The browser returns to the page in `?back=`, with the reason of a refusal in `upload`.
 */
export function createProjectUploadHandler(contextOf: ContextOf, nextIn: NextIn): Handler {
  return async (incoming) => {
    const { request, response } = incoming;
    if (incoming.path !== "/office/project-picture") return false;
    response.setHeader("cache-control", "no-store");
    if (request.method !== "POST") {
      response.writeHead(405, { allow: "POST" }).end();
      return true;
    }
    const address = new URLSearchParams(request.url?.split("?")[1]);
    const back = nextIn(address.get("back"));
    const returnWith = (query: string) => response.writeHead(303, { location: `${back}?${query}#picture` }).end();
    try {
      const { id, isPlanDropped } = await takePicture(request, await contextOf(incoming), address.get("project") ?? "");
      if (back) returnWith(isPlanDropped ? "saved=picture&unplanned" : "saved=picture");
      else answerJson(response, 201, { id });
    } catch (error) {
      // A browser reads the answer only after it has sent the whole file.
      await discardRest(request, largestForm);
      if (!(error instanceof Refusal)) throw error;
      const problem = withoutForm(error.problem);
      if (back) returnWith(`upload=${problem.code}`);
      else answerJson(response, statusOf(problem), { problem });
    }
    return true;
  };
}

/** A form that breaks off is a picture that cannot be read; the editor has no sentences about forms. */
function withoutForm(problem: Problem): Problem {
  if (problem.code === "file.none") return { code: "projectPicture.none" };
  return problem.code.startsWith("file.") ? { code: "projectPicture.damaged" } : problem;
}

function takePicture(request: IncomingMessage, context: Context, draftId: string) {
  // Strangers may not even send the file.
  requirePermission(context.me, "writeProject");
  if (Number(request.headers["content-length"] ?? 0) > largestForm) throw new Refusal(tooLarge);
  return readFileForm(request, async ({ name, content }) => {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of content) {
      size += chunk.length;
      if (size > largestPicture) throw new Refusal(tooLarge);
      chunks.push(chunk);
    }
    return storePicture(context, { draftId, name, bytes: Buffer.concat(chunks) });
  });
}

/**
 * Answers `/pictures/{id}/{width}` with a picture of a published project, and for its editors also before. Browsers that
 * read AVIF get it, all others WebP.
 */
export function createProjectPictureHandler(contextOf: ContextOf): Handler {
  return async (incoming) => {
    const pictureAddress = readPictureAddress(incoming.path);
    if (!pictureAddress || !isReading(incoming)) return false;
    const { request, response } = incoming;
    const context = await contextOf(incoming);
    const { isPublic, drawings } = await findDrawings(context, pictureAddress);
    const wantsAvif = request.headers.accept?.includes("image/avif");
    const best = drawings.find(({ type }) => type === (wantsAvif ? "image/avif" : "image/webp"));
    if (!best) return false;
    const { file } = best;
    const etag = `"${file.checksum}"`;
    // A picture that is taken off the site must not stay in the caches of others for long.
    response.setHeader("cache-control", isPublic ? "public, max-age=86400" : "private, no-store");
    response.setHeader("vary", "accept");
    response.setHeader("etag", etag);
    if (request.headers["if-none-match"] === etag) {
      response.writeHead(304).end();
      return true;
    }
    const content = await context.files.open(file.storedAs);
    if (!content) throw new Error(`The bytes of file ${file.id} are gone`);
    response.writeHead(200, {
      "content-type": file.type,
      "content-length": file.size,
      "content-disposition": "inline",
    });
    await sendWhileMade(response, content);
    return true;
  };
}

async function findDrawings({ db, me }: Context, picture: { id: string; width: number }) {
  const onSite = await listPublicDrawings(db, picture.id, picture.width);
  if (onSite.length > 0) return { isPublic: true, drawings: onSite };
  const own = me && mayDo(me, "writeProject") ? await listOwnDrawings(db, me, picture) : [];
  return { isPublic: false, drawings: own };
}
