import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./conversation.css";

/** A message of one of two people. */
export type Message = {
  key: string;
  who: ReactNode;
  at: Date;
  time: string;
  isOwn: boolean;
  /** A mark beside the name, for example for an unread message. */
  mark?: ReactNode;
  text: ReactNode;
};
type Props = { label: string; items: Message[] };

/** Messages between two people; the reader's own messages are at the end of the line. */
export function Conversation({ label, items }: Props) {
  return (
    <ol className="conversation" aria-label={label}>
      {items.map(({ key, who, at, time, isOwn, mark, text }) => (
        <li key={key} className={classNames("message", isOwn && "message--own")}>
          <p className="message__who">
            <strong>{who}</strong> {mark}
            <time className="meta" dateTime={at.toISOString()}>
              {time}
            </time>
          </p>
          <div className="message__text">{text}</div>
        </li>
      ))}
    </ol>
  );
}
