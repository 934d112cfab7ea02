import { useLocation } from "react-router";
import { Catalogue } from "#web/components/catalogue.tsx";
import { readChoice, variablesOf, writeChoice } from "#web/components/catalogue-address.ts";
import { CatalogueFields } from "#web/components/catalogue-fields.ts";
import { CatalogueTabs } from "#web/components/catalogue-tabs.tsx";
import { keepLast } from "#web/components/last-list.ts";
import { NoProjects } from "#web/components/no-projects.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageSource } from "#web/components/page-source.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { SelectedProject, SelectedProjectFields } from "#web/components/selected-project.tsx";
import { fund } from "#web/graphql/document.ts";
import { notFound, type PageArgs, type PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";

const Selection = fund(
  `
  query Selection(
    $language: Language!, $theme: String, $region: Region, $search: String, $order: CatalogueOrder, $page: Int,
    $slug: String!, $isOpen: Boolean!
  ) {
    catalogue(
      first: 24, language: $language, allCalls: true, status: selected, theme: $theme, region: $region,
      search: $search, order: $order, page: $page
    ) { ...CatalogueFields }
    inAllCalls: catalogue(first: 1, language: $language, allCalls: true, theme: $theme, region: $region, search: $search) {
      calls { value { slug title(language: $language) } count }
    }
    project(slug: $slug) @include(if: $isOpen) { ...SelectedProjectFields }
  }
`,
  [CatalogueFields, SelectedProjectFields],
);

const path = "/selection-asf";

export const load = async ({ api, language, params: { slug = "" }, url }: PageArgs) => {
  const { theme, region, search, order, page } = variablesOf(selectionOf(url.search), path);
  const variables = { language, theme, region, search, order, page, slug, isOpen: slug !== "" };
  const { catalogue, inAllCalls, project = null } = await api.query(Selection, variables);
  if (!catalogue || !inAllCalls || (slug && project?.status !== "selected")) notFound();
  return { catalogue, calls: inAllCalls.calls, project };
};
const lastList = keepLast(load);
export const loadInBrowser = lastList.load;

/** The choice in the address, but for all calls and without a status. */
function selectionOf(search: string) {
  const choice = readChoice(search);
  return { ...choice, call: null, status: null };
}

export default function SelectionPage({ loaderData }: PageProps<typeof load>) {
  const { catalogue, calls, project } = loaderData;
  const text = useText("public");
  const to = usePath();
  const choice = selectionOf(useLocation().search);
  lastList.useAsLast(loaderData);
  const { theme, region, q, sort } = choice;
  const isChosen = Boolean(theme || region || q || sort);
  const head = project
    ? { title: project.text.title, description: project.text.summary, canonical: to(`/project/${project.slug}`) }
    : {
        title: text("projects.selection.title"),
        description: text("projects.selection.lead"),
        canonical: to(path + writeChoice({ page: catalogue.page })),
        isHiddenFromSearch: isChosen,
      };
  return (
    <>
      <PageHead {...head} />
      <PageTop title={text("projects.selection.title")} isSplit isNotHeading={project !== null}>
        <p className="lead">{text("projects.selection.lead")}</p>
      </PageTop>
      {catalogue.total > 0 || isChosen ? (
        <Catalogue
          catalogue={catalogue}
          choice={choice}
          path={path}
          tabs={<CatalogueTabs calls={calls} choice={choice} />}
          isOutdated={lastList.isOutdated(loaderData)}
          openSlug={project?.slug}
          open={
            project && (
              <SelectedProject
                project={project}
                entries={catalogue.entries}
                closeHref={to(path + writeChoice(choice))}
              />
            )
          }
        />
      ) : (
        <NoProjects />
      )}
      <PageSource />
    </>
  );
}
