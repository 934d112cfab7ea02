import { checkId } from "#domain/id.ts";
import { languages, pathPrefix } from "#domain/language.ts";
import { findOfficePaper } from "#server/actions/dossier-office-paper.ts";
import { type ContextOf, leadToLogin } from "#server/api/office.ts";
import { answerPdf } from "#server/api/office-pdf.ts";
import { isReading } from "#server/platform/http/document.ts";
import type { Handler } from "#server/platform/http/server.ts";

const address = new RegExp(`^(${Object.values(pathPrefix).join("|")})/office/dossiers/([\\w-]{36})\\.pdf$`);

/**
 * Answers `/office/dossiers/:id.pdf` with the last version of a dossier as its reader may see it, in the language of the
 * address. A visitor without a session gets the login page, whatever the address names.
 */
export function createOfficeDossierPdfHandler(contextOf: ContextOf): Handler {
  return async (incoming) => {
    const { path, response } = incoming;
    const [, prefix = "", dossierId = ""] = address.exec(path) ?? [];
    const language = languages.find((one) => pathPrefix[one] === prefix);
    if (!language || checkId(dossierId) || !isReading(incoming)) return false;
    response.setHeader("cache-control", "private, no-store");
    const context = await contextOf(incoming);
    if (!context.me) return leadToLogin(response, prefix, `/office/dossiers?open=${dossierId}`);
    return answerPdf(incoming, await findOfficePaper(context, { dossierId, language }));
  };
}
