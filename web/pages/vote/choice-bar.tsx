import { langOf } from "#web/components/dutch.tsx";
import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";
import type { Candidate } from "#web/pages/vote/ballot-row.tsx";
import { useText } from "#web/text.tsx";
import { AlmondPicture } from "#web/ui/almond-picture/almond-picture.tsx";
import { Button } from "#web/ui/button/button.tsx";

type Props = {
  chosen: Candidate | undefined;
  /** Someone went on without a choice: without scripts nothing else of the answer is in sight on a phone. */
  isMissed: boolean;
};

/** What is chosen and the way on, under the thumb wherever one reads. */
export function ChoiceBar({ chosen, isMissed }: Props) {
  const text = useText();
  return (
    <section className="choice-bar" aria-label={text("ballot.choice")}>
      <div className="wrap choice-bar__in">
        {chosen && (
          <AlmondPicture
            className="choice-bar__pic"
            src={illustrationUrl(chosen.illustration)}
            focus={illustrationFocus(chosen.illustration)}
            alt=""
          />
        )}
        <p role="status">
          <small>{text("ballot.choice")}</small>
          {chosen ? (
            <strong lang={langOf(chosen.text.inDutch, "title")}>{chosen.text.title}</strong>
          ) : (
            <>
              <strong className="choice-bar__none">{text(isMissed ? "ballot.ask" : "ballot.choice.none")}</strong>
              <strong className="choice-bar__marked">{text("ballot.choice.marked")}</strong>
            </>
          )}
        </p>
        <Button size="lg" iconAfter="arrow">
          {text(chosen ? "ballot.go" : "ballot.goAny")}
        </Button>
      </div>
    </section>
  );
}
