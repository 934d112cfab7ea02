import { randomUUID } from "node:crypto";
import { type Language, type Localized, languages } from "#domain/language.ts";
import type { TypedTexts } from "#domain/localized-form.ts";
import {
  noteFields,
  type PageKey,
  type PageText,
  pageFields,
  pageFormRules,
  readPageForm,
  type WrittenAt,
} from "#domain/page.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkRevision } from "#domain/revision.ts";
import { checkFields, type FieldProblem } from "#domain/rules.ts";
import { changedLanguages, momentsOf } from "#domain/translation.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { PageRow } from "#server/database/queries/page.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { pages, pageVersions } from "#server/database/tables/page.ts";

type PageEdit = {
  key: PageKey;
  /** The revision at which the page was read; 0 for a page that is not written yet. */
  revision: number;
  values: TypedTexts;
  /** The languages whose unchanged text still fits the Dutch one. */
  upToDate?: readonly Language[];
};

/** Changes a page of the fund on behalf of someone who writes for it. Returns whether anything changed. */
export async function writePage(context: Context, { key, revision, values, upToDate }: PageEdit): Promise<boolean> {
  requirePermission(context.me, "writePage");
  const offered = await listLanguages(context.db);
  refuse(invalidForm(checkFields(pageFormRules(offered), values)));
  return context.db.transaction(async (db) => {
    const [before] = await db.select().from(pages).where(eq(pages.key, key)).for("update");
    refuse(checkRevision(revision, before?.revision ?? 0));
    const text = readPageForm(values, before ?? null, offered);
    return storePage({ ...context, db }, { key, ...text, upToDate });
  });
}

type NewPageText = PageText & {
  key: PageKey;
  /** The change, in a sentence for readers. */
  note?: Localized | null;
  upToDate?: readonly Language[] | undefined;
};

/**
 * Writes one of the fund's own pages and keeps every text for good, so that people can read the version they agreed to.
 * Returns whether anything changed. The command line and the file of a fund use this too, so it asks no permission.
 */
export async function storePage(
  { db, now, me = null }: Pick<Context, "db" | "now"> & Partial<Pick<Context, "me">>,
  { key, note, upToDate = [], ...text }: NewPageText,
): Promise<boolean> {
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
    const changed = changedLanguages(earlier ?? null, text);
    const confirmed = upToDate.filter((language) => !changed.includes(language));
    if (changed.length + confirmed.length === 0) return false;
    // A second writer waits above; its text is the current one, so it needs a later moment.
    const changedAt = new Date(Math.max(now.getTime(), (earlier?.changedAt.getTime() ?? 0) + 1));
    const revision = (earlier?.revision ?? 0) + 1;
    const writtenAt = { ...writtenBefore(earlier), ...momentsOf([...changed, ...confirmed], changedAt) };
    if (changed.length > 0) {
      const row = { ...text, changedAt, writtenAt, revision };
      await db
        .insert(pages)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: pages.key, set: row });
      const version = { id: randomUUID(), key, ...text, note: note ?? null, changedAt, writerId: me?.id ?? null };
      await db.insert(pageVersions).values(version);
    } else {
      await db.update(pages).set({ writtenAt, revision }).where(eq(pages.key, key));
    }
    const details = { languages: [...changed, ...confirmed].join(", ") };
    await recordAudit({ db, me, now }, { act: "write_page", subject: `page ${key}`, details });
    await announcePublicChange(db);
    return true;
  });
}

/** A page from before these moments were kept is as old in every language as it is itself. */
function writtenBefore(earlier: PageRow | undefined): WrittenAt {
  return earlier ? { ...momentsOf(languages, earlier.changedAt), ...earlier.writtenAt } : {};
}

function inOne({ title, intro, body }: PageText, language: Language) {
  return { title: title[language], intro: intro[language], body: body[language] };
}
