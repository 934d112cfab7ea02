import type { ReactNode } from "react";
import { langOf, NotTranslated } from "#web/components/dutch.tsx";
import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";
import { VoteReceipt } from "#web/components/vote-receipt.tsx";
import type { VoteData } from "#web/pages/vote/page.tsx";
import { areResultsLate } from "#web/pages/vote/parts/vote-state.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { AlmondPicture } from "#web/ui/almond-picture/almond-picture.tsx";
import { Badge } from "#web/ui/badge/badge.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

type Call = NonNullable<VoteData["call"]>;
type Props = { call: Call; vote: NonNullable<Call["myVote"]>; now: string };

/** The page of a voter: their choice, the proof that it is in the box, and what comes next. */
export function MyVote({ call, vote: { project, receipt }, now }: Props) {
  const text = useText("vote");
  const rich = useRichText("vote");
  const to = usePath();
  const format = useFormats();
  const { title, inDutch } = project.text;
  const date = format.longDate(new Date(call.resultsPublished));
  const name = (inside: ReactNode) => <span lang={langOf(inDutch, "title")}>{inside}</span>;
  return (
    <section className="voted" aria-labelledby="voted-heading">
      <AlmondPicture
        className="voted__pic no-print"
        src={illustrationUrl(project.illustration)}
        focus={illustrationFocus(project.illustration)}
        alt=""
      />
      <div className="stack">
        {/* While voting is open, the title of the page already says this. */}
        {call.phase !== "voting" && (
          <p>
            <Badge tone="success">{text("vote.voted")}</Badge>
          </p>
        )}
        {/* This is not printed, because others may use the printer. */}
        <h2 id="voted-heading" className="no-print">
          {rich("vote.voted.heading", { project: title }, { name })}
        </h2>
        <NotTranslated inDutch={inDutch} visibleParts={["title"]} />
        <p>{text("ballot.confirm.secret")}</p>
        <p>{areResultsLate(call, now) ? text("vote.voted.waits") : text("vote.voted.results", { date })}</p>
        <VoteReceipt code={receipt} />
        <div className="row">
          <LinkButton href={to("/projects")} variant="secondary">
            {text("vote.voted.projects")}
          </LinkButton>
          <LinkButton href={to("/volunteer")} variant="quiet">
            {text("vote.voted.volunteer")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
