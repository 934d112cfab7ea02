import type { ReactNode } from "react";
import "./timeline.css";

/** An event; the last one in the list gives the current state. */
export type TimelineEvent = { key: string; at: Date; time: string; title: ReactNode; text?: ReactNode };
type Props = { label: string; items: TimelineEvent[] };

/** Events, one after the other. */
export function Timeline({ label, items }: Props) {
  return (
    <ol className="timeline" aria-label={label}>
      {items.map(({ key, at, time, title, text }, index) => (
        <li key={key} aria-current={index === items.length - 1 ? "step" : undefined}>
          <strong>{title}</strong>
          <time className="meta" dateTime={at.toISOString()}>
            {time}
          </time>
          {text && <div className="timeline__text">{text}</div>}
        </li>
      ))}
    </ol>
  );
}
