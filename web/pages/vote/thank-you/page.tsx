import { type ReactNode, useEffect } from "react";
import { langOf } from "#web/components/dutch.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { ShareLinks } from "#web/components/share-links.tsx";
import { AfterThanks, Thanks } from "#web/components/thanks.tsx";
import { forgetChoices } from "#web/components/unconfirmed-choice.ts";
import { VoteReceipt } from "#web/components/vote-receipt.tsx";
import { fund } from "#web/graphql/document.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { areResultsLate, findVote } from "#web/pages/vote/parts/vote-state.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

const AfterVote = fund(`
  query AfterVote($language: Language!) {
    now
    calls {
      phase votingOpens votingCloses resultsPublished
      myVote { receipt project { text(language: $language) { title inDutch } } }
    }
  }
`);

export const load = async ({ api, go, language }: PageArgs) => {
  const { now, calls } = await api.query(AfterVote, { language });
  const { state, call } = findVote(calls, now);
  if (!call?.myVote) throw go("/vote");
  return { ...call, ...call.myVote, isOpen: state === "open", isLate: areResultsLate(call, now) };
};

export default function VotedPage({ loaderData }: PageProps<typeof load>) {
  const { isOpen, receipt } = loaderData;
  const text = useText("vote");
  const to = usePath();
  // The choice is in the box, so nothing of it may stay on a device that others may use.
  useEffect(forgetChoices, []);
  return (
    <div className="wrap wrap--narrow">
      <PageHead title={text("voted.title")} />
      <Thanks heading={text("voted.heading")}>
        <Lead {...loaderData} />
        <VoteReceipt code={receipt} />
        <p className="row">
          <LinkButton href={to("/")} variant="secondary">
            {text("voted.home")}
          </LinkButton>
          <ArrowLink href={to("/vote")}>{text("voted.action")}</ArrowLink>
        </p>
      </Thanks>
      <NextSteps {...loaderData} />
      {isOpen && (
        <ShareLinks title={text("voted.share.title")} heading={text("voted.share")} path={to("/vote")}>
          <p>{text("voted.share.text")}</p>
        </ShareLinks>
      )}
    </div>
  );
}

type LeadProps = Pick<PageProps<typeof load>["loaderData"], "project" | "resultsPublished" | "isLate">;

/** The choice and the date of the results; this is the voter's own screen, like the page of the vote. */
function Lead({ project, resultsPublished, isLate }: LeadProps) {
  const rich = useRichText("vote");
  const format = useFormats();
  const { title, inDutch } = project.text;
  const name = (inside: ReactNode) => <strong lang={langOf(inDutch, "title")}>{inside}</strong>;
  const date = format.longDate(new Date(resultsPublished));
  return (
    // This is not printed, because others may use the printer.
    <p className="lead no-print">
      {rich(isLate ? "voted.lead.waits" : "voted.lead", { project: title, ...(!isLate && { date }) }, { name })}
    </p>
  );
}

type Dates = { votingCloses: string | null; resultsPublished: string; isLate: boolean };

function NextSteps({ votingCloses, resultsPublished, isLate }: Dates) {
  const text = useText("vote");
  const format = useFormats();
  const until = votingCloses ? format.until(new Date(votingCloses)) : "";
  const date = format.longDate(new Date(resultsPublished));
  return (
    <AfterThanks
      heading={text("voted.after")}
      items={[
        { title: text("voted.after.close"), text: text("voted.after.close.date", { until }) },
        { title: text("voted.after.code"), text: text("voted.after.code.text") },
        {
          title: text("voted.after.results"),
          text: isLate ? text("voted.after.results.waits") : text("voted.after.results.date", { date }),
        },
      ]}
    />
  );
}
