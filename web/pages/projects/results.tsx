import { langOf } from "#web/components/dutch.tsx";
import type { ProjectsData } from "#web/pages/projects.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Bars } from "#web/ui/bars/bars.tsx";

type Call = NonNullable<ProjectsData["catalogueCall"]>;

/** How employees voted in a call, once everyone may know. */
export function Results({ call }: { call: Call }) {
  const text = useText();
  const format = useFormats();
  const voted = call.projects
    .flatMap((project) => (project.votes === null ? [] : [{ ...project, votes: project.votes }]))
    .sort((one, other) => other.votes - one.votes);
  const [first] = voted;
  if (!first || call.phase !== "published") return null;
  const votes = voted.reduce((sum, project) => sum + project.votes, 0);
  const items = voted.map((project) => ({
    id: project.id,
    label: <span lang={langOf(project.text.inDutch, "title")}>{project.text.title}</span>,
    detail: project.organisation.name,
    value: format.percent(project.votes / Math.max(1, votes)),
    valueDetail: text("projects.results.count", { votes: project.votes }),
    length: (100 * project.votes) / Math.max(1, first.votes),
    isFirst: project === first,
  }));
  return (
    <section className="band band--deep round-tl results" id="results" aria-labelledby="results-heading">
      <div className="wrap results__in">
        <div className="results__text">
          <h2 id="results-heading">{text("projects.results.heading", { call: call.title })}</h2>
          <p className="lead">
            {call.turnout === null
              ? text("projects.results.votes", { votes })
              : text("projects.results.votesOf", { votes, turnout: call.turnout })}{" "}
            {call.committeeWeight > 0 &&
              text("projects.results.formula", { vote: call.voteWeight / 100, committee: call.committeeWeight / 100 })}
          </p>
        </div>
        <Bars
          label={text("projects.results.chart", { call: call.title })}
          items={items}
          table={{
            open: text("projects.results.table"),
            caption: text("projects.results.chart", { call: call.title }),
            headings: [
              text("projects.results.project"),
              text("projects.results.share"),
              text("projects.results.number"),
            ],
          }}
        />
      </div>
    </section>
  );
}
