import type { IncomingMessage } from "node:http";
import { type Problem, Refusal } from "#domain/problem.ts";
import { type FundPictureKind, fundPictureBytes, fundPictureKinds } from "#domain/setting.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { changeFundPicture } from "#server/actions/setting.ts";
import { answerJson, type ContextOf, statusOf } from "#server/api/office.ts";
import type { Context } from "#server/context.ts";
import { discardRest, readFileForm } from "#server/platform/http/file-form.ts";
import type { Handler } from "#server/platform/http/server.ts";

/** The size of a form with the largest picture that we take. */
const largestForm = Math.max(...Object.values(fundPictureBytes)) + 64 * 1024;

/** Returns the address to go back to when it is on our site, else null. */
type NextIn = (value: unknown) => string | null;

/**
 * Answers `POST /office/fund-picture`: a plain form with `kind` and `revision`, then one file, which becomes the mark or
 * the picture for sharing. The browser returns to the page in `?back=`, with the reason of a refusal in `upload`.
 */
export function createFundPictureHandler(contextOf: ContextOf, nextIn: NextIn): Handler {
  return async (incoming) => {
    const { request, response } = incoming;
    if (incoming.path !== "/office/fund-picture") return false;
    response.setHeader("cache-control", "no-store");
    if (request.method !== "POST") {
      response.writeHead(405, { allow: "POST" }).end();
      return true;
    }
    const address = new URLSearchParams(request.url?.split("?")[1]);
    const kind = fundPictureKinds.find((one) => one === address.get("kind")) ?? "mark";
    const back = nextIn(address.get("back"));
    const returnWith = (query: string) =>
      response.writeHead(303, { location: `${back}${back?.includes("?") ? "&" : "?"}${query}#${kind}` }).end();
    try {
      await takePicture(request, await contextOf(incoming), kind);
      if (back) returnWith(`saved=${kind}`);
      else answerJson(response, 200, { kind });
    } catch (error) {
      // A browser reads the answer only after it has sent the whole file.
      await discardRest(request, largestForm);
      if (!(error instanceof Refusal)) throw error;
      if (back) returnWith(`upload=${kind}+${error.problem.code}`);
      else answerJson(response, statusOf(error.problem), { problem: error.problem });
    }
    return true;
  };
}

function takePicture(request: IncomingMessage, context: Context, kind: FundPictureKind): Promise<void> {
  // Strangers may not even send the file.
  requirePermission(context.me, "changeSettings");
  const tooLarge: Problem = { code: "picture.tooLarge", kilobytes: fundPictureBytes[kind] / 1000 };
  if (Number(request.headers["content-length"] ?? 0) > largestForm) throw new Refusal(tooLarge);
  return readFileForm(request, async ({ fields, content }) => {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of content) {
      size += chunk.length;
      if (size > fundPictureBytes[kind]) throw new Refusal(tooLarge);
      chunks.push(chunk);
    }
    const revision = Number(fields.get("revision") ?? -1);
    await changeFundPicture(context, { kind, revision, bytes: Buffer.concat(chunks) });
  });
}
