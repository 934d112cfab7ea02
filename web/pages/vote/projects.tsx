import { Deadline } from "#web/components/deadline.tsx";
import { NotTranslated } from "#web/components/dutch.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { VoteGate } from "#web/components/vote-gate.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { BallotRow, BallotRowFields } from "#web/pages/vote/ballot-row.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import type { Route } from "./+types/projects.ts";
import "../vote.css";

const Ballot = fund(
  `
  query Ballot($language: Language!) {
    now
    currentCall {
      title(language: $language) phase votingCloses
      projects(first: 100, statuses: [shortlisted]) { id ...BallotRowFields }
    }
  }
`,
  [BallotRowFields],
);

const load = ({ api, language }: PageArgs) => api.query(Ballot, { language });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function BallotPage({ loaderData: { now, currentCall: call } }: Route.ComponentProps) {
  const text = useText();
  const to = usePath();
  if (call?.phase !== "voting" || !call.votingCloses) return <NoBallot />;
  const { projects } = call;
  const lead = text("ballot.lead", { count: projects.length });
  return (
    <>
      <PageHead title={text("ballot.heading")} description={lead} />
      <PageTop eyebrow={call.title} title={text("ballot.heading")} lead={lead} isSplit>
        <Deadline phase="voting" closes={call.votingCloses} now={now} />
      </PageTop>
      <div className="wrap ballot">
        <Notice title={text("ballot.readOnly")}>
          <ArrowLink href={to("/vote#login")}>{text("ballot.readOnly.action")}</ArrowLink>
        </Notice>
        <NotTranslated inDutch={projects.flatMap((project) => project.text.inDutch)} />
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
    </>
  );
}

/** While there is nothing to vote on; the page before says when there will be. */
function NoBallot() {
  const text = useText();
  const to = usePath();
  return (
    <div className="wrap wrap--narrow">
      <PageHead title={text("ballot.heading")} />
      <Empty
        heading="h1"
        title={text("ballot.none")}
        action={
          <LinkButton href={to("/vote")} iconAfter="arrow">
            {text("ballot.none.action")}
          </LinkButton>
        }
      >
        {text("ballot.none.text")}
      </Empty>
    </div>
  );
}
