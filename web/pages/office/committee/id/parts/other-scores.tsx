import { wideSpread } from "#domain/review.ts";
import type { ScorePage } from "#web/pages/office/committee/id/page.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Table } from "#web/ui/table/table.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

/** What all members scored, once they may see each other's scores. */
export function OtherScores({ dossier: { judgement }, criteria }: Pick<ScorePage, "dossier" | "criteria">) {
  const text = useText("committee");
  const format = useFormats();
  if (!judgement || judgement.mean === null || judgement.spread === null) return null;
  const { mean, spread, reviews } = judgement;
  const notes = reviews.filter(({ note }) => note !== "");
  return (
    <section className="score__others" aria-labelledby="others-heading">
      <h2 id="others-heading">{text("score.others")}</h2>
      <p>
        {text("score.others.mean", { mean: format.tenths(mean), spread: format.tenths(spread) })}{" "}
        {spread > wideSpread && <Tag tone="apricot">{text("ranking.wide")}</Tag>}
      </p>
      <Table caption={text("score.others")} stack>
        <thead>
          <tr>
            <th scope="col">{text("ranking.member")}</th>
            {criteria.map(({ id, name }) => (
              <th key={id} scope="col" className="n">
                {name}
              </th>
            ))}
            <th scope="col" className="n">
              {text("ranking.mean")}
            </th>
          </tr>
        </thead>
        <tbody>
          {reviews.map((review) => (
            <tr key={review.name}>
              <th scope="row">
                {review.name} {review.isBeforeCompletion && <Tag tone="apricot">{text("committee.before")}</Tag>}
              </th>
              {criteria.map(({ id, name }) => (
                <td key={id} className="n" data-label={name}>
                  {review.scores.find(({ criterion }) => criterion === id)?.score}
                </td>
              ))}
              <td className="n" data-label={text("ranking.mean")}>
                {review.mean !== null && format.tenths(review.mean)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {notes.map(({ name, note }) => (
        <p key={name}>
          <strong>{name}</strong>: {note}
        </p>
      ))}
    </section>
  );
}
