import type { ResultOf } from "gql.tada";
import { isWideApart } from "#domain/review.ts";
import { fund } from "#web/graphql/document.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Table } from "#web/ui/table/table.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";
import "./member-scores.css";

/** The scores of all members, once the reader may see them. */
export const JudgementFields = fund(`
  fragment JudgementFields on Judgement {
    mean spread rank
    criteria { id name(language: $language) }
    reviews { member name mean note isBeforeCompletion scores { criterion score } }
  }
`);

/** The scores of all members for one dossier, by criterion, with their notes. */
export function MemberScores({ judgement }: { judgement: ResultOf<typeof JudgementFields> }) {
  const text = useText("dossiers");
  const format = useFormats();
  const { mean, spread, criteria, reviews } = judgement;
  if (mean === null || spread === null) return <p className="muted">{text("ranking.noScores")}</p>;
  const notes = reviews.filter(({ note }) => note !== "");
  return (
    <div className="member-scores">
      <p>
        {text("score.others.mean", { mean: format.tenths(mean), spread: format.tenths(spread) })}{" "}
        {isWideApart(judgement) && <Tag tone="apricot">{text("ranking.wide")}</Tag>}
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
            <tr key={review.member}>
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
      {notes.map(({ member, name, note }) => (
        <p key={member}>
          <strong>{name}</strong>: {note}
        </p>
      ))}
    </div>
  );
}
