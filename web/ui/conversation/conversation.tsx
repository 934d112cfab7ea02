import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./conversation.css";

/** Something that one of two said. */
export type Said = {
  key: string;
  who: ReactNode;
  at: Date;
  time: string;
  isOwn: boolean;
  /** Beside the name, for example that it was not read yet. */
  mark?: ReactNode;
  text: ReactNode;
};
type Props = { label: string; items: Said[] };

/** What two people wrote to each other; one's own words stand at the end of the line. */
export function Conversation({ label, items }: Props) {
  return (
    <ol className="conversation" aria-label={label}>
      {items.map(({ key, who, at, time, isOwn, mark, text }) => (
        <li key={key} className={classNames("said", isOwn && "said--own")}>
          <p className="said__who">
            <strong>{who}</strong> {mark}
            <time className="meta" dateTime={at.toISOString()}>
              {time}
            </time>
          </p>
          <div className="said__text">{text}</div>
        </li>
      ))}
    </ol>
  );
}
