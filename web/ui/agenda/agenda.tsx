import type { ReactNode } from "react";
import "./agenda.css";

/** Something that happens at a moment; `day` and `time` are that moment in words. */
export type AgendaItem = { key: string; at: string; day: string; time: string; what: ReactNode; about?: ReactNode };

/** The coming events, the first one first. */
export function Agenda({ items }: { items: readonly AgendaItem[] }) {
  return (
    <ol className="agenda plain">
      {items.map(({ key, at, day, time, what, about }) => (
        <li key={key}>
          <time dateTime={at}>
            <b>{day}</b> {time}
          </time>
          <p>
            {what}
            {about && <small>{about}</small>}
          </p>
        </li>
      ))}
    </ol>
  );
}
