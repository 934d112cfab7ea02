import { CalendarLinks } from "#web/components/calendar-links.tsx";
import { CallPhases } from "#web/components/call-phases.tsx";
import { Deadline } from "#web/components/deadline.tsx";
import { lastMoment } from "#web/components/last-moment.ts";
import { LoginBand } from "#web/components/login-band.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { VoteGate } from "#web/components/vote-gate.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { VoteRules } from "#web/pages/vote/rules.tsx";
import { findVote } from "#web/pages/vote/standing.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { Route } from "./+types/vote.ts";
import "./vote.css";

const Vote = fund(`
  query Vote($language: Language!) {
    now
    calls {
      slug title(language: $language) phase
      submissionsOpen submissionsClose votingOpens votingCloses resultsPublished awardsFrom
      voteWeight committeeWeight winnerCount
    }
    currentCall { projects(first: 100, statuses: [shortlisted]) { id } }
  }
`);

const load = async ({ api, language }: PageArgs) => {
  const { now, calls, currentCall } = await api.query(Vote, { language });
  return { now, ...findVote(calls, now), count: currentCall?.projects.length ?? 0 };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** What the page knows of the vote; its sections take their part of it. */
export type VoteData = Awaited<ReturnType<typeof load>>;

export default function VotePage({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { now, standing, call } = loaderData;
  const isOpen = standing === "open";
  const heading = text(`vote.${standing}`);
  const lead = useLead(loaderData);
  return (
    <>
      <PageHead title={heading} description={lead} />
      <PageTop eyebrow={call?.title} title={heading} lead={lead} isSplit>
        {isOpen && call.votingCloses ? (
          <Deadline phase="voting" closes={call.votingCloses} now={now} />
        ) : (
          standing === "over" && <ToProjects />
        )}
      </PageTop>
      {isOpen && (
        <div className="wrap">
          <VoteGate />
        </div>
      )}
      <VoteRules call={call} isOpen={isOpen} />
      {call && (
        <section
          className={classNames("band band--deep timeline", isOpen ? "round-br" : "round-tl")}
          aria-labelledby="timeline-heading"
        >
          <div className="wrap">
            <h2 id="timeline-heading">{text("vote.timeline")}</h2>
            <CallPhases call={call} now={now} />
            <CalendarLinks />
          </div>
        </section>
      )}
      {isOpen && <LoginBand heading={text("vote.login")} text={text("vote.login.text")} tip={text("vote.login.tip")} />}
    </>
  );
}

function ToProjects() {
  const text = useText();
  const to = usePath();
  return (
    <div>
      <LinkButton href={to("/projects")} iconAfter="arrow">
        {text("vote.over.action")}
      </LinkButton>
    </div>
  );
}

function useLead({ standing, call, count }: VoteData): string {
  const text = useText();
  const format = useFormats();
  const day = (instant: string | null) => (instant ? format.weekdayDate(new Date(instant)) : "");
  if (standing === "open") return text("vote.open.lead", { count });
  if (standing === "counting") return text("vote.counting.lead", { date: day(call.resultsPublished) });
  if (standing === "over") return text("vote.over.lead");
  const last = call.votingCloses ? format.weekdayDate(lastMoment(call.votingCloses)) : "";
  return text("vote.early.lead", { opens: day(call.votingOpens), last });
}
