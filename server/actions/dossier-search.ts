import type { Viewer } from "#domain/dossier-level.ts";
import { isNamedIn } from "#domain/name.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import type { Context } from "#server/context.ts";
import { listReadableConfidential, type ReadableConfidential } from "#server/database/queries/dossier-list.ts";

/** How many confidential dossiers a search opens in all, the latest first, and how many it reads at once. */
const limits = { most: 5000, batch: 500 };

/** The confidential dossiers that a search found, and how many it opened if there are more than it opens. */
type SealedSearch = { ids: string[]; limitedTo: number | null };

/**
 * Finds the confidential dossiers with these words among those that a viewer reads. Their answers are sealed, so they are
 * opened here and not in the database; nothing of them stays in memory.
 */
export async function findInSealed(
  { db, secret }: Pick<Context, "db" | "secret">,
  viewer: Viewer,
  search: string,
  { most, batch } = limits,
): Promise<SealedSearch> {
  const ids: string[] = [];
  if (!search.trim()) return { ids, limitedTo: null };
  const isFound = (row: ReadableConfidential) => {
    const { title_of_the_project, name_organisation, firstname, lastname } = openVersion(secret, row);
    const text = [title_of_the_project, name_organisation, firstname, lastname].join(" ");
    return search.split(/\s+/).every((word) => isNamedIn(text, word));
  };
  let last: ReadableConfidential | undefined;
  for (let opened = 0; ; opened += batch) {
    const rows = await listReadableConfidential(db, viewer, { after: last, most: batch });
    if (rows.length > 0 && opened >= most) return { ids, limitedTo: most };
    ids.push(...rows.filter(isFound).map(({ dossierId }) => dossierId));
    last = rows.at(-1);
    if (rows.length < batch) return { ids, limitedTo: null };
  }
}
