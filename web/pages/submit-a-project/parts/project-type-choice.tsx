import { BeginButton } from "#web/components/dossier-begin-button.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";

type Props = { isLoggedIn: boolean; isOpen: boolean; hasDraft: boolean };

/** The choice between a request for oneself and a project of an organisation. */
export function ProjectTypeChoice({ isLoggedIn, isOpen, hasDraft }: Props) {
  const text = useText("submission");
  const to = usePath();
  return (
    <section className="wrap type-choices" aria-labelledby="types-heading">
      <h2 id="types-heading">{text("submit.choose")}</h2>
      <div className="type-choices__in">
        <div className="type-choice type-choice--internal">
          <h3>{text("submit.choose.internal")}</h3>
          <p>{text("submit.choose.internal.text")}</p>
          <ArrowLink href={to("/submit-internal-project")}>{text("submit.choose.internal.action")}</ArrowLink>
        </div>
        <div className="type-choice type-choice--external">
          <h3>{text("submit.choose.external")}</h3>
          <p>{text("submit.choose.external.text")}</p>
          {isLoggedIn ? (
            // Without an open call people can already write, and send it once the next call opens.
            // For people with a draft, continuing it matters more.
            <BeginButton type="external" isQuiet={!isOpen || hasDraft} />
          ) : (
            <ArrowLink href={to("/submit-a-project#login")}>{text("submit.choose.external.action")}</ArrowLink>
          )}
        </div>
      </div>
    </section>
  );
}
