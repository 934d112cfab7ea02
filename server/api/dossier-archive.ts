import { checkId } from "#domain/id.ts";
import { languages, pathPrefix } from "#domain/language.ts";
import { refuse } from "#domain/problem.ts";
import { archiveDossiers } from "#server/actions/dossier-archive.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { type ContextOf, postHandler } from "#server/api/office.ts";
import { readBody } from "#server/platform/http/body.ts";
import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Handler } from "#server/platform/http/server.ts";

/** Enough for the ids of all rows on the largest page of the list. */
const largestForm = 16 * 1024;

/**
 * Answers `POST /office/dossiers.zip` in each language with the dossiers that a plain form names: `id` as often as
 * needed. It is a POST, as it writes into the audit log.
 */
export function createDossierArchiveHandlers(contextOf: ContextOf): Handler[] {
  return languages.map((language) =>
    postHandler(
      `${pathPrefix[language]}/office/dossiers.zip`,
      { contextOf, page: `${pathPrefix[language]}/office/dossiers` },
      async ({ request, response, context }) => {
        requirePermission(context.me, "readDossiers");
        const ids = new URLSearchParams(await readBody(request, largestForm)).getAll("id");
        for (const id of ids) refuse(checkId(id));
        const archive = await archiveDossiers(context, { ids, language });
        response.writeHead(200, {
          "content-type": "application/zip",
          "content-disposition": 'attachment; filename="dossiers.zip"',
        });
        await sendWhileMade(response, archive);
      },
    ),
  );
}
