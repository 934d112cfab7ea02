import type { ReactNode } from "react";
import { langOf } from "#web/components/dutch.tsx";
import type { CallResults, ResultsCall } from "#web/pages/projects/result-fields.ts";
import { useRichText, useText } from "#web/text.tsx";

type Props = { call: ResultsCall; rows: CallResults["rows"] };

/** How votes and scores became points, with one project counted out, and what decides between equals. */
export function ResultFormula({ call, rows }: Props) {
  const text = useText();
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
        <Ties call={call} rows={rows} />
      </div>
    </div>
  );
}

/** The second says more than the first, whose votes are the most there are. */
function Example({ call: { voteWeight, committeeWeight }, rows }: Props) {
  const rich = useRichText();
  const row = rows[1] ?? rows[0];
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

function Ties({ call, rows }: Props) {
  const text = useText();
  const tied = rows.filter((row) => row.isTied);
  return (
    <>
      <p>
        {text(`result.tie.${call.tieRule}`)} {text(tied.length > 0 ? "result.tie.used" : "result.tie.none")}
      </p>
      {tied.length > 0 && (
        <ul className="results__tied">
          {tied.map(({ project, points }) => (
            <li key={project.id}>
              <cite lang={langOf(project.text.inDutch, "title")}>{project.text.title}</cite>,{" "}
              {text("result.points", { points })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
