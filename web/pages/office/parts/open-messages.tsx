import type { Today } from "#web/pages/office/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

/** The messages that wait the longest, each with one press to its conversation. */
export function OpenMessages({ threads }: { threads: Today["threads"] }) {
  const text = useText("calls");
  const format = useFormats();
  const to = usePath();
  if (threads.length === 0) return null;
  return (
    <section aria-labelledby="messages-heading">
      <div className="office-today__head">
        <h2 id="messages-heading">{text("office.messages")}</h2>
        <p>
          <Link href={to("/office/inbox")}>{text("office.messages.all")}</Link>
        </p>
      </div>
      <ul className="office-messages plain">
        {threads.map(({ id, topic, number, isConfidential, preview, language, writtenAt }) => (
          <li key={id}>
            <Link href={`${to("/office/inbox")}?open=${id}`}>
              <span className="office-messages__line" lang={preview === null ? undefined : (language ?? undefined)}>
                {preview ?? text("office.messages.confidential")}
              </span>
              <Tag tone={isConfidential ? "blossom" : topic ? undefined : "blue"}>
                {topic ? text(`contact.topic.${topic}`) : number}
              </Tag>
              <time dateTime={writtenAt}>{format.shortDay(new Date(writtenAt))}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
