import { brusselsTime } from "#domain/brussels-time.ts";
import type { ProjectsData } from "#web/pages/projects/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

type Props = { years: ProjectsData["years"]; call: ProjectsData["catalogue"]["call"] };

/** The public facts about internal projects: how they work, and one anonymous figure a year. */
export function InternalSupport({ years, call }: Props) {
  const text = useText("public");
  const to = usePath();
  const format = useFormats();
  const year = yearToShow(years, call);
  return (
    <section className="band band--blossom round-br internal" id="internal" aria-labelledby="internal-heading">
      <div className="wrap internal__in">
        <div className="internal__text">
          <h2 id="internal-heading">{text("projects.internal.heading")}</h2>
          <p className="lead">{text("projects.internal.text")}</p>
          <LinkButton href={to("/submit-internal-project")} variant="secondary" iconAfter="arrow">
            {text("projects.internal.action")}
          </LinkButton>
        </div>
        {year && (
          <div className="internal__figures">
            <p className="muted">{text("projects.internal.only")}</p>
            <dl>
              <div>
                <dt>{text("projects.internal.requests", { count: year.requests, year: String(year.year) })}</dt>
                <dd className="num">{format.number(year.requests)}</dd>
              </div>
              <div>
                <dt>{text("projects.internal.amount", { year: String(year.year) })}</dt>
                <dd className="num">{format.wholeMoney(year.amountInCents)}</dd>
              </div>
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}

/** The year of the shown call, or the latest before it with a public figure. */
function yearToShow(years: Props["years"], call: Props["call"]) {
  const last = call ? Number(brusselsTime(new Date(call.submissionsOpen)).slice(0, 4)) : Number.POSITIVE_INFINITY;
  return years
    .flatMap(({ year, internalRequests: requests, internalAmountInCents: amountInCents }) =>
      year <= last && requests !== null && amountInCents !== null ? [{ year, requests, amountInCents }] : [],
    )
    .at(-1);
}
