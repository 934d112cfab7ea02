import { Catalogue } from "#web/components/catalogue.tsx";
import { CatalogueTabs, CatalogueTabsFields } from "#web/components/catalogue-tabs.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { ProjectCardFields } from "#web/components/project-card.tsx";
import { SelectedProject, SelectedProjectFields } from "#web/components/selected-project.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { notFound, type PageArgs } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import type { Route } from "./+types/slug.ts";

const Selection = fund(
  `
  query Selection($language: Language!, $slug: String!, $isOpen: Boolean!) {
    ...CatalogueTabsFields
    projects(first: 100, statuses: [selected]) {
      edges { node { ...ProjectCardFields call { slug } } }
    }
    project(slug: $slug) @include(if: $isOpen) { ...SelectedProjectFields }
  }
`,
  [CatalogueTabsFields, ProjectCardFields, SelectedProjectFields],
);

const load = async ({ api, language, params: { slug = "" } }: PageArgs) => {
  const { calls, projects, project = null } = await api.query(Selection, { language, slug, isOpen: slug !== "" });
  if (slug && project?.status !== "selected") notFound();
  return { calls, project, projects: projects.edges.map(({ node }) => node) };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function SelectionPage({ loaderData: { calls, project, projects } }: Route.ComponentProps) {
  const text = useText();
  const to = usePath();
  const cards = projects.map((one) => ({ project: one, call: one.call.slug, href: to(`/selection-asf/${one.slug}`) }));
  const head = project
    ? { title: project.text.title, description: project.text.summary, canonical: to(`/project/${project.slug}`) }
    : { title: text("projects.selection.title"), description: text("projects.selection.lead") };
  return (
    <>
      <PageHead {...head} />
      <PageTop title={text("projects.selection.title")} isSplit>
        <p className="lead">{text("projects.selection.lead")}</p>
      </PageTop>
      {cards.length > 0 ? (
        <Catalogue
          tabs={<CatalogueTabs calls={calls} />}
          order={text("projects.newestFirst")}
          projects={cards}
          openSlug={project?.slug}
          open={project && <SelectedProject project={project} closeHref={to("/selection-asf")} />}
        />
      ) : (
        <NothingSelected />
      )}
    </>
  );
}

function NothingSelected() {
  const text = useText();
  const to = usePath();
  return (
    <div className="wrap section">
      <Empty
        title={text("projects.selection.none.title")}
        heading="h2"
        action={
          <LinkButton href={to("/projects")} variant="secondary" iconAfter="arrow">
            {text("projects.selection.none.action")}
          </LinkButton>
        }
      >
        {text("projects.selection.none.text")}
      </Empty>
    </div>
  );
}
