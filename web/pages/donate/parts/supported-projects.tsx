import { langOf, NotTranslated } from "#web/components/dutch.tsx";
import { imageOf } from "#web/components/photo.ts";
import type { DonateData } from "#web/pages/donate/page.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { AlmondPicture } from "#web/ui/almond-picture/almond-picture.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** Some of the projects that the fund supported last. */
export function SupportedProjects({ results }: { results: DonateData["latestResults"] }) {
  const text = useText("donate");
  const to = usePath();
  if (!results || results.projects.length === 0) return null;
  return (
    <section className="section" aria-labelledby="supported-heading">
      <div className="wrap">
        <h2 id="supported-heading" className="donate__h">
          {text("donate.did")}
        </h2>
        <ul className="supported-projects">
          {results.projects.map(({ id, slug, illustration, photo, text: content }) => (
            <li key={id} className="supported-projects__item">
              <AlmondPicture
                className="supported-projects__pic"
                {...imageOf({ illustration, photo }, "25rem")}
                alt=""
                loading="lazy"
              />
              <h3 lang={langOf(content.inDutch, "title")}>
                <Link href={to(`/project/${slug}`)}>{content.title}</Link>
              </h3>
              <p className="muted" lang={langOf(content.inDutch, "summary")}>
                {content.summary}
              </p>
            </li>
          ))}
        </ul>
        <NotTranslated inDutch={results.projects.flatMap(({ text: { inDutch } }) => inDutch)} />
        <ArrowLink href={to(`/projects?call=${results.slug}`)}>
          {text("donate.did.all", { call: results.title })}
        </ArrowLink>
      </div>
    </section>
  );
}
