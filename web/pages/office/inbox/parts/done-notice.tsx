import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const sentences = {
  answered: "inbox.done.answered",
  noted: "inbox.done.noted",
  taken: "inbox.done.taken",
  left: "inbox.done.left",
  finished: "inbox.done.finished",
  reopened: "inbox.done.reopened",
  answerSaved: "inbox.done.answerSaved",
  answerRemoved: "inbox.done.answerRemoved",
  viewSaved: "list.view.saved",
  viewRemoved: "list.view.removed",
} as const;

/** Says what was just done. */
export function DoneNotice({ done }: { done: string | null }) {
  const text = useText("inbox");
  const sentence = Object.entries(sentences).find(([name]) => name === done)?.[1];
  return <div role="status">{sentence && <Notice tone="success">{text(sentence)}</Notice>}</div>;
}
