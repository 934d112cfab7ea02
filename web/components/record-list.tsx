import type { ReactNode } from "react";
import "./record-list.css";

/** Things of one's own under each other, each with what can be done to it. */
export function RecordList({ children }: { children: ReactNode }) {
  return <ul className="plain record-list">{children}</ul>;
}

type Props = { title: ReactNode; facts?: string[]; children?: ReactNode };

/** One of them: what it is called, what is known of it, and a button to end or remove it. */
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
