import { doneSentences } from "#web/components/saved-view.ts";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const sentences = {
  corrected: "people.done.corrected",
  role: "people.done.role",
  address: "people.done.address",
  sessions: "people.done.sessions",
  imported: "people.done.imported",
  ...Object.fromEntries(doneSentences.map(({ name, sentence }) => [name, sentence])),
} as const;

/** Says what was just done. */
export function DoneNotice({ done }: { done: string | null }) {
  const text = useText("people");
  const sentence = Object.entries(sentences).find(([name]) => name === done)?.[1];
  return <div role="status">{sentence && <Notice tone="success">{text(sentence)}</Notice>}</div>;
}
