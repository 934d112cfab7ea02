import { languageFacts, languages } from "#domain/language.ts";
import type { ListQuestion, ListRemark } from "#domain/list.ts";
import { messageTopics } from "#domain/message.ts";
import { lists } from "#domain/office-list.ts";
import { type ThreadState, threadKinds, threadStates } from "#domain/thread.ts";
import type { ListPageInfo } from "#web/components/list-foot.tsx";
import { OfficeList } from "#web/components/office-list.tsx";
import { chosenForRefused, type Refused } from "#web/form.tsx";
import type { ListedThread } from "#web/pages/office/inbox/page.tsx";
import { type BulkAnswer, bulkIntents } from "#web/pages/office/inbox/parts/act.ts";
import { PlannedFinish, ThreadBulk } from "#web/pages/office/inbox/parts/thread-bulk.tsx";
import { ThreadSubject } from "#web/pages/office/inbox/parts/thread-subject.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Badge } from "#web/ui/badge/badge.tsx";
import "./thread-list.css";

type Props = {
  question: ListQuestion;
  page: ListPageInfo & { rows: readonly ListedThread[]; remarks: readonly { kind: string; name: string }[] };
  answer: BulkAnswer | null;
  refused: Refused | undefined;
};

const tones = { waiting: "now", answered: "blue", done: "success" } as const;

/** The state of a conversation. */
export function ThreadBadge({ state }: { state: ThreadState }) {
  const text = useText("inbox");
  return <Badge tone={tones[state]}>{text(`inbox.state.${state}`)}</Badge>;
}

/** The conversations of the inbox. */
export function ThreadList({ question, page, answer, refused }: Props) {
  const text = useText("inbox");
  const format = useFormats();
  const fund = useFund();
  const filters = {
    state: {
      label: text("inbox.state"),
      options: threadStates.map((state) => ({ value: state, label: text(`inbox.state.${state}`) })),
    },
    kind: {
      label: text("inbox.kind"),
      options: threadKinds.map((kind) => ({ value: kind, label: text(`inbox.kind.${kind}`) })),
    },
    taken: {
      label: text("inbox.takenBy"),
      options: (["me", "nobody"] as const).map((one) => ({ value: one, label: text(`inbox.takenBy.${one}`) })),
    },
    topic: {
      label: text("inbox.topic"),
      options: messageTopics.map((topic) => ({ value: topic, label: text(`contact.topic.${topic}`) })),
    },
    language: {
      label: text("inbox.language"),
      options: languages
        .filter((language) => fund.languages.includes(language))
        .map((language) => ({ value: language, label: format.languageLabel(language) })),
    },
    from: { label: text("inbox.from") },
    until: { label: text("inbox.until") },
  };
  const plannedRows = answer?.kind === "plan" ? page.rows.filter(({ id }) => answer.ids.includes(id)) : null;
  // The conversations that stayed open are still chosen, so that people can look at them and finish them after all.
  const chosen = answer?.kind === "done" ? answer.stayingIds : answer?.ids;
  return (
    <div>
      {plannedRows && <PlannedFinish rows={plannedRows} />}
      <OfficeList
        data={{
          definition: lists.inbox,
          path: "/office/inbox",
          question,
          page: { ...page, remarks: page.remarks as ListRemark[] },
        }}
        caption={text("inbox.title")}
        searchLabel={text("inbox.search")}
        columnLabels={{
          writer: text("inbox.writer"),
          about: text("inbox.about"),
          preview: text("inbox.preview"),
          written: text("inbox.written"),
          state: text("inbox.state"),
          takenBy: text("inbox.takenBy"),
          language: text("inbox.language"),
        }}
        filters={filters}
        row={{
          id: ({ id }) => id,
          title: ({ writer }) => writer,
          cells: {
            about: (thread) => <ThreadSubject thread={thread} />,
            preview: ({ preview, language }) =>
              preview === null ? (
                <span className="muted">{text("inbox.preview.hidden")}</span>
              ) : (
                <span className="thread__preview" lang={language ? languageFacts[language].tag : undefined}>
                  {preview}
                </span>
              ),
            written: ({ writtenAt }) => format.shortDate(new Date(writtenAt)),
            state: ({ state }) => <ThreadBadge state={state} />,
            takenBy: ({ takenBy, isMine }) =>
              isMine
                ? text("inbox.takenBy.me")
                : (takenBy ?? <span className="muted">{text("inbox.takenBy.nobody")}</span>),
            language: ({ language }) => language && format.languageLabel(language),
          },
        }}
        bulk={<ThreadBulk rows={plannedRows} />}
        chosen={chosen ?? chosenForRefused(refused, bulkIntents) ?? []}
      />
    </div>
  );
}
