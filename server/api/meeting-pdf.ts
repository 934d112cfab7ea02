import { isSlug } from "#domain/id.ts";
import { languages, pathPrefix } from "#domain/language.ts";
import { findMinutes } from "#server/actions/meeting-paper.ts";
import { type ContextOf, leadToLogin } from "#server/api/office.ts";
import { answerPdf } from "#server/api/office-pdf.ts";
import { isReading } from "#server/platform/http/document.ts";
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
    const { path, response } = incoming;
    const [, prefix = "", callSlug = "", closed] = address.exec(path) ?? [];
    const language = languages.find((one) => pathPrefix[one] === prefix);
    if (!language || !isSlug(callSlug) || !isReading(incoming)) return false;
    response.setHeader("cache-control", "private, no-store");
    const part = closed ? "closed" : "open";
    const context = await contextOf(incoming);
    if (!context.me) return leadToLogin(response, prefix, `/office/committee/meeting?call=${callSlug}`);
    return answerPdf(incoming, await findMinutes(context, { callSlug, part, language }));
  };
}
