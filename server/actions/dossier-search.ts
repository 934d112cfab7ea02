import type { Viewer } from "#domain/dossier-level.ts";
import { isNamedIn } from "#domain/name.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import type { Context } from "#server/context.ts";
import { listReadableConfidential } from "#server/database/queries/dossier-list.ts";

/** The most confidential dossiers that one search opens. */
const most = 300;

/**
 * Finds the confidential dossiers with these words among those that a viewer reads. Their answers are sealed, so they are
 * opened here and not in the database; nothing of them stays in memory.
 */
export async function findInSealed(
  { db, secret }: Pick<Context, "db" | "secret">,
  viewer: Viewer,
  search: string,
): Promise<string[]> {
  if (!search.trim()) return [];
  const rows = await listReadableConfidential(db, viewer, most);
  return rows
    .filter((row) => {
      const { title_of_the_project, name_organisation, firstname, lastname } = openVersion(secret, row);
      const text = [title_of_the_project, name_organisation, firstname, lastname].join(" ");
      return search.split(/\s+/).every((word) => isNamedIn(text, word));
    })
    .map(({ dossierId }) => dossierId);
}
