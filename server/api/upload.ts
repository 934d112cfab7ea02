import type { IncomingMessage } from "node:http";
import { checkFileSize, largestFile } from "#domain/file.ts";
import { languages, pathPrefix } from "#domain/language.ts";
import { type Problem, Refusal, refuse } from "#domain/problem.ts";
import { storeUpload } from "#server/actions/dossier-file.ts";
import { answerJson, type ContextOf, statusOf } from "#server/api/office.ts";
import type { Context } from "#server/context.ts";
import { discardRest, readFileForm } from "#server/platform/http/file-form.ts";
import type { Handler } from "#server/platform/http/server.ts";

/** The size of a form without its file. */
const envelope = 64 * 1024;

/** Returns the address to go back to when it is on our site, else null. */
type NextIn = (value: unknown) => string | null;

/**
 * Answers `POST /files`: a form with `dossier` and `field`, or `hand_over` and `field`, then one file. Adds the file
 * and answers with its new name; a refusal becomes `{ problem }`, as in the API. A form without scripts names its page
 * in `?back=`: the browser returns there, with the reason of a refusal in `upload`. `back` is in the address and not in
 * the form, so that we know it before the file arrives.
 */
export function createUploadHandler(contextOf: ContextOf, nextIn: NextIn): Handler {
  return async (incoming) => {
    const { request, response } = incoming;
    if (incoming.path !== "/files") return false;
    response.setHeader("cache-control", "no-store");
    if (request.method !== "POST") {
      response.writeHead(405, { allow: "POST" }).end();
      return true;
    }
    const back = nextIn(new URLSearchParams(request.url?.split("?")[1]).get("back"));
    try {
      const addedFile = await takeUpload(request, await contextOf(incoming));
      if (back) response.writeHead(303, { location: back }).end();
      else answerJson(response, 201, addedFile);
    } catch (error) {
      // A browser reads the answer only after it has sent the whole file.
      await discardRest(request, largestFile + envelope);
      if (!(error instanceof Refusal)) throw error;
      if (back) response.writeHead(303, { location: withReason(back, error.problem) }).end();
      else answerJson(response, statusOf(error.problem), { problem: error.problem });
    }
    return true;
  };
}

function takeUpload(request: IncomingMessage, context: Context) {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > largestFile + envelope) refuse(checkFileSize(announced));
  return readFileForm(request, async ({ fields, name, content }) => {
    const field = fields.get("field") ?? "";
    const handOver = fields.get("hand_over");
    const place = handOver ? { field, handOver } : { field, dossierId: fields.get("dossier") ?? "" };
    return storeUpload(context, { ...place, name, content });
  });
}

function withReason(back: string, { code, ...values }: Problem): string {
  const language =
    languages.map((language) => pathPrefix[language]).find((prefix) => prefix && back.startsWith(`${prefix}/`)) ?? "";
  if (code === "login.required") return `${language}/login?next=${encodeURIComponent(back)}`;
  // Some messages contain one number, such as a size, a count or a length.
  const number = Object.values(values).find((value) => typeof value === "number");
  const reason = number === undefined ? code : `${code}+${number}`;
  return `${back}${back.includes("?") ? "&" : "?"}upload=${reason}`;
}
