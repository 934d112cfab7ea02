import { lazy } from "react";
import { CalendarLinks } from "#web/components/calendar-links.tsx";
import { CallPhases } from "#web/components/call-phases.tsx";
import { Deadline } from "#web/components/deadline.tsx";
import { LoginBand } from "#web/components/login-band.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { TurnsAt } from "#web/components/time-left.ts";
import { VoteGate } from "#web/components/vote-gate.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { withNext } from "#web/next.ts";
import type { PageArgs } from "#web/page.ts";
import { VoteRules } from "#web/pages/vote/rules.tsx";
import { findVote, isWaiting, turnsAt } from "#web/pages/vote/standing.ts";
import { usePath } from "#web/path.ts";
import { useMe } from "#web/shell/me.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Notice } from "#web/ui/notice/notice.tsx";
import type { Route } from "./+types/vote.ts";
import "./vote.css";

const Vote = fund(`
  query Vote($language: Language!) {
    now
    calls {
      slug title(language: $language) phase
      submissionsOpen submissionsClose votingOpens votingCloses resultsPublished awardsFrom
      voteWeight committeeWeight winnerCount hasVoted
      myVote { receipt project { illustration text(language: $language) { title inDutch } } }
    }
    currentCall { ballot { id } }
  }
`);

// Most who come have not voted yet: what they see afterwards comes with the first vote. As on the page of the projects,
// nothing waits for it but the load function.
const loadMyVote = async () => ({ default: (await import("#web/pages/vote/my-vote.tsx")).MyVote });
const MyVote = import.meta.env.SSR ? (await loadMyVote()).default : lazy(loadMyVote);

const load = async ({ api, language, url }: PageArgs) => {
  const { now, calls, currentCall } = await api.query(Vote, { language });
  const from = url.searchParams.get("from");
  // Newest first: the last vote that everyone knows the end of.
  const latest = calls.find(({ phase, votingOpens }) => phase === "published" && votingOpens) ?? null;
  const found = findVote(calls, now);
  if (found.call?.myVote) await loadMyVote();
  return { now, ...found, latest, count: currentCall?.ballot.length ?? 0, from };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** What the page knows of the vote; its sections take their part of it. */
export type VoteData = Awaited<ReturnType<typeof load>>;

const headings = {
  open: "vote.open",
  counting: "vote.counting",
  early: "vote.early",
  over: "vote.quiet",
} as const;

export default function VotePage({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { now, standing, call } = loaderData;
  const me = useMe();
  const isOpen = standing === "open";
  const hasBallot = isOpen && loaderData.count > 0;
  const vote = call?.myVote;
  const heading = text(isOpen && vote ? "vote.voted" : headings[standing]);
  const lead = useLead(loaderData);
  // While voting is open, the countdown has the page loaded anew.
  const turn = isOpen && !vote ? null : turnsAt(loaderData, now);
  return (
    <>
      {turn && isSoon(turn, now) && <TurnsAt moment={turn} now={now} />}
      <PageHead title={heading} description={lead} />
      <PageTop eyebrow={call?.title} title={heading} lead={lead} isSplit>
        {isOpen && call.votingCloses && !vote && <Deadline phase="voting" closes={call.votingCloses} now={now} />}
        {standing === "over" && <ToProjects />}
      </PageTop>
      <div className="wrap vote-state">
        <SentHere {...loaderData} />
        {!isOpen && standing !== "counting" && <LatestResults {...loaderData} />}
        {vote && <MyVote call={call} vote={vote} now={now} />}
        {standing === "counting" && !me && <ToMyVote />}
        {hasBallot && !vote && (me ? <ToBallot /> : <VoteGate />)}
      </div>
      <VoteRules call={call} hasBallot={hasBallot && !vote} />
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
      {isOpen && <LoginBand heading={text("vote.login")} />}
    </>
  );
}

const day = 24 * 3_600_000;

/** Tells whether whoever looks may still be there at that moment. */
const isSoon = (moment: string, now: string) => Date.parse(moment) - Date.parse(now) < day;

/** Why someone who wanted to choose a project stands here; what stands on the page already is not said twice. */
function SentHere({ from, standing, call }: VoteData) {
  const text = useText();
  const me = useMe();
  if (standing === "open" || call?.myVote || (from !== "ballot" && from !== "confirming")) return null;
  const isClosed = standing === "counting";
  const isLate = isClosed && from === "confirming";
  // The box may have closed while they were choosing: whoever wonders whether their vote counts is told that it does not.
  const why = isClosed && me ? "vote.closedBallot.notVoted" : "vote.closedBallot.text";
  return (
    <Notice tone="warning" title={text(isLate ? "vote.late" : "vote.closedBallot")}>
      {text(isLate ? "vote.late.text" : why)}
    </Notice>
  );
}

/** How the last vote ended, while there is none; whoever took part hears where their choice went. */
function LatestResults({ latest }: VoteData) {
  const text = useText();
  const to = usePath();
  if (!latest) return null;
  return (
    <Notice icon="check" title={text("vote.latest", { call: latest.title })}>
      {latest.hasVoted && <p>{text("vote.latest.voted")}</p>}
      <p className="row">
        <ArrowLink href={to(`/projects?call=${latest.slug}#results`)}>{text("vote.latest.action")}</ArrowLink>
        {latest.hasVoted && (
          <ArrowLink href={to(`/vote/count-again?call=${latest.slug}`)}>{text("vote.latest.find")}</ArrowLink>
        )}
      </p>
    </Notice>
  );
}

/** The way back to one's own vote, once nobody is asked to log in any more. */
function ToMyVote() {
  const text = useText();
  const to = usePath();
  return (
    <Notice title={text("vote.counting.mine")}>
      <p>{text("vote.counting.mine.text")}</p>
      <ArrowLink href={withNext(to("/login"), to("/vote"))}>{text("vote.counting.mine.action")}</ArrowLink>
    </Notice>
  );
}

/** The way on for whoever is in and still has a vote. */
function ToBallot() {
  const text = useText();
  const to = usePath();
  return (
    <section className="gate" aria-labelledby="gate-heading">
      <div>
        <h2 id="gate-heading">{text("vote.mine")}</h2>
        <p>{text("vote.mine.text")}</p>
      </div>
      <LinkButton href={to("/vote/projects")} size="lg" iconAfter="arrow">
        {text("vote.mine.action")}
      </LinkButton>
    </section>
  );
}

function ToProjects() {
  const text = useText();
  const to = usePath();
  return (
    <div>
      <LinkButton href={to("/projects")} iconAfter="arrow">
        {text("vote.quiet.action")}
      </LinkButton>
    </div>
  );
}

function useLead({ now, standing, call, count }: VoteData): string {
  const text = useText();
  const format = useFormats();
  const day = (instant: string | null) => (instant ? format.weekdayDate(new Date(instant)) : "");
  const until = call?.votingCloses ? format.until(new Date(call.votingCloses)) : "";
  if (standing === "open" && call.myVote) return text("vote.voted.lead", { until, date: day(call.resultsPublished) });
  if (standing === "open") return count > 0 ? text("vote.open.lead", { count }) : text("vote.open.none");
  if (standing === "counting" && isWaiting(call, now)) return text("vote.counting.waits");
  if (standing === "counting") return text("vote.counting.lead", { date: day(call.resultsPublished) });
  if (standing === "over") return text("vote.quiet.lead");
  const time = call.votingOpens ? format.time(new Date(call.votingOpens)) : "";
  return text("vote.early.lead", { opens: day(call.votingOpens), time, until });
}
