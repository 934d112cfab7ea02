import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";

/** For oneself or for an organisation: two roads. */
export function Roads() {
  const text = useText();
  const to = usePath();
  return (
    <section className="wrap roads" aria-labelledby="roads-heading">
      <h2 id="roads-heading">{text("submit.choose")}</h2>
      <div className="roads__in">
        <div className="road road--in">
          <h3>{text("submit.choose.internal")}</h3>
          <p>{text("submit.choose.internal.text")}</p>
          <ArrowLink href={to("/submit-internal-project")}>{text("submit.choose.internal.action")}</ArrowLink>
        </div>
        <div className="road road--out">
          <h3>{text("submit.choose.external")}</h3>
          <p>{text("submit.choose.external.text")}</p>
          <ArrowLink href={to("/submit-a-project#login")}>{text("submit.choose.external.action")}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
