import { mayDo } from "#domain/permission.ts";
import type { Problem } from "#domain/problem.ts";
import { mostReviewers } from "#domain/review.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { refusedForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOfficeIf } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { CommitteeViews } from "#web/pages/office/committee/parts/committee-views.tsx";
import { OwnStatusFields } from "#web/pages/office/committee/parts/round.ts";
import { Assignment } from "#web/pages/office/committee/progress/parts/assignment.tsx";
import { DossierProgress } from "#web/pages/office/committee/progress/parts/dossier-progress.tsx";
import { EndOfRound } from "#web/pages/office/committee/progress/parts/end-of-round.tsx";
import { MemberTable } from "#web/pages/office/committee/progress/parts/member-table.tsx";
import { useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "#web/components/office-page.css";
import "../page.css";

const RoundProgress = fund(
  `
  query RoundProgress($slug: String, $language: Language!) {
    reviewRounds { slug title(language: $language) }
    reviewRound(slug: $slug) {
      call { id slug }
      reviewersPerDossier endedAt
      members { id name finished due isBehind }
      dossiers {
        ...OwnStatusFields
        type isUrgent isConfidential title language organisation town
        reviewProgress { finished reviewers }
        reviewers { id name isReviewer }
      }
    }
  }
`,
  [OwnStatusFields],
);
const Assign = fund(`
  mutation AssignReviewers($callId: ID!, $perDossier: Int) { assignReviewers(callId: $callId, perDossier: $perDossier) }
`);
const Choose = fund(`
  mutation ChooseReviewers($id: ID!, $memberIds: [ID!]!) { chooseReviewers(id: $id, memberIds: $memberIds) }
`);
const End = fund(`mutation EndRound($callId: ID!) { endRound(callId: $callId) }`);
const Reopen = fund(`mutation ReopenRound($callId: ID!) { reopenRound(callId: $callId) }`);
const Remind = fund(`mutation RemindReviewers($callId: ID!) { remindReviewers(callId: $callId) }`);

export const load = async (args: PageArgs) => {
  const { roles } = await enterOfficeIf(args, (asker) => mayDo(asker, "runCall"));
  const slug = args.url.searchParams.get("call");
  const { reviewRounds, reviewRound } = await args.api.query(RoundProgress, { slug, language: args.language });
  return { roles, rounds: reviewRounds, round: reviewRound, done: args.url.searchParams.get("justDone") };
};

export const act = async (args: ActArgs) => {
  const { form, url } = args;
  const intent = String(form.get("intent"));
  const { problem } = await perform(args, intent);
  if (problem) return refusedForm(problem, form);
  const slug = url.searchParams.get("call");
  return args.go(`/office/committee/progress?${slug ? `call=${encodeURIComponent(slug)}&` : ""}justDone=${intent}`);
};

async function perform({ api, form }: ActArgs, intent: string): Promise<{ problem: Problem | null }> {
  const callId = String(form.get("round") ?? "");
  switch (intent) {
    case "end":
      return api.mutate(End, { callId });
    case "reopen":
      return api.mutate(Reopen, { callId });
    case "remind":
      return api.mutate(Remind, { callId });
    case "assign": {
      const count = Number(form.get("perDossier"));
      const isFew = form.get("who") === "few";
      if (isFew && !(Number.isInteger(count) && count >= 1 && count <= mostReviewers))
        return { problem: { code: "form.invalid", fields: [] } };
      return api.mutate(Assign, { callId, perDossier: isFew ? count : null });
    }
    case "choose": {
      const memberIds = form.getAll("member").map(String);
      return api.mutate(Choose, { id: String(form.get("dossier") ?? ""), memberIds });
    }
    default:
      return { problem: { code: "list.nothingChosen" } };
  }
}

/** The loaded data about a round. */
export type Progress = NonNullable<Awaited<ReturnType<typeof load>>["round"]>;

const sentences = {
  end: "round.ended",
  reopen: "round.reopened",
  remind: "round.reminded",
  assign: "round.assigned",
  choose: "round.chosen",
} as const;

/** How far the members are, without scores; the coordinator assigns, reminds, and ends the round. */
export default function CommitteeProgressPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("committee");
  const { roles, rounds, round, done } = loaderData;
  const title = text("committee.view.progress");
  if (!round)
    return (
      <>
        <PageHead title={title} />
        <OfficeHead title={text("committee.title")} />
        <Empty title={text("committee.none")} heading="h2">
          {text("committee.none.text")}
        </Empty>
      </>
    );
  const sum = (name: "finished" | "reviewers") =>
    round.dossiers.reduce((total, { reviewProgress }) => total + (reviewProgress?.[name] ?? 0), 0);
  const [finished, total] = [sum("finished"), sum("reviewers")];
  const sentence = Object.entries(sentences).find(([name]) => name === done)?.[1];
  return (
    <>
      <PageHead title={title} isRefused={Boolean(actionData)} />
      <OfficeHead
        title={text("round.heading", { isOpen: String(round.endedAt === null), finished, total })}
        lead={text("round.lead")}
      />
      <CommitteeViews roles={roles} current="progress" round={round} rounds={rounds} />
      <div role="status">{sentence && !actionData && <Notice tone="success">{text(sentence)}</Notice>}</div>
      {actionData && <RefusalNotice problem={actionData.problem} />}
      <div className="office-page">
        <MemberTable callId={round.call.id} progress={round} />
        <DossierProgress callId={round.call.id} progress={round} />
        <Assignment callId={round.call.id} progress={round} />
        <EndOfRound callId={round.call.id} progress={round} missing={total - finished} />
      </div>
    </>
  );
}
