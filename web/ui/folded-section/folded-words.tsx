import type { ReactNode } from "react";
import "./folded-section.css";

type Props = { title: ReactNode; isOpen?: boolean | undefined; children: ReactNode };

/** A few more words, folded behind a word of the text. */
export function FoldedWords({ title, isOpen = false, children }: Props) {
  return (
    <details className="folded-words" open={isOpen}>
      <summary>{title}</summary>
      <div className="folded-words__in">{children}</div>
    </details>
  );
}
