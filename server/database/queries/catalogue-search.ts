import { mostFound } from "#domain/catalogue.ts";
import type { Language } from "#domain/language.ts";
import { beginningOf, matchSigns, type UnknownWord } from "#domain/search.ts";
import { type Column, type SQL, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import {
  type CatalogueJson,
  type CataloguePage,
  type CatalogueRequest,
  type CatalogueRow,
  type Choice,
  type Counts,
  columns,
  type Filter,
  filters,
  getOne,
  inOrder,
  lastOffset,
  paged,
  partOf,
  rowOf,
  rowsOf,
} from "#server/database/queries/catalogue.ts";
import { catalogue, catalogueWords } from "#server/database/tables/catalogue.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";

/** A project that matches, with its texts and `matchSigns` around the matches. */
export type FoundRow = CatalogueRow & { marked: MarkedTexts };

type MarkedTexts = {
  title: string;
  organisation: string;
  town: string;
  /** Only when title, organisation and town do not contain all words. */
  summary: string | null;
  /** Only when the summary does not contain them either. */
  description: { text: string; isDutch: boolean; marked: string } | null;
};

/** One page of results. */
export type FoundPage = CataloguePage<FoundRow> & {
  /** The parts of longer words that match, because Dutch has many compound words. */
  parts: string[];
  /** False when every word is a stop word like “the”. */
  hasWords: boolean;
  /** When nothing was found: for each word null if some project has it, or else similar words. */
  unknown: (UnknownWord | null)[] | null;
};

type Answer = Record<Filter, Counts> & {
  total: number;
  parts: string[][];
  hasWords: boolean;
  unknown: FoundPage["unknown"];
  rows: (CatalogueJson & { marked: MarkedTexts })[];
};

const { projectId, publishedAt, place, slug, names, search } = catalogue;

/**
 * Gives one page of the projects with all of these words or, when there are none, with the last word as a beginning.
 * It never reads more than `mostFound` projects: when there are more, it ranks only the newest, and does not count
 * other choices.
 */
export async function searchCatalogue(
  db: Database,
  request: CatalogueRequest,
  words: readonly string[],
): Promise<FoundPage> {
  const { choice, language } = request;
  const chosen = lexemesOf(choice);
  const [whole, prefix] = [queryOf(words, language, false), queryOf(words, language, true)];
  const counts = filters.map((filter) => sql`(${countsFor(filter, choice)}) as ${sql.identifier(filter)}`);
  const answer = await getOne<Answer>(
    db,
    sql`with whole as materialized (select ${whole} as query),
      exact as materialized (select * from ${projectsWith(language, within(sql`(select query from whole)`, chosen))}),
      asked_for as materialized (
        select case when exists (select 1 from exact) then query else ${prefix} end as query from whole),
      matched as materialized (
        select * from exact union all
        select * from ${projectsWith(language, within(query, chosen))} where not exists (select 1 from exact)),
      counted as materialized (select count(*)::int as number from matched),
      everything as materialized (
        select * from ${projectsWith(language, query)} where ${chosen.length > 0})
      select (select number from counted) as total, ${sql.join(counts, sql`, `)},
        numnode(${query}) > 0 as "hasWords", json_build_array(${partsOf(words)}) as parts,
        case when not exists (select 1 from matched) then ${knownWords(words, language)} end as unknown,
        (${rowsOf(pageOf(request, { whole, prefix }), { marked: markedIn(language) })}) as rows`,
  );
  return {
    total: answer.total,
    counts: Object.fromEntries(filters.map((filter) => [filter, answer[filter]])) as FoundPage["counts"],
    rows: answer.rows.map((row) => ({ ...rowOf(row), marked: row.marked })),
    parts: answer.parts.flat(),
    hasWords: answer.hasWords,
    unknown: answer.unknown,
  };
}

/** Gives the ids of one page. Ranking covers only the projects that were read; other orders cover all of them. */
function pageOf(request: CatalogueRequest, { whole, prefix }: Record<"whole" | "prefix", SQL>): SQL {
  const selectIds = sql`select ${projectId}, ${names} from`;
  if (request.order === "relevance") {
    const byRank = sql`ts_rank(${names}, ${query}) desc, ${publishedAt} desc, ${place}, ${slug}`;
    return sql`${selectIds} matched as ${catalogue} order by ${byRank} ${paged(request, offsetOf(request))}`;
  }
  const hasAll = sql`(select number from counted) <= ${mostFound}`;
  // The query is inline, so that the planner sees how common the words are and picks the better index.
  const all = (words: SQL) => sql`(${selectIds} ${partOf(request.language)}
    where ${search} @@ ${within(words, lexemesOf(request.choice))} ${inOrder(request)}) as ${catalogue}`;
  // When there are more than we count, no requested page lies beyond them.
  return sql`(${selectIds} matched as ${catalogue} where ${hasAll} ${inOrder(request, offsetOf(request))})
    union all ${selectIds} ${all(whole)} where not ${hasAll} and exists (select 1 from exact)
    union all ${selectIds} ${all(prefix)} where not ${hasAll} and not exists (select 1 from exact)`;
}

/** Gives the offset of the requested page or, beyond the end, of the last one. */
function offsetOf(request: CatalogueRequest): SQL {
  return sql`least(${(request.page - 1) * request.first}::int, ${lastOffset(request, sql`select number from counted`)})`;
}

/** The query that is used in the end. */
const query = sql`(select query from asked_for)`;

function within(wordQuery: SQL, chosen: SQL[]): SQL {
  return sql`(${sql.join([wordQuery, ...chosen], sql` && `)})`;
}

function projectsWith(language: Language, wordQuery: SQL): SQL {
  return sql`catalogue_found(${language}, ${wordQuery}, ${mostFound + 1})`;
}

/** Counts the projects of each value; for a filter that is already set, among all matches without filters. */
function countsFor(filter: Filter, choice: Choice): SQL {
  const set = choice[filter] === null ? sql`matched` : sql`everything`;
  const isCounted = sql`(select count(*) from ${set}) <= ${mostFound}`;
  const others = filters.filter((other) => other !== filter && choice[other] !== null);
  const isChosen = others.map((other) => sql`${columns[other]} = ${choice[other]}`);
  return sql`select case when ${isCounted} then coalesce(json_object_agg(value, number), '{}') end from (
    select ${columns[filter]} as value, count(*)::int as number from ${set} as ${catalogue}
    where ${sql.join([sql`true`, ...isChosen], sql` and `)} group by 1) as each`;
}

/** The values of filters are among the words of a project, with a prefix that no word has. */
function lexemesOf(choice: Choice): SQL[] {
  return filters.flatMap((filter) => (choice[filter] ? [sql`${`'=${filter} ${choice[filter]}'`}::tsquery`] : []));
}

/** Searches all words by their stems and, with `isLastPartial`, the last one also as the beginning of a word. */
function queryOf(words: readonly string[], language: Language, isLastPartial: boolean): SQL {
  const beginning = isLastPartial ? beginningOf(words) : null;
  const each = words.map((word, nth) => {
    const ways = [
      readAs(language, word),
      // Texts without a translation are in Dutch, and so are the names of organisations and towns.
      ...(language === "nl" ? [] : [readAs("nl", word)]),
      sql`catalogue_part(${word})`,
      ...(beginning && nth === words.length - 1 ? [readAs("plain", `${beginning}:*`)] : []),
    ];
    // A stop word like “the” is in no index, so we do not search for it.
    return sql`case when numnode(${readAs(language, word)}) > 0 then ${sql.join(ways, sql` || `)} else ''::tsquery end`;
  });
  return sql`(${sql.join(each, sql` && `)})`;
}

function readAs(reading: Language | "plain", word: string): SQL {
  return sql`to_tsquery(${sql.raw(`'samen_${reading}'`)}, ${word})`;
}

function partsOf(words: readonly string[]): SQL {
  return sql.join(
    words.map((word) => sql`catalogue_asked(${word})`),
    sql`, `,
  );
}

/** Gives for each word null if some project has it, or else the words that are one typo away in any form. */
function knownWords(words: readonly string[], language: Language): SQL {
  const { word: knownWord, projects: number, typos } = catalogueWords;
  const inLanguage = sql`${catalogueWords.language} = ${language}`;
  const each = words.map((word) => {
    const isWord = sql`exists (select 1 from catalogue_found(${language}, ${queryOf([word], language, true)}, 1))`;
    const near = sql`select ${knownWord}, ${number}, catalogue_forms(${knownWord}, ${language}) as forms from ${catalogueWords}
      where ${inLanguage} and ${typos} && (select catalogue_slips(${word}, ${language}))
      order by ${number} desc, ${knownWord} limit 50`;
    return sql`case when not ${isWord} then json_build_object(
      'forms', catalogue_forms(${word}, ${language}),
      'near', (select coalesce(json_agg(near), '[]') from (${near}) as near)) end`;
  });
  return sql`json_build_array(${sql.join(each, sql`, `)})`;
}

const headline = `HighlightAll=true, StartSel=${matchSigns.start}, StopSel=${matchSigns.end}`;

function markedIn(language: Language): SQL {
  const mark = (reading: SQL, text: SQL) => sql`ts_headline(${reading}, ${text}, ${query}, ${headline})`;
  const markedText = (texts: Column) =>
    mark(sql`catalogue_reading(${texts}, ${language})`, sql`catalogue_shown(${texts}, ${language})`);
  const name = (text: Column) => mark(sql`'samen_nl'`, sql`catalogue_plain(${text})`);
  const isInNames = sql`ts_filter(page.names, '{a,b}') @@ ${query}`;
  const isInSummary = sql`page.names @@ ${query}`;
  const { title, summary, description } = projects;
  return sql`json_build_object(
    'title', ${markedText(title)}, 'organisation', ${name(organisations.name)}, 'town', ${name(organisations.town)},
    'summary', case when not ${isInNames} and ${isInSummary} then ${markedText(summary)} end,
    'description', case when not ${isInSummary} then json_build_object(
      'text', coalesce(nullif(${description} ->> ${language}, ''), ${description} ->> 'nl'),
      'isDutch', coalesce(${description} ->> ${language}, '') = '',
      'marked', ${markedText(description)}) end)`;
}
