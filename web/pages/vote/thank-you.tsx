import { useEffect } from "react";
import { forgetChoices } from "#web/components/kept-choice.ts";
import { lastMoment } from "#web/components/last-moment.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { ShareLinks } from "#web/components/share-links.tsx";
import { VoteReceipt } from "#web/components/vote-receipt.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { findVote } from "#web/pages/vote/standing.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Numbered } from "#web/ui/numbered/numbered.tsx";
import { Petals } from "#web/ui/petals/petals.tsx";
import type { Route } from "./+types/thank-you.ts";
import "#web/components/thanks.css";

const AfterVote = fund(`
  query AfterVote { now calls { phase votingOpens votingCloses resultsPublished myVote { receipt } } }
`);

const load = async ({ api, go }: PageArgs) => {
  const { now, calls } = await api.query(AfterVote);
  const { standing, call } = findVote(calls, now);
  if (!call?.myVote) throw go("/vote");
  return { ...call, isOpen: standing === "open", receipt: call.myVote.receipt };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function VotedPage({ loaderData: { isOpen, receipt, ...call } }: Route.ComponentProps) {
  const text = useText();
  const to = usePath();
  // What was chosen is in the box: nothing of it stays on a device that others may use.
  useEffect(forgetChoices, []);
  return (
    <div className="wrap wrap--narrow">
      <PageHead title={text("voted.title")} description={text("voted.text")} />
      <section className="thanks-sent" aria-labelledby="voted-heading">
        <Petals states={["done", "done", "done", "done", "done"]} />
        <h1 id="voted-heading" tabIndex={-1}>
          {text("voted.heading")}
        </h1>
        <p className="lead">{text("voted.text")}</p>
        <VoteReceipt code={receipt} />
        <p className="row">
          <LinkButton href={to("/")} variant="secondary">
            {text("voted.home")}
          </LinkButton>
          <ArrowLink href={to("/vote")}>{text("voted.action")}</ArrowLink>
        </p>
      </section>
      <WhatComes {...call} />
      {isOpen && (
        <ShareLinks title={text("voted.share.title")} heading={text("voted.share")} path={to("/vote")}>
          <p>{text("voted.share.text")}</p>
        </ShareLinks>
      )}
    </div>
  );
}

type Dates = { votingCloses: string | null; resultsPublished: string };

function WhatComes({ votingCloses, resultsPublished }: Dates) {
  const text = useText();
  const format = useFormats();
  const last = votingCloses ? format.dateTime(lastMoment(votingCloses)) : "";
  const date = format.longDate(new Date(resultsPublished));
  return (
    <section className="thanks-after" aria-labelledby="after-heading">
      <h2 id="after-heading">{text("voted.after")}</h2>
      <Numbered
        items={[
          { title: text("voted.after.close"), text: text("voted.after.close.date", { last }) },
          { title: text("voted.after.code"), text: text("voted.after.code.text") },
          { title: text("voted.after.results"), text: text("voted.after.results.date", { date }) },
        ]}
      />
    </section>
  );
}
