import { checkId } from "#domain/id.ts";
import { pathPrefix } from "#domain/language.ts";
import { Refusal } from "#domain/problem.ts";
import { copyOfOwnDossier } from "#server/actions/dossier-paper.ts";
import type { ContextOf } from "#server/api/office.ts";
import { isReading } from "#server/platform/http/document.ts";
import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Handler } from "#server/platform/http/server.ts";

const address = new RegExp(`^(${Object.values(pathPrefix).join("|")})/dossiers/([\\w-]{36})\\.pdf$`);

/**
 * Answers `/dossiers/:id.pdf`: a copy of a submitted dossier for its applicant; `?version=n` gives an earlier version.
 * The address begins with the language of the page, because a visitor without a session gets the login page instead.
 */
export function createDossierPdfHandler(contextOf: ContextOf): Handler {
  return async (incoming) => {
    const { path, request, response } = incoming;
    const [, language = "", dossierId = ""] = address.exec(path) ?? [];
    if (!dossierId || checkId(dossierId) || !isReading(incoming)) return false;
    response.setHeader("cache-control", "private, no-store");
    try {
      const context = await contextOf(incoming);
      const copy = await copyOfOwnDossier(context, { dossierId, version: readVersion(request.url) });
      // The dossier of someone else gets the same 404 as one that does not exist.
      if (!copy) return false;
      response.writeHead(200, {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${copy.name}"`,
      });
      if (request.method === "HEAD") response.end();
      else await sendWhileMade(response, copy.pdf);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const next = encodeURIComponent(`${language}/account/dossiers/${dossierId}`);
      response.writeHead(303, { location: `${language}/login?next=${next}` }).end();
    }
    return true;
  };
}

/** Reads the version from the address, if any; an invalid version becomes 0, which no dossier has. */
function readVersion(url = ""): number | undefined {
  const version = new URL(url, "http://localhost").searchParams.get("version");
  if (version === null) return undefined;
  return /^[1-9]\d{0,5}$/.test(version) ? Number(version) : 0;
}
