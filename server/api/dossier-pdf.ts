import { checkId } from "#domain/id.ts";
import { Refusal } from "#domain/problem.ts";
import { copyOfOwnDossier } from "#server/actions/dossier-paper.ts";
import type { ContextOf } from "#server/api/office.ts";
import { isReading } from "#server/platform/http/document.ts";
import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Handler } from "#server/platform/http/server.ts";

const address = /^(\/en|\/fr|)\/dossiers\/([\w-]{36})\.pdf$/;

/**
 * Answers `/dossiers/:id.pdf`: a copy of a dossier as it was sent, `?version=n` for an earlier time. Its applicant's
 * only. The language before it is that of the page it was asked on, for whoever gets another page instead.
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
      // Another's is answered like one that never was, and like any page that is not there.
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

/** Which version an address asks for, if it names one; what cannot be is 0, which no dossier has. */
function readVersion(url = ""): number | undefined {
  const asked = new URL(url, "http://localhost").searchParams.get("version");
  if (asked === null) return undefined;
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 0;
}
