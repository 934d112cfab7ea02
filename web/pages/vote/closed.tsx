import { withNext } from "#web/next.ts";
import type { VoteData } from "#web/pages/vote.tsx";
import { usePath } from "#web/path.ts";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** What the page says while nobody can choose: why, how the last vote ended, and where one's own vote is. */
export function ClosedVote(vote: VoteData) {
  const me = useMe();
  const isCounting = vote.standing === "counting";
  return (
    <>
      <SentHere {...vote} />
      {isCounting ? !me && <ToMyVote /> : <LatestResults {...vote} />}
    </>
  );
}

/** Why a person who wanted to choose a project is here; what the page says already is not said twice. */
function SentHere({ from, standing, call }: VoteData) {
  const text = useText();
  const me = useMe();
  if (call?.myVote || (from !== "ballot" && from !== "confirming")) return null;
  const isCounting = standing === "counting";
  const isLate = isCounting && from === "confirming";
  // The box may have closed while they were choosing: they are told that they have not voted.
  const why = isCounting && me ? "vote.closedBallot.notVoted" : "vote.closedBallot.text";
  return (
    <Notice tone="warning" title={text(isLate ? "vote.late" : "vote.closedBallot")}>
      {text(isLate ? "vote.late.text" : why)}
    </Notice>
  );
}

/** How the last vote ended; its voters read where their choice went. */
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
