import { langOf } from "#web/components/dutch.tsx";
import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";
import { withNext } from "#web/next.ts";
import type { Candidate } from "#web/pages/vote/parts/ballot-row.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { AlmondPicture } from "#web/ui/almond-picture/almond-picture.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

type Props = {
  project: Candidate | undefined;
  /** A visitor has to log in first. */
  isVoter: boolean;
};

/** The choice and the next step, at the bottom of the screen; css hides the bar while there is no choice. */
export function ChoiceBar({ project, isVoter }: Props) {
  const text = useText("vote");
  const to = usePath();
  return (
    <section className="choice-bar" aria-label={text("ballot.choice")}>
      <div className="wrap choice-bar__in">
        {project && (
          <AlmondPicture
            className="choice-bar__pic"
            src={illustrationUrl(project.illustration)}
            focus={illustrationFocus(project.illustration)}
            alt=""
          />
        )}
        <p role="status">
          <small>{text("ballot.choice")}</small>
          {/* Without scripts the bar cannot name the choice. */}
          <strong lang={project && langOf(project.text.inDutch, "title")}>
            {project ? project.text.title : text("ballot.choice.marked")}
          </strong>
        </p>
        {isVoter ? (
          <Button size="lg" iconAfter="arrow">
            {text("ballot.go")}
          </Button>
        ) : (
          <LinkButton href={withNext(to("/login"), to("/vote/projects"))} size="lg" iconAfter="arrow">
            {text("ballot.login")}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
