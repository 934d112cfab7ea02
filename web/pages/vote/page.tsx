import type { Problem } from "#domain/problem.ts";
import { CalendarLinks } from "#web/components/calendar-links.tsx";
import { CallPhases } from "#web/components/call-phases.tsx";
import { Deadline } from "#web/components/deadline.tsx";
import { NotTranslated } from "#web/components/dutch.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { ReloadAt } from "#web/components/time-left.ts";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { BallotForm } from "#web/pages/vote/parts/ballot-form.tsx";
import { BallotRowFields } from "#web/pages/vote/parts/ballot-row.tsx";
import { ClosedVote } from "#web/pages/vote/parts/closed-vote.tsx";
import { ConfirmStep } from "#web/pages/vote/parts/confirm.tsx";
import { answerBallot, useConfirmation } from "#web/pages/vote/parts/confirmation.ts";
import { MyVote } from "#web/pages/vote/parts/my-vote.tsx";
import { VoteRules } from "#web/pages/vote/parts/rules.tsx";
import { areResultsLate, findVote, nextChangeAt } from "#web/pages/vote/parts/vote-state.ts";
import { usePath } from "#web/path.ts";
import { redirectToLogin } from "#web/redirect-to-login.ts";
import { useMe } from "#web/shell/me.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./page.css";

const Vote = fund(
  `
  query Vote($language: Language!) {
    now
    calls {
      slug title(language: $language) phase
      submissionsOpen submissionsClose votingOpens votingCloses resultsPublished awardsFrom
      voteWeight committeeWeight winnerCount hasVoted prolongReason(language: $language)
      myVote { receipt project { illustration text(language: $language) { title inDutch } } }
    }
    currentCall { ballot { ...BallotRowFields } }
  }
`,
  [BallotRowFields],
);
const CastVote = fund(`mutation CastVote($projectId: ID!) { castVote(projectId: $projectId) }`);

export const load = async ({ api, language, url }: PageArgs) => {
  const { now, calls, currentCall } = await api.query(Vote, { language });
  const from = url.searchParams.get("from");
  // Calls come newest first, so this is the last vote with published results.
  const latest = calls.find(({ phase, votingOpens }) => phase === "published" && votingOpens) ?? null;
  const vote = findVote(calls, now);
  const hasVoted = Boolean(vote.call?.myVote);
  const projects = vote.state === "open" && !hasVoted ? (currentCall?.ballot ?? []) : [];
  return { now, ...vote, latest, projects, from };
};

export const act = ({ api, form, go, url }: ActArgs) =>
  answerBallot(form, async (projectId) => {
    const { problem } = await api.mutate(CastVote, { projectId });
    if (!problem) return go("/vote/thank-you");
    if (problem.code === "login.required") return redirectToLogin({ url, go });
    return isOver(problem) ? go("/vote?from=confirming") : problem;
  });

/** Whether there is nothing left to choose; the page then says why. */
const isOver = ({ code }: Problem) => code === "vote.alreadyVoted" || code === "vote.notOpen";

/** The data of the page, for its sections. */
export type VoteData = Awaited<ReturnType<typeof load>>;

export default function VotePage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("vote");
  const { now, state, call, projects } = loaderData;
  const confirmation = useConfirmation(projects, actionData);
  const isOpen = state === "open";
  const vote = call?.myVote;
  // While voting is open, the countdown reloads the page.
  const changeAt = isOpen && !vote ? null : nextChangeAt(loaderData, now);
  if (confirmation.projectToConfirm)
    return <ConfirmStep project={confirmation.projectToConfirm} problem={confirmation.problem} />;
  return (
    <>
      {changeAt && isSoon(changeAt, now) && <ReloadAt moment={changeAt} now={now} />}
      <Top {...loaderData} isRefused={confirmation.isMissing || confirmation.problem !== null} />
      <div className="wrap vote-state">
        {isOpen && call.prolongReason && <Notice title={text("vote.prolonged")}>{call.prolongReason}</Notice>}
        {!isOpen && <ClosedVote {...loaderData} />}
        {vote && <MyVote call={call} vote={vote} now={now} />}
        <NotTranslated inDutch={projects.flatMap((project) => project.text.inDutch)} />
      </div>
      {projects.length > 0 && <BallotForm projects={projects} confirmation={confirmation} />}
      <VoteRules call={call} />
      {call && (
        <section className="band band--deep round-tl timeline" aria-labelledby="timeline-heading">
          <div className="wrap">
            <h2 id="timeline-heading">{text("vote.timeline")}</h2>
            <CallPhases call={call} now={now} />
            <CalendarLinks />
          </div>
        </section>
      )}
    </>
  );
}

const day = 24 * 3_600_000;

/** Whether a reader may still be there at that moment. */
const isSoon = (moment: string, now: string) => Date.parse(moment) - Date.parse(now) < day;

function Top({ isRefused, ...vote }: VoteData & { isRefused: boolean }) {
  const text = useText("vote");
  const to = usePath();
  const { now, state, call, projects } = vote;
  const isOpen = state === "open" && !call.myVote;
  const heading = text(useHeading(vote));
  const lead = useLead(vote);
  return (
    <>
      <PageHead title={heading} description={lead} canonical={to("/vote")} isRefused={isRefused} />
      <PageTop eyebrow={call?.title} title={heading} lead={lead} isSplit>
        {isOpen && call.votingCloses && <Deadline phase="voting" closes={call.votingCloses} now={now} />}
        {(state === "over" || (isOpen && projects.length === 0)) && (
          <div>
            <LinkButton href={to("/projects")} iconAfter="arrow">
              {text("vote.quiet.action")}
            </LinkButton>
          </div>
        )}
      </PageTop>
    </>
  );
}

function useHeading({ state, call, projects }: VoteData) {
  if (state === "counting") return "vote.counting";
  if (state === "early") return "vote.early";
  if (state === "over") return "vote.quiet";
  if (call.myVote) return "vote.voted";
  return projects.length > 0 ? "ballot.heading" : "vote.open.none";
}

function useLead({ now, state, call, projects }: VoteData): string {
  const text = useText("vote");
  const format = useFormats();
  const me = useMe();
  const day = (instant: string | null) => (instant ? format.weekdayDate(new Date(instant)) : "");
  const until = call?.votingCloses ? format.until(new Date(call.votingCloses)) : "";
  if (state === "open" && call.myVote) return text("vote.voted.lead", { until });
  if (state === "open" && projects.length === 0) return text("vote.open.none.lead");
  if (state === "open") {
    return `${text("ballot.lead", { count: projects.length })} ${text(me ? "ballot.order" : "ballot.visitor")}`;
  }
  if (state === "counting" && areResultsLate(call, now)) return text("vote.counting.waits");
  if (state === "counting") return text("vote.counting.lead", { date: day(call.resultsPublished) });
  if (state === "over") return text("vote.quiet.lead");
  const time = call.votingOpens ? format.time(new Date(call.votingOpens)) : "";
  return text("vote.early.lead", { opens: day(call.votingOpens), time, until });
}
