import { inRow, standingsIn } from "#domain/earlier-call.ts";
import type { TypedTexts } from "#domain/localized-form.ts";
import { PlanSection } from "#web/pages/office/calls/slug/parts/plan-section.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Table } from "#web/ui/table/table.tsx";

/** The places that the formula gives to the saved votes and scores, as everyone will read them. */
export function EarlierStandings({ values }: { values: TypedTexts }) {
  const text = useText("calls");
  const format = useFormats();
  const standings = standingsIn(values);
  return (
    <PlanSection
      title={text("callEarlier.standings")}
      lead={text(standings ? "callEarlier.standings.lead" : "callEarlier.standings.none")}
    >
      {standings && (
        <Table caption={text("callEarlier.standings")}>
          <thead>
            <tr>
              <th scope="col">{text("callEarlier.project.place")}</th>
              <th scope="col">{text("callEarlier.project.title")}</th>
              <th scope="col" className="n">
                {text("callEarlier.project.votes")}
              </th>
              <th scope="col" className="n">
                {text("callEarlier.points")}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ candidate: { row, votes }, place, points }) => (
              <tr key={row}>
                <td>{place}</td>
                <td>{values[inRow(row, "title.nl")] ?? text("callEarlier.project", { row })}</td>
                <td className="n">{format.number(votes)}</td>
                <td className="n">{format.tenths(points)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </PlanSection>
  );
}
