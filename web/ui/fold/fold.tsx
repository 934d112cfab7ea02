import type { ReactNode } from "react";
import { Count } from "#web/ui/count/count.tsx";
import "./fold.css";

type Props = {
  label: string;
  /** How much of what is in it is in use; nothing is said of none. */
  count: number;
  children: ReactNode;
};

/** Keeps what is in it behind one button on narrow screens; wide ones show it at once. */
export function Fold({ label, count, children }: Props) {
  return (
    <>
      {/* What folds comes after the element and not in it, for only so every browser shows it on wide screens. */}
      <details className="fold">
        <summary className="btn btn--secondary">
          {label} {count > 0 && <Count>{count}</Count>}
        </summary>
      </details>
      <div className="folded">{children}</div>
    </>
  );
}
