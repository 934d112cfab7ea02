import { ProjectCard } from "#web/components/project-card.tsx";
import type { ProjectData } from "#web/pages/project/slug.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";

/** Three more projects of the same call. */
export function Neighbours({ project: { slug, call } }: { project: ProjectData }) {
  const text = useText();
  const to = usePath();
  const others = call.projects.filter((project) => project.slug !== slug).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <section className="band band--sunken round-tr" aria-labelledby="others-heading">
      <div className="wrap neighbours">
        <div className="row row--between">
          <h2 id="others-heading">{text("project.others")}</h2>
          <ArrowLink href={to(`/projects?call=${call.slug}`)}>{text("project.all", { call: call.title })}</ArrowLink>
        </div>
        <ul className="neighbours__cards">
          {others.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} call={call.slug} href={to(`/project/${project.slug}`)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
