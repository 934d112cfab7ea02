import type { Context } from "#server/context.ts";

/**
 * Makes the drafts of the public pages of these projects, in the transaction of their release. Editors still enter the
 * pages by hand, so there is nothing to make yet.
 */
export async function makeProjectDrafts(_context: Context, _dossierIds: readonly string[]): Promise<void> {}
