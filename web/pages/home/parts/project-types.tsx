import { illustrationUrl } from "#web/components/illustration.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { cssProperties } from "#web/ui/css-properties.ts";

/** Internal and external projects, drawn as two halves of one almond. */
export function ProjectTypes() {
  const text = useText("public");
  const to = usePath();
  return (
    <section className="section halves" aria-labelledby="halves-heading">
      <div className="wrap">
        <div className="halves__head">
          <h2 id="halves-heading">{text("home.halves.heading")}</h2>
          <p className="lead">{text("home.halves.text")}</p>
        </div>
        <div className="halves__in">
          <article className="half half--in">
            <div className="half__text">
              <h3>{text("home.internal.heading")}</h3>
              <p className="half__who">{text("home.internal.who")}</p>
              <ul className="ticks">
                <li>{text("home.internal.1")}</li>
                <li>{text("home.internal.2")}</li>
                <li>{text("home.internal.3")}</li>
              </ul>
              <LinkButton href={to("/submit-internal-project")} iconAfter="arrow">
                {text("home.internal.action")}
              </LinkButton>
            </div>
            <div className="half__pic">
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
          <article className="half half--out">
            <div className="half__pic">
              <img
                src={illustrationUrl("river-clean-up")}
                alt={text("home.external.picture")}
                width="800"
                height="600"
                loading="lazy"
              />
            </div>
            <div className="half__text">
              <h3>{text("home.external.heading")}</h3>
              <p className="half__who">{text("home.external.who")}</p>
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
