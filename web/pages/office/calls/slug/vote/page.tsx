import type { ReactNode } from "react";
import { type Act, mayDo } from "#domain/permission.ts";
import { isSentBy, refusalOf, submitForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { CallFrame } from "#web/pages/office/calls/slug/parts/call-frame.tsx";
import { enterCall } from "#web/pages/office/calls/slug/parts/call-gate.ts";
import { VoteFindings } from "#web/pages/office/calls/slug/vote/parts/findings.tsx";
import { HandScores, scoredProject, scoreForm } from "#web/pages/office/calls/slug/vote/parts/hand-scores.tsx";
import { paperForm, VotePaper } from "#web/pages/office/calls/slug/vote/parts/paper.tsx";
import { prolongForm, reasonIn, VoteProlong } from "#web/pages/office/calls/slug/vote/parts/prolong.tsx";
import { VoteReminders } from "#web/pages/office/calls/slug/vote/parts/reminders.tsx";
import { lettersFormId, saveLetters } from "#web/pages/office/calls/slug/vote/parts/result-letter-act.ts";
import { ResultLetters } from "#web/pages/office/calls/slug/vote/parts/result-letters.tsx";
import { DeskRules } from "#web/pages/office/calls/slug/vote/parts/rules.tsx";
import { tieForm, VoteTie } from "#web/pages/office/calls/slug/vote/parts/tie.tsx";
import { VoteTurnout } from "#web/pages/office/calls/slug/vote/parts/turnout.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Badge } from "#web/ui/badge/badge.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./page.css";

const OfficeVote = fund(`
  query OfficeVote($slug: String!, $language: Language!) {
    now
    call(slug: $slug) {
      id slug title(language: $language)
      ballot { id text(language: $language) { title inDutch } }
      votingOpens votingCloses resultsPublished voteWeight committeeWeight tieRule winnerCount
      liveTurnout { voted electorate branches { branch voted electorate } smallBranches { voted electorate } }
      voteProof { votes }
      resultLetters { revision winner { language text } notElected { language text } }
      voteDesk {
        stage waitsForCommittee failure { retryAt }
        findings {
          code severity figure
          subjects { project { id slug text(language: $language) { title inDutch } } gaps { language part } }
        }
        reminders { days at begunAt mails }
      }
    }
  }
`);

const OfficeTie = fund(`
  query OfficeTie($slug: String!, $language: Language!) {
    call(slug: $slug) {
      id slug title(language: $language) undecidedTie { id slug text(language: $language) { title inDutch } }
    }
  }
`);
const OfficeScores = fund(`
  query OfficeScores($slug: String!, $language: Language!) {
    call(slug: $slug) {
      id slug handScores { score project { id text(language: $language) { title inDutch } } }
    }
  }
`);
const ScoreProject = fund(`
  mutation ScoreProject($projectId: ID!, $score: Int!, $previousScore: Int) {
    scoreProject(projectId: $projectId, score: $score, previousScore: $previousScore)
  }
`);
const DecideTie = fund(`
  mutation DecideTie($callId: ID!, $order: [ID!]!, $reason: String!) {
    decideTie(callId: $callId, order: $order, reason: $reason)
  }
`);
const ProlongVote = fund(`
  mutation ProlongVote($callId: ID!, $until: Instant!, $reason: [CallTextInput!]!) {
    prolongVote(callId: $callId, votingCloses: $until, reason: $reason)
  }
`);
const EnterPaperVote = fund(`
  mutation EnterPaperVote($employee_id: String!, $access_code: String!, $project: ID!) {
    enterPaperVote(employee_id: $employee_id, access_code: $access_code, project: $project)
  }
`);

export const load = async (args: PageArgs) => {
  const { asker, head } = await enterCall(args, "vote");
  const may = (act: Act) => mayDo(asker, act);
  const { api, language, url } = args;
  const choice = { slug: head.slug, language };
  const tie = may("decideTie") ? (await api.query(OfficeTie, choice)).call : null;
  const scores = may("scoreProject") ? (await api.query(OfficeScores, choice)).call : null;
  const desk = may("runCall") ? await api.query(OfficeVote, choice) : null;
  return {
    head,
    tie: tie && tie.undecidedTie.length > 0 ? tie : null,
    scores: scores && scores.handScores.length > 0 ? scores : null,
    hasSavedScore: url.searchParams.has("scored"),
    decision: url.searchParams.get("decided"),
    enteredCount: Number(url.searchParams.get("entered")) || 0,
    isProlonged: url.searchParams.has("prolonged"),
    hasSavedLetters: url.searchParams.has("letters"),
    runsCall: may("runCall"),
    writesProjects: may("writeProject"),
    now: desk?.now ?? null,
    call: desk?.call ?? null,
  };
};

export const act = async (args: ActArgs) => {
  if (isSentBy({ id: lettersFormId }, args.form)) return saveLetters(args, `${voteTab(args)}?letters#letters`);
  const projectId = scoredProject(args.form);
  if (projectId !== null) return saveScore(args, projectId);
  if (isSentBy(paperForm, args.form)) return enterPaper(args);
  return isSentBy(prolongForm, args.form) ? prolong(args) : decide(args);
};
const voteTab = ({ params }: PageArgs) => `/office/calls/${encodeURIComponent(params.slug ?? "")}/vote`;
const enterPaper = (args: ActArgs) =>
  submitForm(
    paperForm,
    args.form,
    (paper) => args.api.mutate(EnterPaperVote, paper),
    () => args.go(`${voteTab(args)}?entered=${Number(args.form.get("entered")) + 1}#paper`),
  );
const saveScore = (args: ActArgs, projectId: string) => {
  const previous = String(args.form.get("previous") ?? "");
  return submitForm(
    scoreForm(projectId),
    args.form,
    ({ score }) =>
      args.api.mutate(ScoreProject, {
        projectId,
        score: Number(score),
        previousScore: previous === "" ? null : Number(previous),
      }),
    () => args.go(`${voteTab(args)}?scored#scores`),
  );
};
const prolong = (args: ActArgs) =>
  submitForm(
    prolongForm,
    args.form,
    ({ until, ...typed }) =>
      args.api.mutate(ProlongVote, { callId: String(args.form.get("call") ?? ""), until, reason: reasonIn(typed) }),
    () => args.go(`${voteTab(args)}?prolonged#prolong`),
  );
const decide = async (args: ActArgs) => {
  const { api, form, go } = args;
  const answer = await submitForm(
    tieForm,
    form,
    ({ order, reason }) =>
      api.mutate(DecideTie, { callId: String(form.get("call") ?? ""), order: order.split(" "), reason }),
    () => go(`${voteTab(args)}?decided=now`),
  );
  // Another member was first, and their decision is final.
  const isTooLate = !(answer instanceof Response) && answer.data.problem.code === "vote.noTie";
  return isTooLate ? go(`${voteTab(args)}?decided=before`) : answer;
};

type OfficeVoteData = Awaited<ReturnType<typeof load>>;
/** The open vote, for the sections of the page. */
export type DeskCall = NonNullable<OfficeVoteData["call"]>;
export type Desk = NonNullable<DeskCall["voteDesk"]>;
/** A vote with a tie that the committee has to decide. */
export type TiedCall = NonNullable<OfficeVoteData["tie"]>;

const tones = { preflight: undefined, open: "now", closed: "blue", counted: "blue", released: "success" } as const;

/** A vote with projects that its reader scores by hand. */
export type ScoredCall = NonNullable<OfficeVoteData["scores"]>;

/** The tab of a call with its vote: checks before it opens, turnout, reminders, and a tie for the committee. */
export default function OfficeVotePage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("calls");
  const {
    head,
    now,
    call,
    tie,
    scores,
    hasSavedScore,
    decision,
    enteredCount,
    isProlonged,
    hasSavedLetters,
    runsCall,
    writesProjects,
  } = loaderData;
  const desk = call?.voteDesk;
  const forCommittee = (
    <>
      {decision && (
        <Notice tone="success" title={text("officeVote.decided")} role="status">
          {text(decision === "before" ? "officeVote.decided.before" : "officeVote.decided.text")}
        </Notice>
      )}
      {tie && <VoteTie call={tie} refused={refusalOf(tieForm, actionData)} />}
      {scores && <HandScores call={scores} refused={actionData} isSaved={hasSavedScore} />}
    </>
  );
  if (call && desk)
    return (
      <OneVote
        key={call.slug}
        now={now}
        call={call}
        desk={desk}
        frame={{ head, isRefused: Boolean(actionData) }}
        writesProjects={writesProjects}
        letters={
          <ResultLetters
            call={call}
            refused={refusalOf({ id: lettersFormId }, actionData)}
            isSaved={hasSavedLetters && !actionData}
          />
        }
        whileOpen={
          <>
            <VotePaper call={call} refused={refusalOf(paperForm, actionData)} enteredCount={enteredCount} />
            <VoteProlong call={call} refused={refusalOf(prolongForm, actionData)} isProlonged={isProlonged} />
          </>
        }
      >
        {forCommittee}
      </OneVote>
    );
  return (
    <CallFrame head={head} tab="vote" isRefused={Boolean(actionData)}>
      <div className="wrap office-page">
        {forCommittee}
        {/* A person who only decides ties reads nothing about votes, not even that there are none. */}
        {!tie && !scores && !decision && (
          <Empty title={text(runsCall ? "officeVote.none" : "officeVote.noTie")} heading="h2">
            {text(runsCall ? "officeVote.none.text" : "officeVote.noTie.text")}
          </Empty>
        )}
      </div>
    </CallFrame>
  );
}

type OneVoteProps = {
  now: string | null;
  call: DeskCall;
  desk: Desk;
  frame: { head: OfficeVoteData["head"]; isRefused: boolean };
  writesProjects: boolean;
  letters: ReactNode;
  whileOpen: ReactNode;
  children: ReactNode;
};

function OneVote({ now, call, desk, frame, writesProjects, letters, whileOpen, children }: OneVoteProps) {
  const text = useText("calls");
  const to = usePath();
  const format = useFormats();
  const { stage } = desk;
  const at = (instant: string | null) => (instant ? format.dateTime(new Date(instant)) : "");
  const moments = {
    opens: at(call.votingOpens),
    until: call.votingCloses ? format.until(new Date(call.votingCloses)) : "",
    results: at(call.resultsPublished),
  };
  // Results that are late wait for something.
  const isDue = stage === "counted" && now !== null && call.resultsPublished <= now;
  const lead = isDue ? text("officeVote.lead.due") : text(`officeVote.lead.${stage}`, moments);
  const hasTurnout = stage !== "preflight" && stage !== "released" && call.liveTurnout;
  return (
    <CallFrame
      {...frame}
      tab="vote"
      lead={lead}
      side={
        <p className="office-page__stage">
          <Badge tone={tones[stage]}>{text(`officeVote.stage.${stage}`)}</Badge>
        </p>
      }
    >
      <div className="wrap office-page call-columns">
        <VoteTrouble desk={desk} />
        {children}
        {stage === "preflight" && <VoteFindings findings={desk.findings} writesProjects={writesProjects} />}
        {hasTurnout && (
          <VoteTurnout
            slug={call.slug}
            turnout={hasTurnout}
            countedVotes={call.voteProof?.votes ?? null}
            isLive={stage === "open"}
          />
        )}
        {stage === "released" && (
          <p>
            <ArrowLink href={to(`/projects?call=${call.slug}#results`)}>{text("officeVote.results")}</ArrowLink>
          </p>
        )}
        <VoteReminders reminders={desk.reminders} now={now ?? ""} />
        {(stage === "preflight" || stage === "open") && letters}
        {stage === "open" && whileOpen}
        <DeskRules call={call} moments={moments} stage={stage} />
      </div>
    </CallFrame>
  );
}

/** The reason why a vote cannot finish by itself. */
function VoteTrouble({ desk: { stage, failure, waitsForCommittee } }: { desk: Desk }) {
  const text = useText("calls");
  const format = useFormats();
  if (failure) {
    const { retryAt } = failure;
    const next = retryAt
      ? text("officeVote.failed.again", { at: format.dateTime(new Date(retryAt)) })
      : text("officeVote.failed.ended");
    return (
      <Notice tone="danger" title={text(stage === "closed" ? "officeVote.failed.count" : "officeVote.failed.release")}>
        {text("officeVote.failed.text")} {next}
      </Notice>
    );
  }
  if (!waitsForCommittee) return null;
  return (
    <Notice tone="warning" title={text("officeVote.waits")}>
      {text("officeVote.waits.text")}
    </Notice>
  );
}
