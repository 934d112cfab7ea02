import { withNext } from "#web/next.ts";
import type { VoteData } from "#web/pages/vote/page.tsx";
import { usePath } from "#web/path.ts";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** The page while nobody can choose: why, the last result, and where the reader's own vote is. */
export function ClosedVote(vote: VoteData) {
  const me = useMe();
  const isCounting = vote.state === "counting";
  return (
    <>
      <RedirectReason {...vote} />
      {isCounting ? !me && <MyVoteLink /> : <LatestResults {...vote} />}
    </>
  );
}

/** Says why a person who wanted to choose a project is here, unless the page already says it. */
function RedirectReason({ from, state, call }: VoteData) {
  const text = useText("vote");
  const me = useMe();
  if (call?.myVote || (from !== "ballot" && from !== "confirming")) return null;
  const isCounting = state === "counting";
  const isLate = isCounting && from === "confirming";
  // Voting may have closed while they were choosing, so they read that they have not voted.
  const reasonKey = isCounting && me ? "vote.closedBallot.notVoted" : "vote.closedBallot.text";
  return (
    <Notice tone="warning" title={text(isLate ? "vote.late" : "vote.closedBallot")}>
      {text(isLate ? "vote.late.text" : reasonKey)}
    </Notice>
  );
}

/** The last result; its voters read where their choice went. */
function LatestResults({ latest }: VoteData) {
  const text = useText("vote");
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

/** A link to the reader's own vote, once the page no longer asks people to log in. */
function MyVoteLink() {
  const text = useText("vote");
  const to = usePath();
  return (
    <Notice title={text("vote.counting.mine")}>
      <p>{text("vote.counting.mine.text")}</p>
      <ArrowLink href={withNext(to("/login"), to("/vote"))}>{text("vote.counting.mine.action")}</ArrowLink>
    </Notice>
  );
}
