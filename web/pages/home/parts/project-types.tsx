import { illustrationUrl } from "#web/components/illustration.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { cssProperties } from "#web/ui/css-properties.ts";

/** Internal and external projects, drawn as the two parts of one almond. */
export function ProjectTypes() {
  const text = useText("home");
  const to = usePath();
  return (
    <section className="section project-types" aria-labelledby="types-heading">
      <div className="wrap">
        <div className="project-types__head">
          <h2 id="types-heading">{text("home.types.heading")}</h2>
          <p className="lead">{text("home.types.text")}</p>
        </div>
        <div className="project-types__in">
          <article className="project-type project-type--internal">
            <div className="project-type__text">
              <h3>{text("home.internal.heading")}</h3>
              <p className="project-type__who">{text("home.internal.who")}</p>
              <ul className="ticks">
                <li>{text("home.internal.1")}</li>
                <li>{text("home.internal.2")}</li>
                <li>{text("home.internal.3")}</li>
              </ul>
              <LinkButton href={to("/submit-internal-project")} iconAfter="arrow">
                {text("home.internal.action")}
              </LinkButton>
            </div>
            <div className="project-type__pic">
              <img
                src={illustrationUrl("elderly-visits")}
                alt={text("home.internal.picture")}
                width="800"
                height="600"
                loading="lazy"
                style={cssProperties({ "--fp": "14% 50%" })}
              />
            </div>
          </article>
          <article className="project-type project-type--external">
            <div className="project-type__pic">
              <img
                src={illustrationUrl("river-clean-up")}
                alt={text("home.external.picture")}
                width="800"
                height="600"
                loading="lazy"
              />
            </div>
            <div className="project-type__text">
              <h3>{text("home.external.heading")}</h3>
              <p className="project-type__who">{text("home.external.who")}</p>
              <ul className="ticks">
                <li>{text("home.external.1")}</li>
                <li>{text("home.external.2")}</li>
                <li>{text("home.external.3")}</li>
              </ul>
              <LinkButton href={to("/submit-a-project")} iconAfter="arrow">
                {text("home.external.action")}
              </LinkButton>
            </div>
          </article>
        </div>
      </div>
    </section>
  );
}
