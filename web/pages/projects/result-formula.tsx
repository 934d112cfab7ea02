import type { ReactNode } from "react";
import { langOf } from "#web/components/dutch.tsx";
import type { CallResults, ResultsCall } from "#web/pages/projects/result-fields.ts";
import { usePath } from "#web/path.ts";
import { useRichText, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";

type Props = { call: ResultsCall; rows: CallResults["rows"] };
type TiesProps = Props & { reason: string | null };

/** How votes and scores became points, with one project counted out, and what decides between equals. */
export function ResultFormula({ call, results }: { call: ResultsCall; results: CallResults }) {
  const text = useText();
  const { rows, tieReason, isCheckable } = results;
  return (
    <div className="results__how">
      <div>
        <h3>{text("result.how")}</h3>
        <p>
          {call.committeeWeight > 0
            ? text("result.how.text", { vote: call.voteWeight, committee: call.committeeWeight })
            : text("result.how.votes")}
        </p>
        <Example call={call} rows={rows} />
      </div>
      <div>
        <h3>{text("result.ties")}</h3>
        <Ties call={call} rows={rows} reason={tieReason} />
      </div>
      {isCheckable && <Check slug={call.slug} />}
    </div>
  );
}

/** The ways to check it, for a vote that was held here. */
function Check({ slug }: { slug: string }) {
  const text = useText();
  const to = usePath();
  return (
    <div>
      <h3>{text("result.check")}</h3>
      <p className="row">
        <ArrowLink href={to(`/vote/count-again?call=${slug}`)}>{text("result.check.count")}</ArrowLink>
        <ArrowLink href={to("/vote/who-sees-what")}>{text("result.check.who")}</ArrowLink>
      </p>
    </div>
  );
}

/** The second says more than the first, whose votes are the most there are. */
function Example({ call: { voteWeight, committeeWeight }, rows }: Props) {
  const rich = useRichText();
  // One that the committee scored, where its scores count.
  const told = rows.filter(({ committeeScore }) => committeeWeight === 0 || committeeScore !== null);
  const row = told[1] ?? told[0];
  const most = Math.max(...rows.map(({ votes }) => votes));
  if (!row || most === 0) return null;
  const { votes, points, project } = row;
  const score = row.committeeScore ?? 0;
  // Rounded as they are read, so that both parts add up to the points.
  const scorePoints = Math.round((committeeWeight * score) / 10) / 10;
  const values = {
    project: project.text.title,
    votes,
    most,
    vote: voteWeight,
    votePoints: points - scorePoints,
    score,
    committee: committeeWeight,
    scorePoints,
    points,
  };
  const title = (inside: ReactNode) => <cite lang={langOf(project.text.inDutch, "title")}>{inside}</cite>;
  return <p>{rich(committeeWeight > 0 ? "result.example" : "result.example.votes", values, { title })}</p>;
}

/** Where projects had the same points: what decided between them, and why where it was the committee. */
function Ties({ call, rows, reason }: TiesProps) {
  const text = useText();
  const tied = rows.filter((row) => row.isTied);
  // Where nothing hung on it nobody had to decide: one sentence will do.
  const decided = tied.filter((row) => row.tieBreak !== "alphabet");
  return (
    <>
      <p>
        {text(`result.tie.${call.tieRule}`)} {text(decided.length > 0 ? "result.tie.used" : "result.tie.none")}
      </p>
      {decided.length > 0 && (
        <ul className="results__tied">
          {decided.map(({ project, points, rank, tieBreak }) => (
            <li key={project.id}>
              <cite lang={langOf(project.text.inDutch, "title")}>{project.text.title}</cite>,{" "}
              {text("result.tie.by", { points, rank, by: tieBreak ?? "" })}
            </li>
          ))}
        </ul>
      )}
      {reason && (
        <figure className="results__reason">
          <figcaption>{text("result.tie.reason")}</figcaption>
          <blockquote>{reason}</blockquote>
        </figure>
      )}
      {tied.length > decided.length && <p>{text("result.tie.others")}</p>}
    </>
  );
}
