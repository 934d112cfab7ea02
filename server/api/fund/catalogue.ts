import { brusselsTime } from "#domain/brussels-time.ts";
import { catalogueOrders, mostFound, pagesFor } from "#domain/catalogue.ts";
import { isSlug } from "#domain/id.ts";
import { withoutRepeats } from "#domain/illustration.ts";
import { inLanguage, isTranslated, type Language } from "#domain/language.ts";
import { refuse } from "#domain/problem.ts";
import { type ProjectStatus, projectStatuses, type Theme } from "#domain/project.ts";
import { type Region, regions } from "#domain/region.ts";
import { excerptOf, partsOf, type TextPart as TextPartShape } from "#domain/search.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Call, callById, callsOf } from "#server/api/fund/call.ts";
import { RegionEnum } from "#server/api/fund/organisation.ts";
import { Project, ProjectStatusEnum, projectAt } from "#server/api/fund/project.ts";
import { longestPage } from "#server/api/page-of.ts";
import { type CallRow, sumFigures } from "#server/database/queries/call.ts";
import type { Choice, Counts } from "#server/database/queries/catalogue.ts";
import { type FoundProjects, findProjects, type Search } from "#server/database/queries/catalogue-find.ts";
import type { FoundRow } from "#server/database/queries/catalogue-search.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import type { ProjectRow } from "#server/database/queries/project.ts";

const OrderEnum = builder.enumType("CatalogueOrder", {
  description: "The order of projects: best match, winners, newest call or largest amount first, or by title.",
  values: catalogueOrders,
});

const TextPart = builder.objectRef<TextPartShape>("TextPart").implement({
  description: "A piece of a text.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "The text of this piece." }),
    isMatch: t.exposeBoolean("isMatch", { description: "Whether this piece matches the search." }),
  }),
});

type MatchOf = { row: FoundRow; language: Language; search: Search };

const parts = {
  title: ({ row, language, search }: MatchOf) =>
    partsOf(inLanguage(row.title, language), row.marked.title, search.matching),
  organisation: ({ row, search }: MatchOf) => partsOf(row.organisation.name, row.marked.organisation, search.matching),
  town: ({ row, search }: MatchOf) => partsOf(row.organisation.town, row.marked.town, search.matching),
  excerpt: ({ row: { summary, marked }, language, search }: MatchOf) => {
    if (marked.summary) return excerptOf(partsOf(inLanguage(summary, language), marked.summary, search.matching));
    const { description } = marked;
    return description ? excerptOf(partsOf(description.text, description.marked, search.matching)) : [];
  },
};

const Match = builder.objectRef<MatchOf>("CatalogueMatch").implement({
  description: "The texts of a project, cut into pieces that match the search and pieces that do not.",
  fields: (t) => {
    const field = (name: keyof typeof parts, description: string) =>
      t.field({ type: [TextPart], description, resolve: parts[name] });
    return {
      title: field("title", "Its title."),
      organisation: field("organisation", "The name of its organisation."),
      town: field("town", "The town of its organisation."),
      excerpt: field("excerpt", "The words around a match in a longer text; empty if only the names match."),
      isExcerptInDutch: t.boolean({
        description: "Whether that longer text is in Dutch because it is not translated.",
        resolve: ({ row: { summary, marked }, language }) =>
          marked.summary ? !isTranslated([summary], language) : (marked.description?.isDutch ?? false),
      }),
    };
  },
});

type EntryOf = { row: FoundProjects["rows"][number]; calls: CallRow[]; language: Language; search: Search | null };

const Entry = builder.objectRef<EntryOf>("CatalogueEntry").implement({
  description: "A project in the catalogue.",
  fields: (t) => ({
    project: t.field({ type: Project, description: "The project itself.", resolve: ({ row }) => row }),
    call: t.field({
      type: Call,
      description: "The call of the project.",
      // The calls are already loaded, so this needs no query.
      resolve: ({ row, calls }, _args, context) =>
        calls.find(({ id }) => id === row.callId) ?? callById(context, row.callId),
    }),
    match: t.field({
      type: Match,
      nullable: true,
      description: "The texts of the project that match the search; null without a search.",
      resolve: ({ row, language, search }) => (search && "marked" in row ? { row, language, search } : null),
    }),
  }),
});

const countDescription =
  "How many projects there are with this choice and the rest of the filter; null if too many to count.";

type CountOf<Value> = { value: Value; count: number | null };

const CallCount = builder.objectRef<CountOf<CallRow>>("CatalogueCallCount").implement({
  description: "A call that can be chosen.",
  fields: (t) => ({
    value: t.expose("value", { type: Call, description: "The call." }),
    count: t.exposeInt("count", { nullable: true, description: countDescription }),
  }),
});
const ThemeCount = builder.objectRef<CountOf<Theme>>("CatalogueThemeCount").implement({
  description: "A theme that can be chosen.",
  fields: (t) => ({
    value: t.exposeString("value", { description: "The code of the theme." }),
    count: t.exposeInt("count", { nullable: true, description: countDescription }),
  }),
});
const RegionCount = builder.objectRef<CountOf<Region>>("CatalogueRegionCount").implement({
  description: "A region that can be chosen.",
  fields: (t) => ({
    value: t.field({ type: RegionEnum, description: "The region.", resolve: ({ value }) => value }),
    count: t.exposeInt("count", { nullable: true, description: countDescription }),
  }),
});
const StatusCount = builder.objectRef<CountOf<ProjectStatus>>("CatalogueStatusCount").implement({
  description: "A status that can be chosen.",
  fields: (t) => ({
    value: t.expose("value", { type: ProjectStatusEnum, description: "The status." }),
    count: t.exposeInt("count", { nullable: true, description: countDescription }),
  }),
});

const SearchType = builder.objectRef<Search>("CatalogueSearch").implement({
  description: "The search as it was carried out.",
  fields: (t) => ({
    words: t.exposeString("words", { description: "The words that were searched for." }),
    isCorrected: t.exposeBoolean("isCorrected", {
      description: "Whether `words` differs from the typed words: no project has those, and they look like a typo.",
    }),
    suggestion: t.exposeString("suggestion", {
      nullable: true,
      description: "Other words to try; only when nothing was found.",
    }),
  }),
});

type CatalogueOf = FoundProjects & {
  call: CallRow | null;
  calls: CallRow[];
  language: Language;
  first: number;
  hasWinners: boolean;
};

/** Counts the projects of each value. */
function countsOf<Value extends string>(counts: Counts, values: readonly Value[]): CountOf<Value>[] {
  return values.map((value) => ({ value, count: counts === null ? null : (counts[value] ?? 0) }));
}

const Catalogue = builder.objectRef<CatalogueOf>("Catalogue").implement({
  description: "The projects of a filter, and how many there are with each other choice.",
  fields: (t) => ({
    call: t.field({
      type: Call,
      nullable: true,
      description: "The call of these projects; null if they are of all calls.",
      resolve: ({ call }) => call,
    }),
    hasWinners: t.exposeBoolean("hasWinners", {
      description: "Whether a project of the call has won. Until then, “winners first” is a random order.",
    }),
    total: t.int({
      description: `How many projects there are on all pages together; a search counts up to ${mostFound}.`,
      resolve: ({ total, search }) => (search ? Math.min(total, mostFound) : total),
    }),
    hasMore: t.boolean({
      description: "Whether there are more than `total` says.",
      resolve: ({ total, search }) => search !== null && total > mostFound,
    }),
    page: t.exposeInt("page", { description: "The number of this page: the requested page, or the last one." }),
    pages: t.int({
      description: `How many pages there are, with at most ${mostFound} projects together.`,
      resolve: ({ total, first }) => pagesFor(total, first),
    }),
    entries: t.field({
      type: [Entry],
      description: "The projects of this page.",
      resolve: ({ rows, calls, language, search }) =>
        withoutRepeats(rows).map((row) => ({ row, calls, language, search })),
    }),
    search: t.field({
      type: SearchType,
      nullable: true,
      description: "The search; null without one.",
      resolve: ({ search }) => search,
    }),
    calls: t.field({
      type: [CallCount],
      description: "The calls that have projects, newest first.",
      resolve: ({ calls, counts: { call: counts } }) =>
        calls.map((value) => ({ value, count: counts === null ? null : (counts[value.id] ?? 0) })),
    }),
    themes: t.field({
      type: [ThemeCount],
      description: "The themes of the fund, and former themes that have projects here.",
      resolve: async ({ counts }, _args, { db }) => {
        const { themes } = await getFundLists(db);
        const offered = themes.filter(({ code, isActive }) => isActive || Boolean(counts.theme?.[code]));
        return countsOf(
          counts.theme,
          offered.map(({ code }) => code),
        );
      },
    }),
    regions: t.field({
      type: [RegionCount],
      description: "All regions.",
      resolve: ({ counts }) => countsOf(counts.region, regions),
    }),
    statuses: t.field({
      type: [StatusCount],
      description: "All statuses.",
      resolve: ({ counts }) => countsOf(counts.status, projectStatuses),
    }),
  }),
});

type CallChoice = {
  call?: string | null | undefined;
  allCalls?: boolean | null | undefined;
  project?: string | null | undefined;
};

/** The call that is shown: null for all calls, undefined when the requested call does not exist. */
function callOf<One extends CallRow>(
  calls: readonly One[],
  { call, allCalls, project }: CallChoice,
  open: ProjectRow | null,
) {
  if (call) return calls.find(({ slug }) => slug === call);
  if (allCalls || calls.length === 0) return null;
  return project ? calls.find(({ id }) => id === open?.callId) : calls[0];
}

builder.queryField("catalogue", (t) =>
  t.field({
    description: "The projects of a filter, of the latest call by default; null for an unknown call.",
    type: Catalogue,
    nullable: true,
    args: {
      language: t.arg({ type: LanguageEnum, description: "The language in which to search and to sort titles." }),
      call: t.arg.string({ required: false, description: "Only projects of the call with this address." }),
      allCalls: t.arg.boolean({ required: false, description: "Whether to include the projects of all calls." }),
      project: t.arg.string({
        required: false,
        description: "Only projects of the same call as the project with this address.",
      }),
      theme: t.arg.string({
        required: false,
        description: "Only projects of the theme with this code; a code that the fund does not have is ignored.",
      }),
      region: t.arg({
        type: RegionEnum,
        required: false,
        description: "Only projects of organisations in this region.",
      }),
      status: t.arg({ type: ProjectStatusEnum, required: false, description: "Only projects with this status." }),
      search: t.arg.string({
        required: false,
        description:
          "Words in the title, summary, organisation, town or story, in any form and with or without accents.",
      }),
      order: t.arg({ type: OrderEnum, required: false, description: "The order; winners first by default." }),
      page: t.arg.int({ required: false, description: "The number of the page, from 1." }),
      first: t.arg.int({ description: "How many projects a page has." }),
    },
    resolve: async (_root, { language, search, order, ...args }, context) => {
      const { db } = context;
      const { first } = args;
      refuse(first > longestPage || first < 1 ? { code: "list.tooLong", most: longestPage } : null);
      const [all, open] = await Promise.all([
        callsOf(context),
        args.project && isSlug(args.project) ? projectAt(context, args.project) : null,
      ]);
      const calls = all.filter((call) => sumFigures(call, projectStatuses).projects > 0);
      const call = callOf(calls, args, open);
      if (call === undefined) return null;
      const { themes } = await getFundLists(db);
      const choice: Choice = {
        call: call?.id ?? null,
        theme: themes.find(({ code }) => code === args.theme)?.code ?? null,
        region: args.region ?? null,
        status: args.status ?? null,
      };
      const page = Math.max(1, args.page ?? 1);
      const hasWinners = call === null || sumFigures(call, ["winner"]).projects > 0;
      // The order of the candidates changes every day, so that none is always first during the vote.
      const chance = hasWinners ? null : brusselsTime(context.now).slice(0, 10);
      const request = { choice, language, order: order ?? "winners", page, first, chance };
      return { ...(await findProjects(db, request, search ?? "")), call, calls, language, first, hasWinners };
    },
  }),
);
