import type { ReactNode } from "react";
import { langOf } from "#web/components/dutch.tsx";
import type { CallResults, ResultsCall } from "#web/pages/projects/parts/result-fields.ts";
import { usePath } from "#web/path.ts";
import { useRichText, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";

type Props = { call: ResultsCall; rows: CallResults["rows"] };
type TiesProps = Props & { reason: string | null };

/** Explains the formula for the points, with one project as an example, and the rule for a tie. */
export function ResultFormula({ call, results }: { call: ResultsCall; results: CallResults }) {
  const text = useText("public");
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
      {isCheckable && <CheckLinks slug={call.slug} />}
    </div>
  );
}

/** The ways to check the result, for a vote on this site. */
function CheckLinks({ slug }: { slug: string }) {
  const text = useText("public");
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

/** The example is the second project, because the first one has the most votes and explains less. */
function Example({ call: { voteWeight, committeeWeight }, rows }: Props) {
  const rich = useRichText("public");
  // The example needs a committee score if these scores count.
  const candidates = rows.filter(({ committeeScore }) => committeeWeight === 0 || committeeScore !== null);
  const row = candidates[1] ?? candidates[0];
  const most = Math.max(...rows.map(({ votes }) => votes));
  if (!row || most === 0) return null;
  const { votes, points, project } = row;
  const score = row.committeeScore ?? 0;
  // This is rounded as it is shown, so that both parts add up to the points.
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

/** Says what decided between projects with the same points, and why if the committee decided. */
function Ties({ call, rows, reason }: TiesProps) {
  const text = useText("public");
  const tiedRows = rows.filter((row) => row.isTied);
  // If a tie had no consequences, nobody had to decide, and one sentence is enough.
  const decidedRows = tiedRows.filter((row) => row.tieBreak !== "alphabet");
  return (
    <>
      <p>
        {text(`result.tie.${call.tieRule}`)} {text(decidedRows.length > 0 ? "result.tie.used" : "result.tie.none")}
      </p>
      {decidedRows.length > 0 && (
        <ul className="results__tied">
          {decidedRows.map(({ project, points, rank, tieBreak }) => (
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
      {tiedRows.length > decidedRows.length && <p>{text("result.tie.others")}</p>}
    </>
  );
}
