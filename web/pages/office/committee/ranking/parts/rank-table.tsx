import { isWideApart } from "#domain/review.ts";
import { DossierLine } from "#web/pages/office/committee/parts/dossier-line.tsx";
import type { RankingPage } from "#web/pages/office/committee/ranking/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Dots } from "#web/ui/dots/dots.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Rows } from "#web/ui/rows/rows.tsx";
import { Table } from "#web/ui/table/table.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Ranked = RankingPage["round"]["dossiers"][number];

/** The ranking with the scores of the members as dots, and the same numbers as a table. */
export function RankTable({ dossiers, call }: { dossiers: readonly Ranked[]; call: string }) {
  const text = useText("committee");
  const format = useFormats();
  const to = usePath();
  return (
    <>
      <Rows
        caption={text("committee.list", { call })}
        columns={[
          { name: "project", label: text("ranking.project") },
          { name: "rank", label: text("ranking.rank"), isNumber: true },
          { name: "scores", label: text("ranking.scores") },
          { name: "mean", label: text("ranking.mean"), isNumber: true },
          { name: "spread", label: text("ranking.spread"), isNumber: true },
          { name: "asked", label: text("ranking.asked"), isNumber: true },
        ]}
        rows={dossiers.map((dossier) => ({
          id: dossier.id,
          label: dossier.number ?? "",
          cells: [
            <DossierLine key="project" dossier={dossier} href={to(`/office/committee/${dossier.id}`)} />,
            <b key="rank" className="ranking__rank">
              {dossier.judgement?.rank}
            </b>,
            <Scores key="scores" dossier={dossier} />,
            <b key="mean" className="ranking__mean">
              {typeof dossier.judgement?.mean === "number" && format.tenths(dossier.judgement.mean)}
            </b>,
            typeof dossier.judgement?.spread === "number" ? format.tenths(dossier.judgement.spread) : "",
            dossier.askedInCents === null ? "" : format.wholeMoney(dossier.askedInCents),
          ],
        }))}
      />
      <FoldedWords title={text("ranking.table")}>
        <ScoreTable dossiers={dossiers} call={call} />
      </FoldedWords>
    </>
  );
}

function Scores({ dossier: { judgement } }: { dossier: Ranked }) {
  const text = useText("committee");
  const format = useFormats();
  if (!judgement || judgement.mean === null || judgement.spread === null)
    return <span className="muted">{text("ranking.noScores")}</span>;
  const values = judgement.reviews.flatMap(({ mean }) => mean ?? []);
  const isWide = isWideApart(judgement);
  const label = text("ranking.plot", {
    scores: values.map((value) => format.tenths(value)).join(", "),
    mean: format.tenths(judgement.mean),
  });
  return (
    <>
      <Dots label={label} values={values} mean={judgement.mean} isWide={isWide} />
      {isWide && (
        <span className="ranking__wide">
          <Tag tone="apricot">{text("ranking.wide")}</Tag>
        </span>
      )}
    </>
  );
}

/** The means of the members, a row for each dossier and a column for each member. */
function ScoreTable({ dossiers, call }: { dossiers: readonly Ranked[]; call: string }) {
  const text = useText("committee");
  const format = useFormats();
  const reviewsOf = ({ judgement }: Ranked) => judgement?.reviews ?? [];
  // Two members may have the same name.
  const nameOf = new Map(dossiers.flatMap(reviewsOf).map(({ member, name }) => [member, name]));
  const members = [...nameOf].sort(([, one], [, other]) => one.localeCompare(other));
  return (
    <Table caption={text("committee.list", { call })}>
      <thead>
        <tr>
          <th scope="col">{text("ranking.project")}</th>
          {members.map(([member, name]) => (
            <th key={member} scope="col" className="n">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dossiers.map((dossier) => (
          <tr key={dossier.id}>
            <th scope="row">{dossier.title ?? dossier.number}</th>
            {members.map(([member]) => {
              const mean = reviewsOf(dossier).find((review) => review.member === member)?.mean ?? null;
              return (
                <td key={member} className="n">
                  {mean === null ? "–" : format.tenths(mean)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
