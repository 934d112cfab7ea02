import type { HomeData } from "#web/pages/home/page.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { UnitChart } from "#web/ui/unit-chart/unit-chart.tsx";

/** The results of the fund so far: an almond for every project, and three figures. */
export function Figures({ years }: { years: HomeData["years"] }) {
  const text = useText("home");
  const format = useFormats();
  const [first] = years;
  if (!first) return null;
  const projects = years.reduce((sum, year) => sum + year.projects, 0);
  const amountInCents = years.reduce((sum, year) => sum + year.amountInCents, 0);
  const lastYearWithVote = years.findLast((year) => year.turnout !== null);
  const columns = years.map(({ year, projects }, index) => ({
    label: `’${String(year).slice(2)}`,
    count: projects,
    isLast: index === years.length - 1,
  }));
  const inWords = years.map(({ year, projects }) => `${year}: ${projects}`).join(", ");
  return (
    <section className="band band--blossom round-bl figures" aria-labelledby="figures-heading">
      <div className="wrap figures__in">
        <div className="figures__text">
          <h2 id="figures-heading">{text("home.figures.heading")}</h2>
          <p className="lead">{text("home.figures.text", { year: String(first.year), count: projects })}</p>
        </div>
        <UnitChart label={text("home.figures.chart", { years: inWords })} columns={columns} />
        <dl className="figure-list">
          <div>
            <dt>{text("home.figures.projects")}</dt>
            <dd className="num">{format.number(projects)}</dd>
          </div>
          <div>
            <dt>{text("home.figures.amount", { year: String(first.year) })}</dt>
            <dd className="num">{format.wholeMoney(amountInCents)}</dd>
          </div>
          {lastYearWithVote && (
            <div>
              <dt>{text("home.figures.turnout", { year: String(lastYearWithVote.year) })}</dt>
              <dd className="num">{format.percent(lastYearWithVote.turnout ?? 0)}</dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  );
}
