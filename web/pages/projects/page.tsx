import { lazy } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation, useOutlet, useParams } from "react-router";
import { Catalogue } from "#web/components/catalogue.tsx";
import { allCalls, isSearch, readChoice, variablesOf, writeChoice } from "#web/components/catalogue-address.ts";
import { CatalogueFields } from "#web/components/catalogue-fields.ts";
import { CatalogueTabs } from "#web/components/catalogue-tabs.tsx";
import { keepLast } from "#web/components/last-list.ts";
import { NoProjects } from "#web/components/no-projects.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageSource } from "#web/components/page-source.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { fund } from "#web/graphql/document.ts";
import { notFound, type PageArgs, type PageProps } from "#web/page.ts";
import { InternalSupport } from "#web/pages/projects/parts/internal-support.tsx";
import { ResultsFields } from "#web/pages/projects/parts/result-fields.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Tab } from "#web/ui/tabs/tabs.tsx";
import "./page.css";

const Projects = fund(
  `
  query Projects(
    $language: Language!, $call: String, $allCalls: Boolean, $project: String, $theme: String, $region: Region,
    $status: ProjectStatus, $search: String, $order: CatalogueOrder, $page: Int, $hasResults: Boolean!
  ) {
    catalogue(
      first: 24, language: $language, call: $call, allCalls: $allCalls, project: $project, theme: $theme,
      region: $region, status: $status, search: $search, order: $order, page: $page
    ) {
      call { slug submissionsOpen ...ResultsFields @include(if: $hasResults) }
      ...CatalogueFields
    }
    years { year internalRequests internalAmountInCents }
  }
`,
  [CatalogueFields, ResultsFields],
);

// Most visitors look at a call that is still open, so the code for results loads with the first call that has any.
// There is no `Suspense`, because the server would write its content at the end of the page, where it needs scripts.
const loadResults = async () => ({ default: (await import("#web/pages/projects/parts/results.tsx")).Results });
const Results = import.meta.env.SSR ? (await loadResults()).default : lazy(loadResults);

export const load = async ({ api, language, params, url }: PageArgs) => {
  const choice = readChoice(url.searchParams);
  // The results of a vote are not part of a search.
  const hasResults = !isSearch(choice);
  const data = await api.query(Projects, { language, hasResults, ...variablesOf(choice, "/projects", params.slug) });
  if (!data.catalogue) return notFound();
  // The results are on the page from the start, so that an address can lead to them.
  const { call } = data.catalogue;
  if (call && "results" in call && call.results) await loadResults();
  return { ...data, catalogue: data.catalogue };
};
const lastList = keepLast(load);
export const loadInBrowser = lastList.load;

/** The list follows the query; if it names no call, the open project may decide which call is shown. */
export function shouldRevalidate({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const { call, allCalls } = variablesOf(readChoice(nextUrl.searchParams), "/projects");
  return defaultShouldRevalidate || !(call || allCalls);
}

/** The data of the page, for its sections. */
export type ProjectsData = Awaited<ReturnType<typeof load>>;

export default function ProjectsPage({ loaderData }: PageProps<typeof load>) {
  const { catalogue, years } = loaderData;
  const { call } = catalogue;
  const text = useText("public");
  const to = usePath();
  const { slug } = useParams();
  const { search } = useLocation();
  const open = useOutlet(catalogue.entries);
  const choice = readChoice(search);
  lastList.useAsLast(loaderData);
  const hasResults = call !== null && "results" in call && Boolean(call.results);
  const { theme, region, status, q, sort } = choice;
  // Each chosen call has its own address, and so its own title.
  const chosenCall =
    choice.call === allCalls
      ? text("projects.titleAllCalls")
      : catalogue.calls.find(({ value }) => value.slug === choice.call)?.value.title;
  const title = catalogue.page > 1 ? text("projects.titlePage", { page: catalogue.page }) : text("shell.projects");
  const head = {
    title: chosenCall ? `${title} – ${chosenCall}` : title,
    canonical: to(`/projects${writeChoice({ call: choice.call, page: catalogue.page })}`),
    isHiddenFromSearch: Boolean(theme || region || status || q || sort),
  };
  return (
    <>
      {!open && <PageHead {...head} description={text("projects.lead")} />}
      <PageTop title={text("shell.projects")} isSplit isNotHeading={Boolean(open)}>
        <p className="lead">{text("projects.lead")}</p>
      </PageTop>
      {catalogue.calls.length > 0 ? (
        <Catalogue
          catalogue={catalogue}
          choice={choice}
          path="/projects"
          tabs={
            <CatalogueTabs calls={catalogue.calls} choice={choice} current={call?.slug ?? null}>
              <Tab href="#internal">{text("projects.tabs.internal")}</Tab>
              {hasResults && <Tab href="#results">{text("projects.tabs.results")}</Tab>}
            </CatalogueTabs>
          }
          isOutdated={lastList.isOutdated(loaderData)}
          openSlug={slug}
          open={open}
        />
      ) : (
        <NoProjects />
      )}
      {call && "results" in call && call.results && <Results call={call} results={call.results} />}
      <InternalSupport years={years} call={call} />
      <PageSource />
    </>
  );
}
