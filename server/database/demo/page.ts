import { midnightAfter } from "#domain/brussels-time.ts";
import { type Language, type Localized, languages } from "#domain/language.ts";
import { pages as content } from "#server/database/demo/content/page.ts";
import { demoId } from "#server/database/demo/identity.ts";
import type { pages, pageVersions } from "#server/database/tables/page.ts";

type PageRow = typeof pages.$inferInsert;
type VersionRow = typeof pageVersions.$inferInsert;

/** Gives the pages of the demo and all their versions; some changed once. */
export function demoPages(now: Date): { present: PageRow[]; versions: VersionRow[] } {
  const dayBefore = (daysAgo: number) => midnightAfter(now, -daysAgo, "10:00");
  const present = content.map(({ changes = [], ...page }) => ({
    ...page,
    changedAt: dayBefore(changes.at(-1)?.daysAgo ?? 90),
  }));
  const versions = content.flatMap(({ changes = [], ...page }): VersionRow[] => {
    const first = { daysAgo: changes.length > 0 ? 480 : 90, note: null };
    return [first, ...changes].map(({ daysAgo, note }, earlier) => ({
      id: demoId("page-version", `${page.key} ${earlier}`),
      ...page,
      body: changes.slice(earlier).reduce((body, { added }) => withoutLines(body, added), page.body),
      note,
      changedAt: dayBefore(daysAgo),
    }));
  });
  return { present, versions };
}

function withoutLines(text: Localized, addedLines: Partial<Record<Language, string[]>>): Localized {
  const inOne = (language: Language) =>
    (text[language] ?? "")
      .split("\n")
      .filter((line) => !addedLines[language]?.some((start) => line.startsWith(start)))
      .join("\n");
  return Object.fromEntries(languages.map((language) => [language, inOne(language)])) as Record<Language, string>;
}
