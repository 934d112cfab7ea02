import { useState } from "react";
import { data } from "react-router";
import { invalidForm, type Problem } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { voteFields } from "#domain/vote.ts";
import { Deadline } from "#web/components/deadline.tsx";
import { NotTranslated } from "#web/components/dutch.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { VoteGate } from "#web/components/vote-gate.tsx";
import { type Refused, readTexts, refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { loginFirst } from "#web/login-first.ts";
import type { ActArgs, PageArgs } from "#web/page.ts";
import { BallotForm } from "#web/pages/vote/ballot-form.tsx";
import { BallotRow, BallotRowFields, type Candidate } from "#web/pages/vote/ballot-row.tsx";
import { ConfirmStep } from "#web/pages/vote/confirm.tsx";
import { usePath } from "#web/path.ts";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import type { Route } from "./+types/projects.ts";
import "../vote.css";

const Ballot = fund(
  `
  query Ballot($language: Language!) {
    now
    currentCall {
      phase title(language: $language) votingCloses
      ballot { ...BallotRowFields }
    }
  }
`,
  [BallotRowFields],
);
const CastVote = fund(`mutation CastVote($projectId: ID!) { castVote(projectId: $projectId) }`);

const load = async ({ api, language, go }: PageArgs) => {
  const { now, currentCall: call } = await api.query(Ballot, { language });
  // It may have closed since the guard looked, and another call be the current one.
  if (call?.phase !== "voting" || !call.votingCloses) throw go("/vote?from=ballot");
  return { now, title: call.title, votingCloses: call.votingCloses, projects: call.ballot };
};

/** What was chosen and where it led: asked once more, chosen again, or refused. */
type Chosen = { problem: null; typed: Record<string, string> };

const choose = async ({ api, form, go, url }: ActArgs) => {
  const { project: projectId = "" } = readTexts(voteFields, form);
  const invalid = invalidForm(checkFields(voteFields, { project: projectId }));
  if (invalid) return refusedForm(invalid, form);
  // Without scripts the page asks first; nothing has changed yet.
  if (form.get("intent") !== "confirm") return data<Chosen>({ problem: null, typed: typedInto(form) });
  const { problem } = await api.mutate(CastVote, { projectId });
  if (!problem) return go("/vote/thank-you");
  if (problem.code === "login.required") return loginFirst({ url, go });
  return isOver(problem) ? go("/vote?from=confirming") : refusedForm(problem, form);
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = onServer(choose);
export const clientAction = inBrowser(choose);

/** Tells whether there is nothing left to choose on this page; the page of the vote says why. */
const isOver = ({ code }: Problem) => code === "vote.alreadyVoted" || code === "vote.notOpen";

export default function BallotPage({ loaderData, actionData }: Route.ComponentProps) {
  const me = useMe();
  // Once a dialog has asked, no page does.
  const [asks, setAsks] = useState<"never" | "open" | "closed">("never");
  const refused: Refused | undefined = actionData?.problem ? actionData : undefined;
  const { project: chosenId = "", intent } = actionData?.typed ?? {};
  const chosen = loaderData.projects.find(({ id }) => id === chosenId);
  if (chosen && intent !== "again" && asks === "never") return <ConfirmStep project={chosen} refused={refused} />;
  return (
    <>
      <Top {...loaderData} isRefused={Boolean(refused)} />
      {me ? (
        <BallotForm
          projects={loaderData.projects}
          refused={refused}
          chosenBefore={chosenId}
          isAsking={asks === "open"}
          onAsk={(isAsking) => setAsks(isAsking ? "open" : "closed")}
        />
      ) : (
        <ReadOnly projects={loaderData.projects} />
      )}
    </>
  );
}

type TopProps = Awaited<ReturnType<typeof load>> & { isRefused: boolean };

function Top({ now, title, votingCloses, projects, isRefused }: TopProps) {
  const text = useText();
  const me = useMe();
  const lead = text("ballot.lead", { count: projects.length });
  return (
    <>
      <PageHead
        title={text("ballot.heading")}
        description={text("vote.open.lead", { count: projects.length })}
        isRefused={isRefused}
      />
      <PageTop
        eyebrow={title}
        title={text("ballot.heading")}
        lead={me ? `${lead} ${text("ballot.order")}` : lead}
        isSplit
      >
        <Deadline phase="voting" closes={votingCloses} now={now} />
      </PageTop>
      <div className="wrap">
        <NotTranslated inDutch={projects.flatMap((project) => project.text.inDutch)} />
      </div>
    </>
  );
}

/** The ballot for whoever is not logged in: reading is for everyone. */
function ReadOnly({ projects }: { projects: readonly Candidate[] }) {
  const text = useText();
  const to = usePath();
  return (
    <div className="wrap ballot">
      <Notice title={text("ballot.readOnly")}>
        <ArrowLink href={to("/vote#login")}>{text("ballot.readOnly.action")}</ArrowLink>
      </Notice>
      <section aria-labelledby="ballot-heading">
        <h2 id="ballot-heading" className="vh">
          {text("ballot.list")}
        </h2>
        <ul className="ballot__list">
          {projects.map((project) => (
            <BallotRow key={project.id} project={project} />
          ))}
        </ul>
      </section>
      <VoteGate />
    </div>
  );
}
