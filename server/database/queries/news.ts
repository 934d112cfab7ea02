import { isSlug } from "#domain/id.ts";
import { and, desc, eq, lte, sql } from "#server/database/drizzle.ts";
import { publicRead, toTheMinute } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { news, newsVersions } from "#server/database/tables/news.ts";
import { people } from "#server/database/tables/person.ts";

export type NewsRow = typeof news.$inferSelect;
export type NewsVersionRow = typeof newsVersions.$inferSelect;
/** A news item that everyone may read. */
export type PublicNews = Pick<NewsRow, "id" | "slug" | "title" | "intro" | "body"> & { publishedAt: Date };

const publicColumns = {
  id: news.id,
  slug: news.slug,
  title: news.title,
  intro: news.intro,
  body: news.body,
  publishedAt: sql<Date>`${news.publishedAt}`.mapWith(news.publishedAt),
};

/** Lists the newest news items that everyone may read. */
export function listNews(db: Database, now: Date, first: number): Promise<PublicNews[]> {
  return readNews(db, toTheMinute(now), first);
}

const readNews = publicRead("listNews", (db: Database, now: number, first: number): Promise<PublicNews[]> => {
  return db
    .select(publicColumns)
    .from(news)
    .where(lte(news.publishedAt, new Date(now)))
    .orderBy(desc(news.publishedAt), news.slug)
    .limit(first);
});

/** Finds a news item by its address; null if there is none that everyone may read. */
export function findNews(db: Database, now: Date, slug: string): Promise<PublicNews | null> {
  return readOne(db, toTheMinute(now), slug);
}

const readOne = publicRead("findNews", async (db: Database, now: number, slug: string): Promise<PublicNews | null> => {
  if (!isSlug(slug)) return null;
  const [item] = await db
    .select(publicColumns)
    .from(news)
    .where(and(eq(news.slug, slug), lte(news.publishedAt, new Date(now))));
  return item ?? null;
});

/** Finds a news item for its editors, published or not. */
export async function findEditedNews(db: Database, id: string): Promise<NewsRow | null> {
  const [item] = await db.select().from(news).where(eq(news.id, id));
  return item ?? null;
}

/** Lists the versions of a news item, newest first. */
export function listNewsVersions(db: Database, newsId: string, first: number) {
  const { id, changedAt } = newsVersions;
  return db
    .select({
      id,
      changedAt,
      note: sql<string | null>`null`,
      writer: sql<string | null>`${people.firstname} || ' ' || ${people.lastname}`,
    })
    .from(newsVersions)
    .leftJoin(people, eq(people.id, newsVersions.writerId))
    .where(eq(newsVersions.newsId, newsId))
    .orderBy(desc(changedAt))
    .limit(first);
}

/** Finds one version of a news item, or null. */
export async function findNewsVersion(db: Database, newsId: string, id: string): Promise<NewsVersionRow | null> {
  const [version] = await db
    .select()
    .from(newsVersions)
    .where(and(eq(newsVersions.newsId, newsId), eq(newsVersions.id, id)));
  return version ?? null;
}
