import { langOf, NotTranslated } from "#web/components/dutch.tsx";
import { imageOf } from "#web/components/photo.ts";
import { useProposedBy } from "#web/components/proposed-by.ts";
import type { HomeData } from "#web/pages/home/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { AlmondPicture } from "#web/ui/almond-picture/almond-picture.tsx";
import { Amount } from "#web/ui/amount/amount.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Eyebrow } from "#web/ui/eyebrow/eyebrow.tsx";
import { Link } from "#web/ui/link/link.tsx";

// The shape is tall, so a wide photograph is wider than what people see of it.
const winnerSizes = "(min-width: 60em) 60rem, 150vw";

/** The winners of the latest call with published results. */
export function Winners({ results }: { results: HomeData["latestResults"] }) {
  const text = useText("home");
  const to = usePath();
  const format = useFormats();
  const proposedBy = useProposedBy();
  const [first] = results?.projects ?? [];
  if (!results || !first) {
    return (
      <section className="section winners wrap" id="winners">
        <p className="lead">{text("home.winners.none")}</p>
      </section>
    );
  }
  return (
    <section className="section winners" id="winners" aria-labelledby="winners-heading">
      <div className="wrap winners__in">
        <figure className="winners__pic">
          <AlmondPicture {...imageOf(first, winnerSizes)} alt="" loading="lazy" />
        </figure>
        <div className="winners__list">
          <Eyebrow>{text("home.winners.eyebrow", { call: results.title })}</Eyebrow>
          <h2 id="winners-heading">
            {text("home.winners.heading", { amount: format.wholeMoney(results.givenToWinnersInCents) })}
          </h2>
          <ol className="winner-list">
            {results.projects.map((project) => (
              <li key={project.id} className={classNames("winner-list__row", project.rank === 1 && "is-first")}>
                <span className="winner-list__n num" aria-hidden="true">
                  {project.rank}
                </span>
                <div>
                  <h3 lang={langOf(project.text.inDutch, "title")}>
                    <Link href={to(`/project/${project.slug}`)}>{project.text.title}</Link>
                  </h3>
                  <p className="meta">
                    {project.organisation.name}, {project.organisation.town}
                    <br />
                    {proposedBy(project.proposer)}
                  </p>
                </div>
                {project.amountInCents !== null && <Amount>{format.wholeMoney(project.amountInCents)}</Amount>}
              </li>
            ))}
          </ol>
          <NotTranslated
            inDutch={results.projects.flatMap((project) => project.text.inDutch)}
            visibleParts={["title"]}
          />
          <p>
            <ArrowLink href={to(`/projects?call=${results.slug}`)}>
              {text("home.winners.all", { call: results.title })}
            </ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}
