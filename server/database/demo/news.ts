import { midnightAfter } from "#domain/brussels-time.ts";
import { slugFrom } from "#domain/id.ts";
import { languages } from "#domain/language.ts";
import { newsItems } from "#server/database/demo/content/news.ts";
import { demoId } from "#server/database/demo/identity.ts";
import type { news, newsVersions } from "#server/database/tables/news.ts";

/** Gives the news of the demo, with one version of each. */
export function demoNews(now: Date) {
  const items = newsItems.map(({ daysAgo, ...texts }): typeof news.$inferInsert => {
    const slug = slugFrom(texts.title.nl);
    const publishedAt = midnightAfter(now, -daysAgo, "09:00");
    const written = languages.filter((language) => texts.body[language]);
    const writtenAt = Object.fromEntries(written.map((language) => [language, publishedAt.toISOString()]));
    return { id: demoId("news", slug), slug, ...texts, publishedAt, changedAt: publishedAt, writtenAt, revision: 1 };
  });
  const versions = items.map(({ id, slug, title, intro, body, changedAt }): typeof newsVersions.$inferInsert => ({
    id: demoId("news-version", slug),
    newsId: id,
    title,
    intro,
    body,
    changedAt,
  }));
  return { items, versions };
}
