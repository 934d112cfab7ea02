import { isId } from "#domain/id.ts";
import { readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { fund, system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { actOnThread } from "#web/pages/office/inbox/parts/act.ts";
import { DoneNotice } from "#web/pages/office/inbox/parts/done-notice.tsx";
import { InboxViews } from "#web/pages/office/inbox/parts/inbox-views.tsx";
import { FinishDone } from "#web/pages/office/inbox/parts/thread-bulk.tsx";
import { ThreadList } from "#web/pages/office/inbox/parts/thread-list.tsx";
import { ThreadPane } from "#web/pages/office/inbox/parts/thread-pane.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Split } from "#web/ui/split/split.tsx";

const InboxPage = fund(`
  query InboxPage($list: String!) {
    threads(list: $list) {
      rows { id kind state writer topic language number isConfidential preview writtenAt takenBy isMine revision }
      first total hasMoreThanTotal next previous remarks { kind name }
    }
    waitingThreads { count }
  }
`);
const InboxViewsQuery = system(`query InboxViews { savedViews(list: inbox) { id name address isShared mayChange } }`);
const OpenThread = fund(`
  query OpenThread($id: ID!) {
    thread(id: $id) {
      id kind state writer email topic language number title isConfidential dossierId takenBy isMine revision
      entries { id kind author text writtenAt }
    }
    savedAnswers { id name texts { language text } }
  }
`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "inbox");
  const { searchParams, search } = args.url;
  const { question } = readList(lists.inbox, searchParams);
  const [{ threads, waitingThreads }, { savedViews }] = await Promise.all([
    args.api.query(InboxPage, { list: search.slice(1) }),
    args.api.query(InboxViewsQuery),
  ]);
  const open = isId(question.open ?? "") ? await args.api.query(OpenThread, { id: question.open ?? "" }) : null;
  return {
    question,
    threads,
    savedViews,
    waiting: waitingThreads.count,
    thread: open?.thread ?? null,
    isGone: question.open !== null && !open?.thread,
    savedAnswers: open?.savedAnswers ?? [],
    usedAnswer: searchParams.get("usedAnswer"),
    done: searchParams.get("justDone"),
  };
};

export const act = (args: ActArgs) => actOnThread(args);

type Loaded = Awaited<ReturnType<typeof load>>;
/** A conversation of the list. */
export type ListedThread = Loaded["threads"]["rows"][number];
/** The open conversation. */
export type OpenThread = NonNullable<Loaded["thread"]>;
/** An answer that the office gives often. */
export type UsableAnswer = Loaded["savedAnswers"][number];

/** The inbox: messages from the contact form and about dossiers, and the conversation of one of them. */
export default function OfficeInboxPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const refused = actionData?.problem ? actionData : undefined;
  const answer = actionData && !actionData.problem ? actionData : null;
  const text = useText("inbox");
  const format = useFormats();
  const { question, threads, savedViews, waiting, thread, isGone, savedAnswers, usedAnswer, done } = loaderData;
  return (
    <>
      <PageHead title={text("inbox.title")} isRefused={Boolean(refused)} />
      <OfficeHead
        title={text("inbox.heading", { count: waiting, total: format.number(waiting) })}
        lead={text("inbox.lead")}
      />
      <DoneNotice done={actionData ? null : done} />
      {answer?.kind === "done" && <FinishDone answer={answer} />}
      {refused && !thread && <RefusalNotice problem={refused.problem} />}
      {isGone && !refused && (
        <Notice tone="warning" icon="info">
          {text("inbox.gone")}
        </Notice>
      )}
      <InboxViews question={question} savedViews={savedViews} />
      <Split
        pane={
          thread && (
            <ThreadPane
              key={thread.id}
              thread={thread}
              question={question}
              savedAnswers={savedAnswers}
              usedAnswer={usedAnswer}
              refused={refused}
            />
          )
        }
      >
        <ThreadList question={question} page={threads} answer={answer} refused={refused} />
      </Split>
    </>
  );
}
