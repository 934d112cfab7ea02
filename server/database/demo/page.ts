import { midnightAfter } from "#domain/brussels-time.ts";
import { type Language, type Localized, languages } from "#domain/language.ts";
import { pages as content } from "#server/database/demo/content/page.ts";
import { demoId } from "#server/database/demo/identity.ts";
import type { pages, pageVersions } from "#server/database/tables/page.ts";

type PageRow = typeof pages.$inferInsert;
type VersionRow = typeof pageVersions.$inferInsert;

/** The pages of the demo, and every text they had: some were changed once. */
export function demoPages(now: Date): { present: PageRow[]; versions: VersionRow[] } {
  const first = midnightAfter(now, -480, "10:00");
  const changedAt = midnightAfter(now, -90, "10:00");
  const present = content.map(({ changed: _, ...page }) => ({ ...page, changedAt }));
  const versions = content.flatMap(({ changed, ...page }): VersionRow[] => {
    const last = { id: demoId("page-version", page.key), ...page, note: changed?.note ?? null, changedAt };
    if (!changed) return [last];
    const body = withoutLines(page.body, changed.added);
    return [{ id: demoId("page-version", `${page.key} first`), ...page, body, note: null, changedAt: first }, last];
  });
  return { present, versions };
}

function withoutLines(text: Localized, added: Record<Language, string[]>): Localized {
  const inOne = (language: Language) =>
    (text[language] ?? "")
      .split("\n")
      .filter((line) => !added[language].some((start) => line.startsWith(start)))
      .join("\n");
  return Object.fromEntries(languages.map((language) => [language, inOne(language)])) as Record<Language, string>;
}
