import { Form } from "react-router";
import { languageFacts } from "#domain/language.ts";
import { addressOfList, type ListQuestion } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { isChangedRecord } from "#web/components/changed-record.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { type Refused, refusalOf } from "#web/form.tsx";
import type { OpenThread, UsableAnswer } from "#web/pages/office/inbox/page.tsx";
import { answerForm, noteForm } from "#web/pages/office/inbox/parts/act.ts";
import { AnswerForm, NoteForm } from "#web/pages/office/inbox/parts/reply-forms.tsx";
import { ThreadBadge } from "#web/pages/office/inbox/parts/thread-list.tsx";
import { ThreadSubject } from "#web/pages/office/inbox/parts/thread-subject.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Conversation } from "#web/ui/conversation/conversation.tsx";
import { EmailAddress } from "#web/ui/email-address/email-address.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Pane } from "#web/ui/split/split.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";
import "./thread-pane.css";

type Props = {
  thread: OpenThread;
  question: ListQuestion;
  savedAnswers: readonly UsableAnswer[];
  /** The id of the saved answer that the address inserts. */
  usedAnswer: string | null;
  refused: Refused | undefined;
};

/** A conversation: what was written, the answer, notes, and who takes care of it. */
export function ThreadPane({ thread, question, savedAnswers, usedAnswer, refused }: Props) {
  const text = useText("inbox");
  const to = usePath();
  const href = (open: string | null) => to("/office/inbox") + addressOfList(lists.inbox, { ...question, open });
  const refusedAnswer = refusalOf(answerForm, refused);
  const refusedNote = refusalOf(noteForm, refused);
  const refusedAct = refusedAnswer || refusedNote ? null : refused?.problem;
  return (
    <Pane
      id="thread"
      title={thread.writer}
      top={<ThreadBadge state={thread.state} />}
      closeHref={href(null)}
      closeLabel={text("inbox.close")}
    >
      <p>
        <ThreadSubject thread={thread} /> {thread.title}
      </p>
      {thread.email && (
        <p className="muted">
          <EmailAddress>{thread.email}</EmailAddress>
        </p>
      )}
      {thread.dossierId && (
        <p>
          <ArrowLink href={`${to("/office/dossiers")}?open=${thread.dossierId}`}>
            {text("inbox.dossier.open")}
          </ArrowLink>
        </p>
      )}
      {refusedAct?.code === "record.changed" && <ChangedNotice sentence={text("inbox.changed.act")} />}
      {refusedAct && refusedAct.code !== "record.changed" && <RefusalNotice problem={refusedAct} />}
      <ThreadActs thread={thread} />
      <Entries thread={thread} />
      {isChangedRecord(refusedAnswer) && <ChangedNotice sentence={text("inbox.changed.answer")} />}
      <AnswerForm
        // A new answer empties the form; a text that was refused stays in it.
        key={`answer ${thread.revision} ${usedAnswer} ${isChangedRecord(refusedAnswer)}`}
        thread={thread}
        savedAnswers={savedAnswers}
        usedAnswer={usedAnswer}
        openHref={href(thread.id)}
        refused={refusedAnswer}
      />
      <NoteForm key={`note ${thread.entries.length}`} id={thread.id} refused={refusedNote} />
    </Pane>
  );
}

/** Says that somebody else was faster. */
function ChangedNotice({ sentence }: { sentence: string }) {
  const text = useText("inbox");
  return (
    <Notice role="alert" tone="warning" icon="alert" title={text("inbox.changed")}>
      {sentence}
    </Notice>
  );
}

function Entries({ thread: { entries, writer, language } }: { thread: OpenThread }) {
  const text = useText("inbox");
  const format = useFormats();
  return (
    <div className="thread__entries">
      <Conversation
        label={text("inbox.conversation")}
        items={entries.map((entry) => {
          const at = new Date(entry.writtenAt);
          return {
            key: entry.id,
            who: entry.author ?? writer,
            at,
            time: format.dateTime(at),
            isOwn: entry.kind !== "message",
            mark: entry.kind === "note" && <Tag tone="apricot">{text("inbox.note.mark")}</Tag>,
            text:
              entry.kind === "note" ? (
                entry.text
              ) : (
                <span lang={language ? languageFacts[language].tag : undefined}>{entry.text}</span>
              ),
          };
        })}
      />
    </div>
  );
}

/** The person who takes care of it, and whether it is done. */
function ThreadActs({ thread: { id, revision, state, takenBy, isMine } }: { thread: OpenThread }) {
  const text = useText("inbox");
  const isPending = useIsPending();
  const takenWord = isMine ? text("inbox.takenBy.me") : (takenBy ?? text("inbox.takenBy.nobody"));
  const takeWord = takenBy ? text("inbox.takeOver") : text("inbox.take");
  return (
    <Form method="post" className="pane__acts">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <span className="muted">
        {text("inbox.takenBy")} {takenWord}
      </span>
      <Button
        size="small"
        variant={takenBy ? "quiet" : "secondary"}
        name="intent"
        value={isMine ? "leave" : "take"}
        busy={isPending}
      >
        {isMine ? text("inbox.leave") : takeWord}
      </Button>
      <Button
        size="small"
        variant="quiet"
        name="intent"
        value={state === "done" ? "reopen" : "finish"}
        busy={isPending}
      >
        {state === "done" ? text("inbox.reopen") : text("inbox.finish")}
      </Button>
    </Form>
  );
}
