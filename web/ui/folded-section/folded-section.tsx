import type { ReactNode } from "react";
import "./folded-section.css";

type Props = {
  /** Links that end in it open the section, without scripts too. */
  id?: string | undefined;
  title: ReactNode;
  /** What is inside, in a few words. */
  now?: ReactNode;
  /** Stands open from the start, for example because a form inside was refused. */
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** A folded section: one line says what is inside. */
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
