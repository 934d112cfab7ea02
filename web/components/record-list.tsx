import type { ReactNode } from "react";
import "./record-list.css";

/** A list of a person's own things, each with an action. */
export function RecordList({ children }: { children: ReactNode }) {
  return <ul className="plain record-list">{children}</ul>;
}

type Props = { title: ReactNode; facts?: string[]; children?: ReactNode };

/** One of them: its name, its facts, and a button to end or remove it. */
export function RecordRow({ title, facts = [], children }: Props) {
  return (
    <li>
      <div>
        {title}
        {facts.map((fact) => (
          <p className="meta" key={fact}>
            {fact}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}
