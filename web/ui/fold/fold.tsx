import type { ReactNode } from "react";
import { Count } from "#web/ui/count/count.tsx";
import "./fold.css";

type Props = {
  label: string;
  /** The number of controls inside that are in use; zero shows no number. */
  count: number;
  children: ReactNode;
};

/** Hides its content behind one button on narrow screens; wide screens show it at once. */
export function Fold({ label, count, children }: Props) {
  return (
    <>
      {/* The content comes after the element, because inside it not every browser shows it on wide screens. */}
      <details className="fold">
        <summary className="btn btn--secondary">
          {label} {count > 0 && <Count>{count}</Count>}
        </summary>
      </details>
      <div className="folded">{children}</div>
    </>
  );
}
