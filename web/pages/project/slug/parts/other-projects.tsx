import { langOf } from "#web/components/dutch.tsx";
import { ProjectCard } from "#web/components/project-card.tsx";
import type { ProjectData } from "#web/pages/project/slug/page.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** Three projects of the same call, and links to the previous and next project. */
export function OtherProjects({ project: { call, neighbours } }: { project: ProjectData }) {
  const text = useText("public");
  const to = usePath();
  const { previous, next, others } = neighbours;
  if (!previous && !next) return null;
  return (
    <section className="band band--sunken round-tr no-print" aria-labelledby="others-heading">
      <div className="wrap other-projects">
        <div className="row row--between">
          <h2 id="others-heading">{text("project.others")}</h2>
          <ArrowLink href={to(`/projects?call=${call.slug}`)}>{text("project.all", { call: call.title })}</ArrowLink>
        </div>
        {others.length > 0 && (
          <ul className="other-projects__cards">
            {others.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} call={call} href={to(`/project/${project.slug}`)} />
              </li>
            ))}
          </ul>
        )}
        <nav className="project-pager" aria-label={text("project.pager")}>
          {previous && <Step to={previous} label={text("project.previous")} direction="back" />}
          {next && <Step to={next} label={text("project.next")} direction="arrow" />}
        </nav>
      </div>
    </section>
  );
}

type StepProps = {
  to: NonNullable<ProjectData["neighbours"]["previous"]>;
  label: string;
  direction: "back" | "arrow";
};

function Step({ to: { slug, text: content }, label, direction }: StepProps) {
  const path = usePath();
  return (
    <Link
      href={path(`/project/${slug}`)}
      className={`project-pager__step project-pager__step--${direction}`}
      rel={rel[direction]}
    >
      <Icon name={direction} />
      <span>
        <small>{label}</small>
        <strong lang={langOf(content.inDutch, "title")}>{content.title}</strong>
      </span>
    </Link>
  );
}

const rel = { back: "prev", arrow: "next" };
