import { langOf } from "#web/components/dutch.tsx";
import { Section } from "#web/pages/account/section.tsx";
import type { Account } from "#web/pages/account.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Call = NonNullable<Account["vote"]>;

/** Whether someone voted in the vote that is on, or else in the last one, and what can still be known of it. */
export function AccountVote({ vote: call }: Pick<Account, "vote">) {
  const text = useText();
  const format = useFormats();
  const state = stateOf(call);
  const until = call?.votingCloses ? format.until(new Date(call.votingCloses)) : "";
  return (
    <Section
      name="vote"
      heading={text("account.vote")}
      text={text(`account.vote.${state}`, { call: call?.title ?? "", until })}
    >
      {call?.myVote && <MyVote vote={call.myVote} />}
      <p className="row">
        <WayOn state={state} call={call} />
      </p>
    </Section>
  );
}

function stateOf(call: Call | null) {
  if (!call) return "none";
  if (call.myVote) return "in";
  if (call.hasVoted) return "gone";
  return call.phase === "voting" ? "open" : "missed";
}

function MyVote({ vote: { receipt, project } }: { vote: NonNullable<Call["myVote"]> }) {
  const text = useText();
  const to = usePath();
  const title = (
    <Link href={to(`/project/${project.slug}`)} lang={langOf(project.text.inDutch, "title")}>
      {project.text.title}
    </Link>
  );
  return (
    <Facts
      items={[
        { term: text("account.vote.project"), value: title },
        { term: text("account.vote.receipt"), value: <b className="tabular">{receipt}</b> },
      ]}
    />
  );
}

function WayOn({ state, call }: { state: ReturnType<typeof stateOf>; call: Call | null }) {
  const text = useText();
  const to = usePath();
  const page = <ArrowLink href={to("/vote")}>{text("account.vote.page")}</ArrowLink>;
  if (state === "open") return <ArrowLink href={to("/vote/projects")}>{text("account.vote.ballot")}</ArrowLink>;
  if (call?.phase !== "published") return page;
  return (
    <>
      {state === "gone" && <ArrowLink href={to("/vote/count-again")}>{text("account.vote.find")}</ArrowLink>}
      <ArrowLink href={to(`/projects?call=${call.slug}#results`)}>{text("account.vote.results")}</ArrowLink>
      {page}
    </>
  );
}
