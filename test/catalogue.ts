import { expect, type Fund } from "#test/fund.ts";

/** Asks for the whole catalogue. `first` is no variable, because a variable counts as the longest page. */
const catalogueDocument = (first: number) => `query Catalogue(
  $language: Language!, $call: String, $allCalls: Boolean, $project: String, $theme: String, $region: Region,
  $status: ProjectStatus, $search: String, $order: CatalogueOrder, $page: Int
) {
  catalogue(
    language: $language, call: $call, allCalls: $allCalls, project: $project, theme: $theme, region: $region,
    status: $status, search: $search, order: $order, page: $page, first: ${first}
  ) {
    total hasMore page pages
    call { slug }
    search { words isCorrected suggestion }
    calls { value { slug } count }
    themes { value count }
    regions { value count }
    statuses { value count }
    entries {
      project { slug }
      match {
        title { text isMatch } organisation { text isMatch } town { text isMatch } excerpt { text isMatch }
      }
    }
  }
}`;

export type Part = { text: string; isMatch: boolean };
export type Count<Value = string> = { value: Value; count: number | null };
type Catalogue = {
  total: number;
  hasMore: boolean;
  page: number;
  pages: number;
  call: { slug: string } | null;
  search: { words: string; isCorrected: boolean; suggestion: string | null } | null;
  calls: Count<{ slug: string }>[];
  themes: Count[];
  regions: Count[];
  statuses: Count[];
  entries: {
    project: { slug: string };
    match: { title: Part[]; organisation: Part[]; town: Part[]; excerpt: Part[] } | null;
  }[];
};

export type Variables = Record<string, unknown>;

/** The catalogue of all calls, unless `variables` say otherwise. */
export async function lookAt(fund: Fund, { first = 24, ...variables }: Variables = {}): Promise<Catalogue> {
  const { data, errors } = await fund.ask(null, catalogueDocument(Number(first)), {
    language: "nl",
    allCalls: true,
    ...variables,
  });
  expect(errors).toBeUndefined();
  return data?.catalogue as Catalogue;
}

/** The projects of a page, in their order. */
export async function slugsOf(fund: Fund, variables: Variables = {}): Promise<string[]> {
  return (await lookAt(fund, variables)).entries.map(({ project }) => project.slug);
}

/** The projects that a search finds, the best first. */
export const search = (fund: Fund, words: string, variables: Variables = {}) =>
  slugsOf(fund, { search: words, order: "relevance", ...variables });

/** Only the values with a count above zero. */
export const some = (counts: Count[]) =>
  Object.fromEntries(counts.flatMap(({ value, count }) => (count ? [[value, count]] : [])));

/** A text with its matches in brackets. */
export const marked = (parts: Part[] = []) => parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");
