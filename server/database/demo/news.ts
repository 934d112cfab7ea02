import { midnightAfter } from "#domain/brussels-time.ts";
import { slugFrom } from "#domain/id.ts";
import { languages } from "#domain/language.ts";
import { newsItems } from "#server/database/demo/content/news.ts";
import { demoId } from "#server/database/demo/identity.ts";
import type { news, newsVersions } from "#server/database/tables/news.ts";

type VersionRow = typeof newsVersions.$inferInsert;

/** Gives the news of the demo with all versions; a sentence was added to the Dutch text of some after the translation. */
export function demoNews(now: Date) {
  const built = newsItems.map(({ daysAgo, addedInDutch, ...texts }) => {
    const slug = slugFrom(texts.title.nl);
    const id = demoId("news", slug);
    const publishedAt = midnightAfter(now, -daysAgo, "09:00");
    const written = languages.filter((language) => texts.body[language]);
    const writtenAt = Object.fromEntries(written.map((language) => [language, publishedAt.toISOString()]));
    const first = { id, slug, ...texts, publishedAt, changedAt: publishedAt, writtenAt, revision: 1 };
    if (!addedInDutch) return [first];
    const changedAt = midnightAfter(now, -addedInDutch.daysAgo, "10:00");
    const body = { ...texts.body, nl: `${texts.body.nl}\n\n${addedInDutch.text}` };
    return [
      first,
      { ...first, body, changedAt, writtenAt: { ...writtenAt, nl: changedAt.toISOString() }, revision: 2 },
    ];
  });
  const items = built.flatMap((written): (typeof news.$inferInsert)[] => written.slice(-1));
  const versions = built.flat().map(
    ({ id: newsId, slug, title, intro, body, changedAt, revision }): VersionRow => ({
      id: demoId("news-version", `${slug} ${revision}`),
      ...{ newsId, title, intro, body, changedAt },
    }),
  );
  return { items, versions };
}
