import type { ReactNode } from "react";
import { langOf } from "#web/components/dutch.tsx";
import type { Account } from "#web/pages/account/page.tsx";
import { isWaiting } from "#web/pages/account/parts/dossiers.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { Badge } from "#web/ui/badge/badge.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link/link.tsx";

type Call = NonNullable<Account["vote"]>;

const bold = (inside: ReactNode) => <b>{inside}</b>;

/** Whether a person voted in the current vote, or else in the last one, and what can still be shown of it. */
export function AccountVote({ vote: call, dossiers }: Pick<Account, "vote" | "dossiers">) {
  const text = useText("account");
  const rich = useRichText("account");
  const format = useFormats();
  const to = usePath();
  if (!call) return null;
  const state = stateOf(call);
  const until = call.votingCloses ? format.until(new Date(call.votingCloses)) : "";
  return (
    <section className={classNames("my-vote", `my-vote--${state}`)} id="vote" aria-label={text("account.vote")}>
      <p>
        <Badge tone={tones[state]}>
          {text("account.vote")} · {call.title}
        </Badge>
      </p>
      <h2>{state === "open" ? rich("account.vote.open", { until }, { b: bold }) : text(`account.vote.${state}`)}</h2>
      {call.myVote && <MyVote vote={call.myVote} />}
      {(state === "in" || state === "gone") && <p>{text(`account.vote.${state}.text`)}</p>}
      {state === "open" && (
        <LinkButton
          href={to("/vote/projects")}
          variant={dossiers.some(isWaiting) ? "secondary" : "primary"}
          iconAfter="arrow"
        >
          {text("account.vote.ballot")}
        </LinkButton>
      )}
      {state === "gone" && call.phase === "published" && (
        <LinkButton href={to("/vote/count-again")} variant="secondary" size="small">
          {text("account.vote.find")}
        </LinkButton>
      )}
      {call.phase === "published" ? (
        <Link href={to(`/projects?call=${call.slug}#results`)}>{text("account.vote.results")}</Link>
      ) : (
        <Link href={to("/vote/who-sees-what")}>{text("account.vote.who")}</Link>
      )}
    </section>
  );
}

const tones = { open: "now", in: "success", gone: "blue", missed: undefined } as const;

function stateOf(call: Call): keyof typeof tones {
  if (call.myVote) return "in";
  if (call.hasVoted) return "gone";
  return call.phase === "voting" ? "open" : "missed";
}

function MyVote({ vote: { receipt, project } }: { vote: NonNullable<Call["myVote"]> }) {
  const text = useText("account");
  const to = usePath();
  return (
    <dl className="my-vote__receipt">
      <dt>{text("account.vote.receipt")}</dt>
      <dd className="my-vote__code">{receipt}</dd>
      <dt>{text("account.vote.project")}</dt>
      <dd>
        <Link href={to(`/project/${project.slug}`)} lang={langOf(project.text.inDutch, "title")}>
          {project.text.title}
        </Link>
      </dd>
    </dl>
  );
}
