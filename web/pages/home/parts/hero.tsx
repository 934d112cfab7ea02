import { illustrationUrl } from "#web/components/illustration.ts";
import type { HomeData } from "#web/pages/home/page.tsx";
import { usePath } from "#web/path.ts";
import { useFund } from "#web/shell/fund.ts";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { Blossom } from "#web/ui/blossom/blossom.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { cssProperties } from "#web/ui/css-properties.ts";
import { Eyebrow } from "#web/ui/eyebrow/eyebrow.tsx";

/** The claim of the fund, and the one action that fits the phase of the call. */
export function Hero({ call }: { call: HomeData["currentCall"] }) {
  const text = useText("home");
  const to = usePath();
  const { claim } = useFund();
  const [first, rest] = splitAtComma(claim);
  const me = useMe();
  const [path, label] = actionFor(call, me !== null);
  return (
    <section className="hero">
      <div className="wrap hero__in">
        <div className="hero__text">
          {call && <Eyebrow>{text(`home.callPhase.${call.phase}`, { call: call.title })}</Eyebrow>}
          <h1 style={cssProperties({ "--letters": String(claim.length) })}>
            {first} {rest && <em>{rest}</em>}
          </h1>
          <p className="lead">{text("home.intro")}</p>
          <div className="row hero__actions">
            <LinkButton href={to(path)} size="lg" iconAfter="arrow">
              {text(label)}
            </LinkButton>
            <LinkButton href={to("/projects")} variant="quiet">
              {text("home.action.projects")}
            </LinkButton>
          </div>
        </div>
        <div className="hero__pic">
          <Blossom label={text("home.blossom")} pictures={pictures} />
        </div>
      </div>
    </section>
  );
}

const pictures = [
  { src: illustrationUrl("school-breakfast") },
  { src: illustrationUrl("language-cafe"), focus: { x: 35.7, y: 61.9 } },
  { src: illustrationUrl("wheelchair-sports"), width: 736, focus: { x: 38.4, y: 56.8 } },
  { src: illustrationUrl("elderly-visits"), width: 760, focus: { x: 29.1, y: 63.5 } },
  { src: illustrationUrl("animal-shelter"), width: 760, focus: { x: 47.2, y: 64.2 } },
] as const;

function splitAtComma(claim: string): [string, string] {
  const end = claim.indexOf(",") + 1;
  return end > 0 ? [claim.slice(0, end), claim.slice(end).trim()] : [claim, ""];
}

function actionFor(call: HomeData["currentCall"], isLoggedIn: boolean) {
  if (call?.phase === "voting") {
    if (call.hasVoted) return ["/vote", "home.action.myVote"] as const;
    // A person who is logged in goes directly to the ballot.
    return [isLoggedIn ? "/vote/projects" : "/vote", "home.action.vote"] as const;
  }
  if (call?.phase === "published") return ["/projects", "home.action.winners"] as const;
  return ["/submit-a-project", "home.action.submit"] as const;
}
