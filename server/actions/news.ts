import { randomUUID } from "node:crypto";
import { checkId } from "#domain/id.ts";
import type { Language } from "#domain/language.ts";
import type { TypedTexts } from "#domain/localized-form.ts";
import { newsState } from "#domain/news.ts";
import { pageTextRules, readPageText } from "#domain/page.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkRevision } from "#domain/revision.ts";
import { checkFields } from "#domain/rules.ts";
import { changedLanguages, momentsOf } from "#domain/translation.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { makeSlug } from "#server/actions/slug.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { announcePublicChange, toTheMinute } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import type { NewsRow } from "#server/database/queries/news.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { news, newsVersions } from "#server/database/tables/news.ts";

type NewsEdit = {
  /** The news item; null makes a new one. */
  id: string | null;
  /** The key of the form of a new one: a form that is sent twice makes one item. */
  key?: string | null;
  /** The revision at which it was read; 0 for a new one. */
  revision: number;
  values: TypedTexts;
  /** The languages whose unchanged text still fits the Dutch one. */
  upToDate?: readonly Language[];
};

/** Writes a news item and keeps every text. A published one changes on the site at once. Returns its id. */
export async function writeNews(
  context: Context,
  { id, key = null, revision, values, upToDate = [] }: NewsEdit,
): Promise<string> {
  const me = requirePermission(context.me, "writeNews");
  refuse(id === null ? null : checkId(id));
  refuse(key === null ? null : checkId(key));
  const offered = await listLanguages(context.db);
  refuse(invalidForm(checkFields(pageTextRules(offered), values)));
  return context.db.transaction(async (db) => {
    const before = id === null ? null : await getLockedNews(db, id);
    refuse(checkRevision(revision, before?.revision ?? 0));
    const { title, intro, body } = readPageText(values, before, offered);
    const changed = changedLanguages(before && textsOf(before), { title, intro, body });
    const confirmed = upToDate.filter((language) => !changed.includes(language));
    if (before && changed.length + confirmed.length === 0) return before.id;
    // Two changes in one millisecond still have an order.
    const changedAt = new Date(Math.max(context.now.getTime(), (before?.changedAt.getTime() ?? 0) + 1));
    const writtenAt = { ...before?.writtenAt, ...momentsOf([...changed, ...confirmed], changedAt) };
    const row = { title, intro, body, changedAt, writtenAt, revision: revision + 1 };
    let newsId = before?.id ?? key ?? randomUUID();
    if (before) await db.update(news).set(row).where(eq(news.id, newsId));
    else if (!(await insertNews(db, { id: newsId, ...row }))) {
      // The same form arrived twice, or it was changed and sent again; a changed form is another item.
      if (await isSameNews(db, newsId, row)) return newsId;
      newsId = randomUUID();
      await insertNews(db, { id: newsId, ...row });
    }
    if (changed.length > 0) {
      const version = { id: randomUUID(), newsId, title, intro, body, changedAt, writerId: me.id };
      await db.insert(newsVersions).values(version);
    }
    const details = { languages: [...changed, ...confirmed].join(", ") };
    await recordAudit({ ...context, db }, { act: "write_news", subject: `news ${newsId}`, details });
    await announcePublicChange(db);
    return newsId;
  });
}

type NewsPublication = {
  id: string;
  revision: number;
  /** The hour at which the site shows it; without one it does so now. */
  at?: Date | null;
};

/** Publishes a news item now or at an hour. The site compares the hour with its clock, so no job is needed. */
export async function publishNews(context: Context, { id, revision, at }: NewsPublication): Promise<void> {
  const { now } = context;
  requirePermission(context.me, "writeNews");
  refuse(checkId(id));
  refuse(at && at <= now ? { code: "news.pastHour" } : null);
  await context.db.transaction(async (db) => {
    const item = await getLockedNews(db, id);
    refuse(checkRevision(revision, item.revision));
    refuse(newsState(item, now) === "published" ? { code: "news.isPublished" } : null);
    // Public reads know minutes only, and the person who publishes must see it at once.
    await setMoment({ ...context, db }, id, at ?? new Date(toTheMinute(now)));
  });
}

/** Takes a news item off the site, or takes its hour back; it is a draft again. */
export async function unpublishNews(context: Context, { id }: { id: string }): Promise<void> {
  requirePermission(context.me, "writeNews");
  refuse(checkId(id));
  await context.db.transaction(async (db) => {
    const { publishedAt } = await getLockedNews(db, id);
    if (publishedAt) await setMoment({ ...context, db }, id, null);
  });
}

/** Removes a draft for good; one that is on the site must be taken off first. */
export async function removeNews(context: Context, { id }: { id: string }): Promise<void> {
  requirePermission(context.me, "writeNews");
  refuse(checkId(id));
  await context.db.transaction(async (db) => {
    const item = await getLockedNews(db, id);
    refuse(newsState(item, context.now) === "published" ? { code: "news.isPublished" } : null);
    await db.delete(news).where(eq(news.id, id));
    await recordAudit({ ...context, db }, { act: "remove_news", subject: `news ${id}` });
  });
}

async function setMoment(context: Context, id: string, publishedAt: Date | null): Promise<void> {
  const { db } = context;
  await db.update(news).set({ publishedAt }).where(eq(news.id, id));
  const act = publishedAt ? "publish_news" : "unpublish_news";
  await recordAudit(context, { act, subject: `news ${id}` });
  await announcePublicChange(db);
}

async function getLockedNews(db: Database, id: string): Promise<NewsRow> {
  const [item] = await db.select().from(news).where(eq(news.id, id)).for("update");
  if (!item) throw new Refusal({ code: "news.unknown" });
  return item;
}

type NewNews = Omit<typeof news.$inferInsert, "slug"> & { id: string };

/** Stores a new item; tells whether it did, because another one can have its id or its address. */
async function insertNews(db: Database, row: NewNews): Promise<boolean> {
  const slug = await makeSlug(db, news, { id: row.id, title: row.title.nl, instead: "news" });
  const storedRows = await db
    .insert(news)
    .values({ ...row, slug })
    .onConflictDoNothing()
    .returning({ id: news.id });
  return storedRows.length > 0;
}

/** Tells whether an item has these texts. */
async function isSameNews(db: Database, id: string, texts: Pick<NewsRow, "title" | "intro" | "body">) {
  const [item] = await db.select().from(news).where(eq(news.id, id));
  return item !== undefined && changedLanguages(textsOf(item), textsOf(texts)).length === 0;
}

const textsOf = ({ title, intro, body }: Pick<NewsRow, "title" | "intro" | "body">) => ({ title, intro, body });
