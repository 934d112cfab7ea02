import type { Viewer } from "#domain/dossier-level.ts";
import { type Language, type Localized, languages } from "#domain/language.ts";
import { mailTextKeys } from "#domain/mail-text.ts";
import type { NewsState } from "#domain/news.ts";
import { pageKeys, translationStateOf, type WrittenAt } from "#domain/page.ts";
import { projectTextParts } from "#domain/project-draft.ts";
import type { TextKind } from "#domain/text-kind.ts";
import { and, or, type SQL, type SQLWrapper, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { ListSource } from "#server/database/queries/list.ts";
import { isOfferWrittenBy, officeOffers } from "#server/database/queries/offer-draft.ts";
import { isWrittenBy, officeProjects } from "#server/database/queries/project-draft.ts";
import { textNames } from "#server/database/queries/text-name.ts";
import { matchesTitle } from "#server/database/queries/written-text.ts";
import { gapsOf, inEachLanguage, sortKeyOf } from "#server/database/tables/column.ts";
import { branches, departments, themes } from "#server/database/tables/fund-list.ts";
import { mailTexts } from "#server/database/tables/mail-text.ts";
import { news } from "#server/database/tables/news.ts";
import { offers } from "#server/database/tables/offer.ts";
import { offerDrafts } from "#server/database/tables/offer-draft.ts";
import { pages } from "#server/database/tables/page.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";

/** A text in the work list of editors. */
export type TextRow = {
  kind: TextKind;
  /** The id, the key or the code by which its editor is found. */
  key: string;
  /** Its title; empty for a page that is not written and for a mail with the standard text. */
  title: Partial<Localized>;
  /** The language from which it is translated. */
  source: Language;
  /** The first letter of each of its parts, in each language: enough to say which are missing. */
  parts: Partial<Localized>[];
  writtenAt: WrittenAt;
  state: NewsState;
  /** When it was last changed; null if nobody noted it. */
  changedAt: Date | null;
};

/** Says how complete a text of the work list is in one language. */
export function textTranslation({ parts, writtenAt, source }: TextRow, language: Language) {
  return translationStateOf(parts, writtenAt, { language, source });
}

// Names of languages and kinds are constants of ours, so they are written into the query.
const quoted = (word: string) => sql.raw(`'${word}'`);
const commas = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

// No text has more parts than a project.
const partNames = projectTextParts.map((_part, index) => sql.raw(`part_${index + 1}`));

/** Gives the first letters of texts; a whole page would be read only to see that it is there. */
const firstLetters = (columns: readonly SQLWrapper[]) =>
  sql`jsonb_build_array(${commas(
    columns.map((column) => {
      const pairs = languages.map((one) => sql`${quoted(one)}, left(coalesce(${column} ->> ${quoted(one)}, ''), 1)`);
      return sql`jsonb_build_object(${commas(pairs)})`;
    }),
  )})`;

type Part = {
  kind: TextKind;
  key: SQLWrapper;
  title: SQLWrapper;
  parts: readonly SQLWrapper[];
  from: SQL;
  source?: SQLWrapper;
  writtenAt?: SQLWrapper;
  state?: SQL;
  changedAt?: SQLWrapper;
  /** Tables with many rows store these two. */
  titleKey?: SQLWrapper;
  gaps?: SQLWrapper;
};

const selected = ({ kind, key, title, parts, from, source = quoted("nl"), writtenAt, ...part }: Part) => sql`
  select ${quoted(kind)} as kind, ${key}::text as key, ${title} as title, ${source}::text as source,
    ${commas(partNames.map((name, index) => sql`${parts[index] ?? sql`null::jsonb`} as ${name}`))},
    ${writtenAt ?? sql`'{}'::jsonb`} as written_at, ${part.state ?? quoted("published")}::text as state,
    ${part.changedAt ?? sql`null::timestamptz`} as changed_at,
    ${part.titleKey ?? sortKeyOf([sql`${title} ->> 'nl'`, sql`${title} ->> ${source}`, sql`${key}::text`])} as title_key,
    ${part.gaps ?? gapsOf({ parts, source, writtenAt })} as gaps
  from ${from}`;

const keysOf = (keys: readonly string[]) =>
  sql`(values ${commas(keys.map((key) => sql`(${quoted(key)})`))}) as keys(key)`;

const labels = (table: typeof branches | typeof departments | typeof themes, name: string) =>
  selected({
    kind: "label",
    key: sql`${quoted(`${name}/`)} || ${table.code}`,
    title: sql`${table.names}`,
    parts: [table.names],
    from: sql`${table} where ${table.isActive}`,
  });

/** Everything that people read, each kind from its own table, as one query. */
function allTexts(viewer: Viewer, now: Date): SQL {
  const isOnSite = sql`exists (select from ${projects} where ${projects.id} = ${projectDrafts.id})`;
  const isOfferOnSite = sql`exists (select from ${offers} where ${offers.id} = ${offerDrafts.id})`;
  // The standard texts of mails are complete, also beside the fund's own words in another language.
  const isStandard = sql`coalesce(${mailTexts.subject} ->> 'nl', '') = ''`;
  const standard = sql`jsonb_build_object(${commas(languages.map((one) => sql`${quoted(one)}, '-'`))})`;
  const parts = [
    selected({
      kind: "project",
      key: projectDrafts.id,
      title: projectDrafts.title,
      source: projectDrafts.sourceLanguage,
      parts: projectTextParts.map((part) => projectDrafts[part]),
      writtenAt: projectDrafts.writtenAt,
      state: sql`case when ${projectDrafts.publishAt} is not null then 'planned' when ${isOnSite} then 'published' else 'draft' end`,
      changedAt: projectDrafts.changedAt,
      titleKey: projectDrafts.titleKey,
      gaps: projectDrafts.gaps,
      from: sql`${officeProjects} where ${isWrittenBy(viewer)}`,
    }),
    selected({
      kind: "offer",
      key: offerDrafts.id,
      title: offerDrafts.title,
      parts: [offerDrafts.title, offerDrafts.task, offerDrafts.moment],
      state: sql`case when ${isOfferOnSite} then 'published' else 'draft' end`,
      // Nobody noted when an offer without a draft was written.
      changedAt: sql`nullif(${offerDrafts.changedAt}, 'epoch')`,
      titleKey: offerDrafts.titleKey,
      gaps: offerDrafts.gaps,
      from: sql`${officeOffers} where ${isOfferWrittenBy(viewer)}`,
    }),
    selected({
      kind: "page",
      key: sql`keys.key`,
      title: sql`coalesce(${pages.title}, '{}')`,
      parts: [pages.title, pages.intro, pages.body],
      writtenAt: sql`coalesce(${pages.writtenAt}, '{}')`,
      state: sql`case when ${pages.key} is null then 'draft' else 'published' end`,
      changedAt: pages.changedAt,
      from: sql`${keysOf(pageKeys)} left join ${pages} on ${pages.key} = keys.key`,
    }),
    selected({
      kind: "news",
      key: news.id,
      title: news.title,
      parts: [news.title, news.intro, news.body],
      writtenAt: news.writtenAt,
      state: sql`case when ${news.publishedAt} is null then 'draft' when ${news.publishedAt} > ${now.toISOString()}::timestamptz then 'planned' else 'published' end`,
      changedAt: news.changedAt,
      from: sql`${news}`,
    }),
    selected({
      kind: "mail",
      key: sql`keys.key`,
      title: sql`coalesce(${mailTexts.subject}, '{}')`,
      parts: [
        sql`case when ${isStandard} then ${standard} else ${mailTexts.subject} end`,
        sql`case when ${isStandard} then null else ${mailTexts.body} end`,
      ],
      writtenAt: sql`case when ${isStandard} then '{}' else ${mailTexts.writtenAt} end`,
      changedAt: mailTexts.changedAt,
      from: sql`${keysOf(mailTextKeys)} left join ${mailTexts} on ${mailTexts.key} = keys.key`,
    }),
    labels(branches, "branches"),
    labels(departments, "departments"),
    labels(themes, "themes"),
  ];
  return sql`(${sql.join(parts, sql` union all `)}) as texts`;
}

/** Whether a text lacks something in one language, or is older there than in its own. */
const hasGapIn = (language: Language) => sql`${quoted(language)} = any(texts.gaps)`;

const hasGapInSome = (some: readonly Language[]) => or(...some.map(hasGapIn)) ?? sql`false`;

const rowKey = sql`texts.kind || ' ' || texts.key`;
// The list shows pages and mails by the name that the office gives them.
const officeName = sql`(${JSON.stringify(textNames)}::jsonb -> (${rowKey}))`;
const titleKey = sql`coalesce(name_key(${officeName} ->> 'nl'), texts.title_key)`;
const keyAndNames = sql`concat_ws(' ', ${commas([sql`texts.key`, ...inEachLanguage(officeName)])})`;

type Options = { now: Date; offered: readonly Language[] };

/** The texts that editors write, for the work list of the office. Nothing is cached: they must see the present texts. */
export function textList(viewer: Viewer, { now, offered }: Options): ListSource<TextRow> {
  const table = allTexts(viewer, now);
  // A list in the order of its languages begins with the texts that have the fewest complete ones.
  const complete = sql`(${sql.join(
    offered.map((language) => sql`(not ${hasGapIn(language)})::integer`),
    sql` + `,
  )})::bigint`;
  const keyColumns = [
    { value: titleKey, type: "text" },
    { value: rowKey, type: "text" },
  ] as const;
  return {
    table,
    sorts: {
      text: keyColumns,
      languages: [{ value: complete, type: "bigint" }, ...keyColumns],
      changed: [
        { value: sql`coalesce(texts.changed_at, '2000-01-01')`, type: "timestamptz" },
        { value: rowKey, type: "text" },
      ],
    },
    where: ({ search, filters }) =>
      and(
        filters.kind && sql`texts.kind in (${commas(filters.kind.map((kind) => sql`${kind}`))})`,
        filters.state && sql`texts.state in (${commas(filters.state.map((state) => sql`${state}`))})`,
        filters.gap && hasGapInSome(languages.filter((one) => filters.gap?.includes(one))),
        matchesTitle(search, sql`texts.title`, keyAndNames),
      ),
    read: (db, { where, orderBy, limit, sortKeys }) =>
      db
        .select({
          kind: sql<TextKind>`texts.kind`,
          key: sql<string>`texts.key`,
          title: sql<Partial<Localized>>`texts.title`,
          source: sql<Language>`texts.source`,
          parts: sql<Partial<Localized>[]>`${firstLetters(partNames.map((name) => sql`texts.${name}`))}`,
          writtenAt: sql<WrittenAt>`texts.written_at`,
          state: sql<NewsState>`texts.state`,
          changedAt: sql<Date | null>`texts.changed_at`.mapWith(pages.changedAt),
          sortKeys,
        })
        .from(table)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
  };
}

/** Counts the texts with a gap in one of the languages that the fund offers. */
export const textGapCount = (viewer: Viewer, { now, offered }: Options): SQL =>
  sql`select count(*) from ${allTexts(viewer, now)} where ${hasGapInSome(offered)}`;

/** Counts the same texts, for the page of the work list. */
export async function countTextGaps(db: Database, viewer: Viewer, options: Options): Promise<number> {
  const [row] = await db.select({ count: sql<number>`(${textGapCount(viewer, options)})`.mapWith(Number) }).from(one);
  return row?.count ?? 0;
}

const one = sql`(select 1) as one`;
