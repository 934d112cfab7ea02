import { langOf } from "#web/components/dutch.tsx";
import type { CallResults } from "#web/pages/projects/parts/result-fields.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Table } from "#web/ui/table/table.tsx";

type Props = { title: string; rows: CallResults["rows"]; hasCommittee: boolean };

/** Every figure behind the chart, so that anyone can check the count. */
export function ResultTable({ title, rows, hasCommittee }: Props) {
  const text = useText("public");
  const format = useFormats();
  const number = (value: number | null) => (value === null ? "–" : format.number(value));
  return (
    <details className="bars__table">
      <summary>{text("result.table")}</summary>
      <Table caption={text("result.chart", { call: title })}>
        <thead>
          <tr>
            <Column>{text("result.column.place")}</Column>
            <th scope="col">{text("result.column.project")}</th>
            <Column>{text("result.column.votes")}</Column>
            <Column>{text("result.column.share")}</Column>
            {hasCommittee && <Column>{text("result.column.score")}</Column>}
            <Column>{text("result.column.points")}</Column>
            <Column>{text("result.column.amount")}</Column>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ project, rank, votes, share, committeeScore, points, amountInCents }) => (
            <tr key={project.id}>
              <td className="n">{format.number(rank)}</td>
              <td lang={langOf(project.text.inDutch, "title")}>{project.text.title}</td>
              <td className="n">{format.number(votes)}</td>
              <td className="n">{format.percent(share)}</td>
              {hasCommittee && <td className="n">{number(committeeScore)}</td>}
              <td className="n">{format.tenths(points)}</td>
              <td className="n">{amountInCents === null ? "–" : format.wholeMoney(amountInCents)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

function Column({ children }: { children: string }) {
  return (
    <th scope="col" className="n">
      {children}
    </th>
  );
}
