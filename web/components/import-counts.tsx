import type { ReactNode } from "react";
import { useFormats } from "#web/text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link/link.tsx";
import "./import.css";

type Props = {
  path: string;
  /** The kind of lines that the page shows; null for all of them. */
  current: string | null;
  counts: readonly { kind: string; label: ReactNode; count: number; isBad?: boolean }[];
  /** The label of all lines together. */
  allLabel: ReactNode;
  /** Lines that change nothing and are not listed. */
  still?: { label: ReactNode; count: number };
};

/** The number of lines of each kind in a dry run; each is a link to these lines. */
export function ImportCounts({ path, current, counts, allLabel, still }: Props) {
  const format = useFormats();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className="import__counts plain">
      <li>
        <Link href={path} aria-current={current === null ? "true" : undefined}>
          <b>{format.number(all)}</b>
          <span>{allLabel}</span>
        </Link>
      </li>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ kind, label, count, isBad }) => (
          <li key={kind} className={classNames(isBad && "import__counts--bad")}>
            <Link href={`${path}?kind=${kind}`} aria-current={current === kind ? "true" : undefined}>
              <b>{format.number(count)}</b>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      {still && (
        <li className="import__counts--still">
          <b>{format.number(still.count)}</b>
          <span>{still.label}</span>
        </li>
      )}
    </ul>
  );
}
