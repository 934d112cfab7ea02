import { langOf } from "#web/components/dutch.tsx";
import type { CallResults, ResultsCall } from "#web/pages/projects/parts/result-fields.ts";
import { ResultFormula } from "#web/pages/projects/parts/result-formula.tsx";
import { ResultTable } from "#web/pages/projects/parts/result-table.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Amount } from "#web/ui/amount/amount.tsx";
import { Bars } from "#web/ui/bars/bars.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Kernel } from "#web/ui/kernel/kernel.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./results.css";

/** The published result of a vote: who won, every project's points, and the formula. */
export function Results({ call, results }: { call: ResultsCall; results: CallResults }) {
  const text = useText("public");
  return (
    <section className="band band--deep round-tl results" id="results" aria-labelledby="results-heading">
      <div className="wrap results__in">
        <div className="results__text">
          <h2 id="results-heading">{text("result.heading", { call: call.title })}</h2>
          <p className="lead">
            <Turnout call={call} results={results} />
          </p>
          <Winners rows={results.rows} />
          {call.selectedCount > 0 && <Selection call={call} />}
        </div>
        <div className="results__figures">
          <PointBars call={call} rows={results.rows} />
          <ResultTable title={call.title} rows={results.rows} hasCommittee={call.committeeWeight > 0} />
        </div>
        <ResultFormula call={call} results={results} />
      </div>
    </section>
  );
}

function Turnout({
  call: { turnout, voteWeight, committeeWeight },
  results,
}: {
  call: ResultsCall;
  results: CallResults;
}) {
  const text = useText("public");
  const { votesCast: votes, electorate } = results;
  const weights = { vote: voteWeight / 100, committee: committeeWeight / 100 };
  const turnoutText =
    turnout === null || electorate === null
      ? text("result.votes", { votes })
      : text("result.votesOf", { votes, turnout, electorate });
  return `${turnoutText} ${committeeWeight > 0 ? text("result.formula", weights) : text("result.formula.votes")}`;
}

function Winners({ rows }: { rows: CallResults["rows"] }) {
  const text = useText("public");
  const to = usePath();
  const format = useFormats();
  const winners = rows.filter((row) => row.isWinner);
  if (winners.length === 0) return null;
  return (
    <>
      <h3>{text("result.winners")}</h3>
      <ol className="results__winners">
        {winners.map(({ rank, amountInCents, project }) => (
          <li key={project.id}>
            <Kernel number={rank} />
            <div>
              <Link href={to(`/project/${project.slug}`)} lang={langOf(project.text.inDutch, "title")}>
                {project.text.title}
              </Link>
              <p className="meta">{project.organisation.name}</p>
            </div>
            {amountInCents !== null && <Amount>{format.wholeMoney(amountInCents)}</Amount>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The projects that the fund selected outside the vote. */
function Selection({ call: { slug, selectedCount } }: { call: ResultsCall }) {
  const text = useText("public");
  const to = usePath();
  return (
    <>
      <h3>{text("projects.selection.title")}</h3>
      <p>{text("result.selection", { count: selectedCount })}</p>
      <p>
        <ArrowLink href={to(`/projects?call=${slug}&status=selected`)}>{text("result.selection.action")}</ArrowLink>
      </p>
    </>
  );
}

function PointBars({ call, rows }: { call: ResultsCall; rows: CallResults["rows"] }) {
  const text = useText("public");
  const items = rows.map(({ project, points, votes, rank }) => ({
    id: project.id,
    label: <span lang={langOf(project.text.inDutch, "title")}>{project.text.title}</span>,
    detail: project.organisation.name,
    value: text("result.points", { points }),
    valueDetail: text("result.count", { votes }),
    length: points,
    isFirst: rank === 1,
  }));
  return <Bars label={text("result.chart", { call: call.title })} items={items} />;
}
