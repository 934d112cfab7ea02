import type { ReactNode } from "react";
import { type Act, mayDo } from "#domain/permission.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { isSentBy, refusalOf, submitForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, notFound, type PageArgs, type PageProps } from "#web/page.ts";
import { VoteFindings } from "#web/pages/office/vote/parts/findings.tsx";
import { paperForm, VotePaper } from "#web/pages/office/vote/parts/paper.tsx";
import { VotePosters } from "#web/pages/office/vote/parts/posters.tsx";
import { prolongForm, VoteProlong } from "#web/pages/office/vote/parts/prolong.tsx";
import { VoteReminders } from "#web/pages/office/vote/parts/reminders.tsx";
import { DeskRules } from "#web/pages/office/vote/parts/rules.tsx";
import { tieForm, VoteTie } from "#web/pages/office/vote/parts/tie.tsx";
import { VoteTurnout } from "#web/pages/office/vote/parts/turnout.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Badge } from "#web/ui/badge/badge.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "#web/components/office-page.css";
import "./page.css";

const OfficeVotes = fund(`
  query OfficeVotes($language: Language!) { calls { slug title(language: $language) voteDesk { stage } } }
`);
const OfficeVote = fund(`
  query OfficeVote($slug: String!, $language: Language!) {
    now
    call(slug: $slug) {
      id slug title(language: $language)
      ballot { id text(language: $language) { title inDutch } }
      votingOpens votingCloses resultsPublished voteWeight committeeWeight tieRule winnerCount
      liveTurnout { voted electorate branches { branch voted electorate } smallBranches { voted electorate } }
      voteProof { votes }
      voteDesk {
        stage waitsForCommittee failure { retryAt }
        findings {
          code severity figure
          subjects { project { slug text(language: $language) { title inDutch } } gaps { language part } }
        }
        reminders { days at begunAt mails }
      }
    }
  }
`);

const OfficeTies = fund(`
  query OfficeTies($language: Language!) {
    calls { id slug title(language: $language) undecidedTie { id slug text(language: $language) { title inDutch } } }
  }
`);
const DecideTie = fund(`
  mutation DecideTie($callId: ID!, $order: [ID!]!, $reason: String!) {
    decideTie(callId: $callId, order: $order, reason: $reason)
  }
`);
const ProlongVote = fund(`
  mutation ProlongVote($callId: ID!, $until: Instant!) { prolongVote(callId: $callId, votingCloses: $until) }
`);
const EnterPaperVote = fund(`
  mutation EnterPaperVote($employee_id: String!, $access_code: String!, $project: ID!) {
    enterPaperVote(employee_id: $employee_id, access_code: $access_code, project: $project)
  }
`);

/** The stages of a vote, the most urgent for its coordinator first. */
const urgency = ["open", "closed", "counted", "preflight", "released"] as const;

export const load = async (args: PageArgs) => {
  const { roles } = await enterOffice(args, "vote");
  const may = (act: Act) => mayDo({ roles, hasSecondFactor: true }, act);
  const { api, language, url } = args;
  const callsToDecide = may("decideTie") ? (await api.query(OfficeTies, { language })).calls : [];
  const ties = callsToDecide.filter(({ undecidedTie }) => undecidedTie.length > 0);
  const decision = url.searchParams.get("decided");
  const enteredCount = Number(url.searchParams.get("entered")) || 0;
  const isProlonged = url.searchParams.has("prolonged");
  const pageData = {
    ties,
    decision,
    enteredCount,
    isProlonged,
    runsCall: may("runCall"),
    votes: [],
    now: null,
    call: null,
  };
  return pageData.runsCall ? { ...pageData, ...(await loadDesk(args)) } : pageData;
};

const loadDesk = async ({ api, language, url }: PageArgs) => {
  const { calls } = await api.query(OfficeVotes, { language });
  const votes = calls.flatMap(({ voteDesk, ...call }) => (voteDesk ? [{ ...call, stage: voteDesk.stage }] : []));
  const slugInAddress = url.searchParams.get("call");
  // Votes come latest first, so among those that have not opened, the next one is the last.
  const votesByUrgency = urgency.flatMap((one) => votes.findLast(({ stage }) => stage === one) ?? []);
  const first =
    votesByUrgency[0]?.stage === "released" ? votes.find(({ stage }) => stage === "released") : votesByUrgency[0];
  const chosenVote = slugInAddress ? votes.find(({ slug }) => slug === slugInAddress) : first;
  if (slugInAddress && !chosenVote) notFound();
  if (!chosenVote) return { votes, now: null, call: null };
  const { now, call } = await api.query(OfficeVote, { slug: chosenVote.slug, language });
  return { votes, now, call };
};

export const act = async (args: ActArgs) => {
  if (isSentBy(paperForm, args.form)) return enterPaper(args);
  return isSentBy(prolongForm, args.form) ? prolong(args) : decide(args);
};
const callIn = (url: URL) => encodeURIComponent(url.searchParams.get("call") ?? "");
const enterPaper = ({ api, form, go, url }: ActArgs) =>
  submitForm(
    paperForm,
    form,
    (paper) => api.mutate(EnterPaperVote, paper),
    () => go(`/office/vote?call=${callIn(url)}&entered=${Number(form.get("entered")) + 1}#paper`),
  );
const prolong = ({ api, form, go, url }: ActArgs) =>
  submitForm(
    prolongForm,
    form,
    ({ until }) => api.mutate(ProlongVote, { callId: String(form.get("call") ?? ""), until }),
    () => go(`/office/vote?call=${callIn(url)}&prolonged#prolong`),
  );
const decide = async ({ api, form, go }: ActArgs) => {
  const answer = await submitForm(
    tieForm,
    form,
    ({ order, reason }) =>
      api.mutate(DecideTie, { callId: String(form.get("call") ?? ""), order: order.split(" "), reason }),
    () => go("/office/vote?decided=now"),
  );
  // Another member was first, and their decision is final.
  const isTooLate = !(answer instanceof Response) && answer.data.problem.code === "vote.noTie";
  return isTooLate ? go("/office/vote?decided=before") : answer;
};

type OfficeVoteData = Awaited<ReturnType<typeof load>>;
/** The open vote, for the sections of the page. */
export type DeskCall = NonNullable<OfficeVoteData["call"]>;
export type Desk = NonNullable<DeskCall["voteDesk"]>;
/** A vote with a tie that the committee has to decide. */
export type TiedCall = OfficeVoteData["ties"][number];

const tones = { preflight: undefined, open: "now", closed: "blue", counted: "blue", released: "success" } as const;

export default function OfficeVotePage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("office");
  const to = usePath();
  const { votes, now, call, ties, decision, enteredCount, isProlonged, runsCall } = loaderData;
  const desk = call?.voteDesk;
  const forCommittee = (
    <>
      {decision && (
        <Notice tone="success" title={text("officeVote.decided")} role="status">
          {text(decision === "before" ? "officeVote.decided.before" : "officeVote.decided.text")}
        </Notice>
      )}
      {ties.map((tiedCall) => (
        <VoteTie key={tiedCall.slug} call={tiedCall} refused={refusalOf(tieForm, actionData)} />
      ))}
    </>
  );
  return (
    <>
      <PageHead
        title={text("officeVote.title")}
        description={text("office.vote.text")}
        isRefused={Boolean(actionData)}
      />
      {call && desk ? (
        <OneVote
          key={call.slug}
          now={now}
          call={call}
          desk={desk}
          whileOpen={
            <>
              <VotePaper call={call} refused={refusalOf(paperForm, actionData)} enteredCount={enteredCount} />
              <VoteProlong call={call} refused={refusalOf(prolongForm, actionData)} isProlonged={isProlonged} />
            </>
          }
        >
          {forCommittee}
        </OneVote>
      ) : (
        <>
          <OfficeHead title={text("officeVote.title")} />
          <div className="wrap office-page">
            {forCommittee}
            {/* A person who only decides ties reads nothing about votes, not even that there are none. */}
            {ties.length === 0 && !decision && (
              <Empty title={text(runsCall ? "officeVote.none" : "officeVote.noTie")} heading="h2">
                {text(runsCall ? "officeVote.none.text" : "officeVote.noTie.text")}
              </Empty>
            )}
          </div>
        </>
      )}
      {votes.length > 1 && (
        <nav className="wrap office-page__others" aria-labelledby="others-heading">
          <h2 id="others-heading">{text("officeVote.others")}</h2>
          <ul className="plain">
            {votes
              .filter(({ slug }) => slug !== call?.slug)
              .map(({ slug, title, stage }) => (
                <li key={slug}>
                  <Link href={to(`/office/vote?call=${slug}`)}>{title}</Link>{" "}
                  <span className="muted">{text(`officeVote.stage.${stage}`)}</span>
                </li>
              ))}
          </ul>
        </nav>
      )}
    </>
  );
}

type OneVoteProps = { now: string | null; call: DeskCall; desk: Desk; whileOpen: ReactNode; children: ReactNode };

function OneVote({ now, call, desk, whileOpen, children }: OneVoteProps) {
  const text = useText("office");
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
    <>
      <OfficeHead title={text("officeVote.heading", { call: call.title })} lead={lead}>
        <p className="office-page__stage">
          <Badge tone={tones[stage]}>{text(`officeVote.stage.${stage}`)}</Badge>
        </p>
      </OfficeHead>
      <div className="wrap office-page">
        <VoteTrouble desk={desk} />
        {children}
        {stage === "preflight" && <VoteFindings findings={desk.findings} />}
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
        {stage === "open" && whileOpen}
        {(stage === "preflight" || stage === "open") && (
          <>
            <VotePosters slug={call.slug} />
            <p>
              <ArrowLink href={to("/office/kiosks")}>{text("office.kiosks")}</ArrowLink>
            </p>
          </>
        )}
      </div>
      <DeskRules call={call} moments={moments} stage={stage} />
    </>
  );
}

/** The reason why a vote cannot finish by itself. */
function VoteTrouble({ desk: { stage, failure, waitsForCommittee } }: { desk: Desk }) {
  const text = useText("office");
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
