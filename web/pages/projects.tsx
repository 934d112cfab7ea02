import { type ShouldRevalidateFunctionArgs, useLocation, useOutlet, useParams } from "react-router";
import { Catalogue } from "#web/components/catalogue.tsx";
import { CatalogueTabs, CatalogueTabsFields } from "#web/components/catalogue-tabs.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { ProjectCardFields } from "#web/components/project-card.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { notFound, type PageArgs } from "#web/page.ts";
import { InternalSupport } from "#web/pages/projects/internal-support.tsx";
import { NoProjects } from "#web/pages/projects/no-projects.tsx";
import { Results } from "#web/pages/projects/results.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import type { Route } from "./+types/projects.ts";
import "./projects.css";

const Projects = fund(
  `
  query Projects($language: Language!, $call: String, $project: String) {
    ...CatalogueTabsFields
    catalogueCall(slug: $call, project: $project) {
      slug title(language: $language) phase submissionsOpen turnout voteWeight committeeWeight
      projects(first: 100) { ...ProjectCardFields votes }
    }
    years { year internalRequests internalAmountInCents }
  }
`,
  [CatalogueTabsFields, ProjectCardFields],
);

const load = async ({ api, language, params, url }: PageArgs) => {
  const call = url.searchParams.get("call");
  const data = await api.query(Projects, { language, call, project: call ? null : (params.slug ?? null) });
  return data.catalogueCall || !(call || params.slug) ? data : notFound();
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** The list follows the query; without a call in it, the project that is open says which call is shown. */
export function shouldRevalidate({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || !nextUrl.searchParams.get("call");
}

/** What the page has loaded; its sections take their part of it. */
export type ProjectsData = Awaited<ReturnType<typeof load>>;

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { calls, catalogueCall: call, years } = loaderData;
  const text = useText();
  const to = usePath();
  const { slug } = useParams();
  const { search } = useLocation();
  const open = useOutlet();
  return (
    <>
      {!open && <PageHead title={text("projects.title")} description={text("projects.lead")} />}
      <PageTop title={text("projects.title")} isSplit>
        <p className="lead">{text("projects.lead")}</p>
      </PageTop>
      {call ? (
        <Catalogue
          tabs={<CatalogueTabs calls={calls} current={call.slug} />}
          order={call.phase === "published" ? text("projects.winnersFirst") : ""}
          projects={call.projects.map((project) => ({
            project,
            call: call.slug,
            href: to(`/projects/${project.slug}${search}`),
          }))}
          openSlug={slug}
          open={open}
        />
      ) : (
        <NoProjects />
      )}
      {call && <Results call={call} />}
      <InternalSupport years={years} call={call} />
    </>
  );
}
