import type { ReactNode } from "react";
import "./folded-section.css";

type Props = {
  /** A link to this id opens the section, even without scripts. */
  id?: string | undefined;
  title: ReactNode;
  /** A summary of the content in a few words. */
  now?: ReactNode;
  /** Opens the section from the start, for example because a form inside was refused. */
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** A folded section with one line that says what is inside. */
export function FoldedSection({ id, title, now, isOpen = false, children }: Props) {
  return (
    <details className="folded-section" open={isOpen}>
      <summary>
        <span>
          <span className="folded-section__title">{title}</span>
          {now && <span className="folded-section__now">{now}</span>}
        </span>
      </summary>
      <div className="folded-section__in" id={id}>
        {children}
      </div>
    </details>
  );
}
