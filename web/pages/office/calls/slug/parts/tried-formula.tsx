import type { CallPlan } from "#domain/call.ts";
import { tryFormula } from "#domain/result.ts";
import { langOf } from "#web/components/dutch.tsx";
import type { CountedCall } from "#web/pages/office/calls/slug/parts/plan-data.ts";
import { useFormats, useText } from "#web/text.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";
import { Table } from "#web/ui/table/table.tsx";

/** The results that the saved formula would have given in the last counted vote, beside the real ones. */
export function TriedFormula({ plan, lastCall }: { plan: CallPlan; lastCall: CountedCall }) {
  const text = useText("calls");
  const format = useFormats();
  const candidates = lastCall.results.rows.map(({ project, rank, ...row }) => ({
    ...row,
    rank,
    slug: project.slug,
    project: project.text,
  }));
  const { standings, gained, lost } = tryFormula(candidates, plan);
  const titles = (some: typeof candidates) => some.map(({ project }) => project.title).join(", ");
  const values = {
    call: lastCall.title,
    vote: format.percent(plan.voteWeight / 100),
    committee: format.percent(1 - plan.voteWeight / 100),
    gained: titles(gained),
    lost: titles(lost),
  };
  return (
    <FoldedSection
      title={text("callPlan.tried", values)}
      now={text(gained.length === 0 ? "callPlan.tried.same" : "callPlan.tried.other", values)}
    >
      <Table caption={text("callPlan.tried", values)}>
        <thead>
          <tr>
            <th scope="col">{text("callPlan.tried.project")}</th>
            <th scope="col" className="n">
              {text("callPlan.tried.points")}
            </th>
            <th scope="col" className="n">
              {text("callPlan.tried.place")}
            </th>
            <th scope="col" className="n">
              {text("callPlan.tried.was")}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ candidate: { slug, project, rank }, points, place }) => (
            <tr key={slug}>
              <td lang={langOf(project.inDutch, "title")}>{project.title}</td>
              <td className="n">{format.tenths(points)}</td>
              <td className="n">{place}</td>
              <td className="n">{rank}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </FoldedSection>
  );
}
