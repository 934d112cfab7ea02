import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { kioskRest } from "#domain/kiosk.ts";
import type { Problem } from "#domain/problem.ts";
import { NotTranslated } from "#web/components/dutch.tsx";
import { LogOutMutation } from "#web/components/log-out.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { Thanks } from "#web/components/thanks.tsx";
import { VoteReceipt } from "#web/components/vote-receipt.tsx";
import { fund, system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageHandle, PageProps } from "#web/page.ts";
import { KioskFrame } from "#web/pages/vote/kiosk/parts/frame.tsx";
import { KioskOver, KioskRest } from "#web/pages/vote/kiosk/parts/rest.tsx";
import { useLeave } from "#web/pages/vote/kiosk/parts/use-leave.ts";
import { BallotForm, formId as ballotFormId } from "#web/pages/vote/parts/ballot-form.tsx";
import { BallotRowFields, type Candidate } from "#web/pages/vote/parts/ballot-row.tsx";
import { ConfirmStep } from "#web/pages/vote/parts/confirm.tsx";
import { type Answer, answerBallot, useConfirmation } from "#web/pages/vote/parts/confirmation.ts";
import { findVote } from "#web/pages/vote/parts/vote-state.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import "../../page.css";
import "../page.css";

const VoterHere = system(`query VoterHere { kiosk { branch voter } }`);
const KioskBallot = fund(
  `
  query KioskBallot($language: Language!) {
    now
    calls { phase votingOpens resultsPublished myVote { receipt } }
    currentCall { ballot { ...BallotRowFields } }
  }
`,
  [BallotRowFields],
);
const CastAtKiosk = fund(`mutation CastAtKiosk($projectId: ID!) { castVote(projectId: $projectId) }`);

export const load = async ({ api, language, url, go }: PageArgs) => {
  const [{ kiosk }, { now, calls, currentCall }] = await Promise.all([
    api.query(VoterHere),
    api.query(KioskBallot, { language }),
  ]);
  if (!kiosk?.voter) throw go("/vote/kiosk");
  // Voting may have closed since they logged in.
  const { state, call } = findVote(calls, now);
  return {
    branch: kiosk.branch,
    voter: kiosk.voter,
    receipt: call?.myVote?.receipt ?? null,
    isNew: url.searchParams.has("voted"),
    isOpen: state === "open",
    resultsPublished: call?.resultsPublished ?? null,
    projects: currentCall?.ballot ?? [],
  };
};

export const act = async ({ api, form, go }: ActArgs) => {
  const intent = form.get("intent");
  if (intent === "end") {
    await api.mutate(LogOutMutation);
    return go("/vote/kiosk");
  }
  return answerBallot(form, async (projectId) => {
    const { problem } = await api.mutate(CastAtKiosk, { projectId });
    if (!problem) return go("/vote/kiosk/ballot?voted");
    return isOver(problem) ? go("/vote/kiosk/ballot") : problem;
  });
};

export { KioskTrouble as ErrorBoundary } from "#web/pages/vote/kiosk/parts/trouble.tsx";

// The scripts start at once, because the page must forget people who walk away before they press anything.
export const handle: PageHandle = { startsAtOnce: true };

/** Whether this voter can no longer choose here; the page then says why, or begins again. */
const isOver = ({ code }: Problem) =>
  code === "vote.alreadyVoted" || code === "vote.notOpen" || code === "login.required";

export default function KioskBallotPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const { branch, receipt, isOpen } = loaderData;
  const { isOver, leave } = useLeave();
  if (isOver) return <KioskOver branch={branch} />;
  return (
    <>
      {receipt ? (
        <VotedStep {...loaderData} receipt={receipt} onDone={leave} />
      ) : isOpen ? (
        <ChoiceStep {...loaderData} answer={actionData} onStop={leave} />
      ) : (
        <LateStep branch={branch} onDone={leave} />
      )}
      <KioskRest onOver={leave} hasVoter isOpen={isOpen && !receipt} />
    </>
  );
}

type Data = Awaited<ReturnType<typeof load>>;
type VotedStepProps = Data & { receipt: string; onDone(): void };

function VotedStep({ branch, receipt, isNew, resultsPublished, onDone }: VotedStepProps) {
  const text = useText("vote");
  const format = useFormats();
  const date = resultsPublished ? format.longDate(new Date(resultsPublished)) : "";
  const heading = text(isNew ? "kiosk.voted" : "kiosk.already");
  const place = useRef<HTMLHeadingElement>(null);
  // It replaces the ballot at the same address, so the shell does not move the focus.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <KioskFrame branch={branch}>
      <PageHead title={heading} />
      <div className="wrap wrap--narrow">
        <Thanks heading={heading} ref={place}>
          {/* No project is named, because other people wait in line behind the voter. */}
          <p className="lead">{isNew ? text("kiosk.voted.text", { date }) : text("kiosk.already.text")}</p>
          <VoteReceipt code={receipt}>{text("kiosk.receipt")}</VoteReceipt>
          <EndButton size="lg" onEnd={onDone} label={text("kiosk.done")} />
        </Thanks>
      </div>
      <WithoutScripts />
    </KioskFrame>
  );
}

/** For a voter who was choosing when voting closed. */
function LateStep({ branch, onDone }: Pick<Data, "branch"> & { onDone(): void }) {
  const text = useText("vote");
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <KioskFrame branch={branch}>
      <PageHead title={text("vote.late")} />
      <div className="wrap kiosk__over">
        <h1 ref={place} tabIndex={-1}>
          {text("vote.late")}
        </h1>
        <p className="lead">{text("vote.late.text")}</p>
        <EndButton size="lg" onEnd={onDone} label={text("kiosk.done")} />
      </div>
      <WithoutScripts />
    </KioskFrame>
  );
}

type ChoiceStepProps = Data & { answer: Answer | undefined; onStop(): void };

function ChoiceStep({ branch, voter, projects, answer, onStop }: ChoiceStepProps) {
  const text = useText("vote");
  const confirmation = useConfirmation(projects, answer);
  const { projectToConfirm, problem } = confirmation;
  return (
    <KioskFrame
      branch={branch}
      end={<EndButton size="small" variant="secondary" onEnd={onStop} label={text("kiosk.stop")} />}
    >
      {projectToConfirm ? (
        <ConfirmStep project={projectToConfirm} problem={problem} />
      ) : (
        <>
          <Top voter={voter} projects={projects} isRefused={confirmation.isMissing || problem !== null} />
          <BallotForm projects={projects} confirmation={confirmation} isShared />
        </>
      )}
      <WithoutScripts hasBallot={!projectToConfirm} />
    </KioskFrame>
  );
}

function Top({ voter, projects, isRefused }: { voter: string; projects: readonly Candidate[]; isRefused: boolean }) {
  const text = useText("vote");
  return (
    <div className="wrap kiosk__top">
      <PageHead title={text("ballot.heading")} isRefused={isRefused} />
      <h1>{text("ballot.heading")}</h1>
      <p className="lead">{text("kiosk.as", { firstname: voter })}</p>
      <NotTranslated inDutch={projects.flatMap((project) => project.text.inDutch)} />
    </div>
  );
}

type EndProps = { size: "lg" | "small"; variant?: "secondary"; label: string; onEnd(): void };

/** Ends the session at once; without scripts it is a form whose answer is the first page. */
function EndButton({ label, onEnd, ...look }: EndProps) {
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onEnd();
      }}
    >
      <Button name="intent" value="end" {...look}>
        {label}
      </Button>
    </Form>
  );
}

const restWithoutScripts = kioskRest.seconds + kioskRest.grace;

/** Without scripts the page restarts once the server has forgotten its voter; people can ask for more time. */
function WithoutScripts({ hasBallot = false }: { hasBallot?: boolean }) {
  const text = useText("vote");
  const to = usePath();
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${restWithoutScripts + 1};url=${to("/vote/kiosk")}`} />
      <div className="wrap kiosk__plain">
        <p>{text("kiosk.rest.plain", { seconds: restWithoutScripts })}</p>
        {/* People can also ask for more time before a choice. */}
        {hasBallot && (
          <Button form={ballotFormId} name="intent" value="more" variant="secondary" formNoValidate>
            {text("kiosk.rest.more")}
          </Button>
        )}
      </div>
    </noscript>
  );
}
