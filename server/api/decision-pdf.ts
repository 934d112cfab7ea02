import { checkId } from "#domain/id.ts";
import { pathPrefix } from "#domain/language.ts";
import { findDecisionPaper } from "#server/actions/decision-paper.ts";
import { type ContextOf, leadToLogin } from "#server/api/office.ts";
import { answerPdf } from "#server/api/office-pdf.ts";
import { isReading } from "#server/platform/http/document.ts";
import type { Handler } from "#server/platform/http/server.ts";

const address = new RegExp(`^(${Object.values(pathPrefix).join("|")})/office/outbox/([\\w-]{36})\\.pdf$`);

/** Answers `/office/outbox/:id.pdf` with the letter about a released decision, for people without an address. */
export function createDecisionPdfHandler(contextOf: ContextOf): Handler {
  return async (incoming) => {
    const { path, response } = incoming;
    const [, prefix = "", dossierId = ""] = address.exec(path) ?? [];
    if (checkId(dossierId) || !isReading(incoming)) return false;
    response.setHeader("cache-control", "private, no-store");
    const context = await contextOf(incoming);
    if (!context.me) return leadToLogin(response, prefix, `/office/outbox?open=${dossierId}`);
    return answerPdf(incoming, await findDecisionPaper(context, { dossierId }));
  };
}
