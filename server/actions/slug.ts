import { slugFrom } from "#domain/id.ts";
import { and, eq, like, ne, or } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { news } from "#server/database/tables/news.ts";
import type { offers } from "#server/database/tables/offer.ts";
import type { projects } from "#server/database/tables/project.ts";

/** Gives the wanted address, or the first with a number that nobody has. */
export function freeSlug(wantedSlug: string, takenSlugs: readonly string[]): string {
  let slug = wantedSlug;
  for (let number = 2; takenSlugs.includes(slug); number++) slug = `${wantedSlug}-${number}`;
  return slug;
}

type SlugTable = typeof news | typeof offers | typeof projects;
/** A record that needs an address; `instead` is the address of one whose title has no letters. */
type Titled = { id: string; title: string; instead: string };

/** Makes the last part of the address of a record from its title; no other record of its table has it. */
export async function makeSlug(db: Database, table: SlugTable, { id, title, instead }: Titled): Promise<string> {
  const wantedSlug = slugFrom(title) || instead;
  const isSimilar = or(eq(table.slug, wantedSlug), like(table.slug, `${wantedSlug}-%`));
  const rows = await db
    .select({ slug: table.slug })
    .from(table)
    .where(and(isSimilar, ne(table.id, id)));
  return freeSlug(
    wantedSlug,
    rows.map(({ slug }) => slug),
  );
}
