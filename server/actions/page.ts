import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Language, type Localized, languages } from "#domain/language.ts";
import { noteFields, type PageKey, type PageText, pageFields } from "#domain/page.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkFields, type FieldProblem } from "#domain/rules.ts";
import type { Context } from "#server/context.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { pages, pageVersions } from "#server/database/tables/page.ts";

type NewPageText = PageText & {
  key: PageKey;
  /** The change, in a sentence for readers. */
  note?: Localized | null;
};

/**
 * Writes one of the fund's own pages and keeps every text for good, so that people can read the version they agreed to.
 * Returns whether anything changed.
 */
export async function writePage({ db, now }: Pick<Context, "db" | "now">, { key, note, ...text }: NewPageText) {
  for (const language of languages) {
    const problems = [
      ...checkFields(pageFields, inOne(text, language)),
      ...checkFields(noteFields, { note: note?.[language] }),
    ];
    // Dutch must be complete, because it replaces texts that another language lacks.
    const isMissing = ({ problem }: FieldProblem) => problem.code === "rule.required";
    refuse(invalidForm(language === "nl" ? problems : problems.filter((problem) => !isMissing(problem))));
  }
  return db.transaction(async (db) => {
    const [earlier] = await db.select().from(pages).where(eq(pages.key, key)).for("update");
    if (earlier && isSame(earlier, text)) return false;
    // A second writer waits above; its text is the current one, so it needs a later moment.
    const changedAt = new Date(Math.max(now.getTime(), (earlier?.changedAt.getTime() ?? 0) + 1));
    await db
      .insert(pages)
      .values({ key, ...text, changedAt })
      .onConflictDoUpdate({ target: pages.key, set: { ...text, changedAt } });
    await db.insert(pageVersions).values({ id: randomUUID(), key, ...text, note: note ?? null, changedAt });
    await announcePublicChange(db);
    return true;
  });
}

function inOne({ title, intro, body }: PageText, language: Language) {
  return { title: title[language], intro: intro[language], body: body[language] };
}

function isSame(first: PageText, second: PageText): boolean {
  return languages.every(
    (language) => JSON.stringify(inOne(first, language)) === JSON.stringify(inOne(second, language)),
  );
}
