import type { ListedThread, OpenThread } from "#web/pages/office/inbox/page.tsx";
import { useText } from "#web/text.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Props = { thread: Pick<ListedThread | OpenThread, "topic" | "number" | "isConfidential"> };

/** The subject of a conversation: the topic of a visitor, or a dossier. */
export function ThreadSubject({ thread: { topic, number, isConfidential } }: Props) {
  const text = useText("inbox");
  if (topic) return <Tag>{text(`contact.topic.${topic}`)}</Tag>;
  return (
    <>
      <Tag tone="blue">{text("inbox.kind.dossierNumber", { number: number ?? "" })}</Tag>{" "}
      {isConfidential && <Tag tone="blossom">{text("inbox.kind.confidential")}</Tag>}
    </>
  );
}
