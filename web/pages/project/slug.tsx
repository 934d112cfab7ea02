import { PageHead } from "#web/components/page-head.tsx";
import { PageSource } from "#web/components/page-source.tsx";
import { ProjectCardFields } from "#web/components/project-card.tsx";
import { ProjectFacts } from "#web/components/structured-data.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { notFound, type PageArgs } from "#web/page.ts";
import { Glance } from "#web/pages/project/glance.tsx";
import { Neighbours } from "#web/pages/project/neighbours.tsx";
import { Opening } from "#web/pages/project/opening.tsx";
import { Story } from "#web/pages/project/story.tsx";
import type { Route } from "./+types/slug.ts";
import "../project.css";

const Project = fund(
  `
  query Project($language: Language!, $slug: String!) {
    project(slug: $slug) {
      id slug status theme illustration costInCents askedInCents amountInCents rank votes isReportDue
      text(language: $language) {
        title summary inDutch
        story {
          description impact quote followUp inDutch
          deliveries { promised delivered isMet inDutch }
          gallery { illustration caption inDutch }
        }
      }
      organisation { name town country website }
      proposer { status branch department firstname }
      call { slug title(language: $language) phase votingCloses awardsFrom hasVoted }
      neighbours {
        previous { slug text(language: $language) { title inDutch } }
        next { slug text(language: $language) { title inDutch } }
        others { ...ProjectCardFields }
      }
    }
  }
`,
  [ProjectCardFields],
);

const load = async ({ api, language, params: { slug }, go }: PageArgs) => {
  if (!slug) throw go("/projects");
  const { project } = await api.query(Project, { language, slug });
  return project ?? notFound();
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** The project of the page, for its sections. */
export type ProjectData = Awaited<ReturnType<typeof load>>;

export default function ProjectPage({ loaderData: project }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={project.text.title} description={project.text.summary} />
      <ProjectFacts project={project} />
      <article>
        <Opening project={project} />
        <div className="wrap section detail__cols">
          <Story project={project} />
          <Glance project={project} />
        </div>
        <PageSource />
      </article>
      <Neighbours project={project} />
    </>
  );
}
