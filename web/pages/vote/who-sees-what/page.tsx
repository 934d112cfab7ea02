import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { VisibilityGrid } from "#web/pages/vote/parts/visibility-grid.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";
import "./page.css";

const moments = ["voting", "closed", "released"] as const;
const limits = ["backup", "paper", "access", "device", "reminder"] as const;

/** Explains who can see what of a vote, and what we cannot promise. */
export default function WhoSeesWhatPage() {
  const text = useText("vote");
  const to = usePath();
  return (
    <>
      <PageHead title={text("proof.who")} description={text("proof.who.lead")} />
      <PageTop title={text("proof.who")} eyebrow={text("shell.vote")} isSplit>
        <p className="lead">{text("proof.who.lead")}</p>
      </PageTop>
      <div className="band band--deep round-tr visibility-band">
        <div className="wrap">
          <VisibilityGrid />
        </div>
      </div>
      <section className="wrap section operator-keys" aria-labelledby="operator-heading">
        <div className="operator-keys__head">
          <h2 id="operator-heading">{text("proof.operatorKeys")}</h2>
          <p className="lead">{text("proof.operatorKeys.lead")}</p>
        </div>
        <ol className="plain operator-keys__moments">
          {moments.map((moment) => (
            <li key={moment} className={moment === "released" ? "is-safe" : undefined}>
              <h3>{text(`proof.moment.${moment}`)}</h3>
              <p>{text(`proof.moment.${moment}.text`)}</p>
            </li>
          ))}
        </ol>
        <FoldedSection
          title={text("proof.limits")}
          now={limits.map((limit) => text(`proof.limit.${limit}`)).join(" · ")}
        >
          <Facts
            items={limits.map((limit) => ({
              term: text(`proof.limit.${limit}`),
              value: text(`proof.limit.${limit}.text`),
            }))}
          />
        </FoldedSection>
        <p className="row">
          <LinkButton href={to("/vote")} variant="secondary" iconAfter="arrow">
            {text("proof.toVote")}
          </LinkButton>
          <ArrowLink href={to("/vote/count-again")}>{text("proof.toRecount")}</ArrowLink>
        </p>
      </section>
    </>
  );
}
