import { PageHead } from "#web/components/page-head.tsx";
import { PageSource } from "#web/components/page-source.tsx";
import { ProjectPageFields } from "#web/components/project-page-fields.ts";
import { ProjectFacts } from "#web/components/structured-data.tsx";
import { fund } from "#web/graphql/document.ts";
import { notFound, type PageArgs, type PageProps } from "#web/page.ts";
import { Glance } from "#web/pages/project/slug/parts/glance.tsx";
import { OtherProjects } from "#web/pages/project/slug/parts/other-projects.tsx";
import { ProjectHead } from "#web/pages/project/slug/parts/project-head.tsx";
import { Story } from "#web/pages/project/slug/parts/story.tsx";
import "./page.css";

const Project = fund(
  `query Project($language: Language!, $slug: String!) { project(slug: $slug) { ...ProjectPageFields } }`,
  [ProjectPageFields],
);

export const load = async ({ api, language, params: { slug }, go }: PageArgs) => {
  if (!slug) throw go("/projects");
  const { project } = await api.query(Project, { language, slug });
  return project ?? notFound();
};

/** The project of the page, for its sections. */
export type ProjectData = Awaited<ReturnType<typeof load>>;

type Props = Pick<PageProps<typeof load>, "loaderData"> & {
  /** The office shows it at an address that nobody else can open. */
  isPreview?: boolean;
};

export default function ProjectPage({ loaderData: project, isPreview = false }: Props) {
  return (
    <>
      <PageHead title={project.text.title} description={project.text.summary} />
      <ProjectFacts project={project} />
      <article>
        <ProjectHead project={project} />
        <div className="wrap section detail__cols">
          <Story project={project} />
          <Glance project={project} isPreview={isPreview} />
        </div>
        <PageSource />
      </article>
      <OtherProjects project={project} />
    </>
  );
}
