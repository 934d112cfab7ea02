import { isSlug } from "#domain/id.ts";
import { languages, pathPrefix } from "#domain/language.ts";
import { findMinutes } from "#server/actions/meeting-paper.ts";
import { type ContextOf, leadToLogin } from "#server/api/office.ts";
import { isReading } from "#server/platform/http/document.ts";
import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Handler } from "#server/platform/http/server.ts";

const address = new RegExp(
  `^(${Object.values(pathPrefix).join("|")})/office/committee/minutes/([\\w-]+)(/closed)?\\.pdf$`,
);

/**
 * Answers `/office/committee/minutes/:call.pdf` with the open part of the minutes and `…/:call/closed.pdf` with the
 * closed one, each as its reader may see it. A visitor without a session gets the login page.
 */
export function createMinutesPdfHandler(contextOf: ContextOf): Handler {
  return async (incoming) => {
    const { path, request, response } = incoming;
    const [, prefix = "", callSlug = "", closed] = address.exec(path) ?? [];
    const language = languages.find((one) => pathPrefix[one] === prefix);
    if (!language || !isSlug(callSlug) || !isReading(incoming)) return false;
    response.setHeader("cache-control", "private, no-store");
    const part = closed ? "closed" : "open";
    const context = await contextOf(incoming);
    if (!context.me) return leadToLogin(response, prefix, `/office/committee/meeting?call=${callSlug}`);
    const paper = await findMinutes(context, { callSlug, part, language });
    // Minutes that the reader may not read get the same 404 as those that do not exist.
    if (!paper) return false;
    const headers = {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${paper.name}"`,
    };
    if (request.method === "HEAD") {
      response.writeHead(200, headers).end();
      return true;
    }
    const pdf = await paper.print();
    response.writeHead(200, headers);
    await sendWhileMade(response, pdf);
    return true;
  };
}
