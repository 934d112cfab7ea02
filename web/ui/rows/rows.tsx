import type { ReactNode, Ref } from "react";
import { Link } from "#web/ui/link/link.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import "./rows.css";

/** A column; with an address it can be sorted by, and says whether it is. */
export type RowColumn = {
  name: string;
  label: string;
  sortHref?: string | undefined;
  sorted?: "ascending" | "descending" | undefined;
  /** Its amounts or days are below each other at the end of the column. */
  isNumber?: boolean | undefined;
};

/** A row; its first cell names it. */
export type Row = { id: string; label: string; isOpen?: boolean; cells: readonly ReactNode[] };

/** The checkboxes before the rows, for a form around the table. */
export type RowPicks = { name: string; allLabel: string; label(row: string): string; chosen: readonly string[] };

type Props = {
  caption: string;
  columns: readonly RowColumn[];
  rows: readonly Row[];
  picks?: RowPicks | undefined;
  isBusy?: boolean;
  ref?: Ref<HTMLTableElement>;
};

/** The table of a long list: heads that sort, rows that can be chosen, and one row that is open. */
export function Rows({ caption, columns, rows, picks, isBusy = false, ref }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard.
    <section className="rows-wrap" tabIndex={0} aria-label={caption}>
      <table className="rows" aria-busy={isBusy || undefined} ref={ref}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {picks && (
              <td className="rows__pick">
                <PickAll label={picks.allLabel} />
              </td>
            )}
            {columns.map((column) => (
              <Head key={column.name} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, isOpen, cells }) => (
            <tr key={id} aria-current={isOpen ? "true" : undefined}>
              {picks && (
                <td className="rows__pick">
                  <label className="tick">
                    <input type="checkbox" name={picks.name} value={id} defaultChecked={picks.chosen.includes(id)} />
                    <span className="vh">{picks.label(label)}</span>
                  </label>
                </td>
              )}
              {cells.map((cell, index) => {
                const { name, label, isNumber } = columns[index] ?? { name: String(index), label: "", isNumber: false };
                return index === 0 ? (
                  <th key={name} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={name} data-label={label} className={isNumber ? "rows__number" : undefined}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ label, sortHref, sorted, isNumber }: RowColumn) {
  return (
    <th scope="col" aria-sort={sorted} className={isNumber ? "rows__number" : undefined}>
      {sortHref ? <Link href={sortHref}>{label}</Link> : label}
    </th>
  );
}

/** Chooses all rows of its table or none; it needs scripts, so it is not there before they run. */
function PickAll({ label }: { label: string }) {
  const isLive = useIsLive();
  if (!isLive) return null;
  return (
    <label className="tick">
      <input
        type="checkbox"
        onChange={({ target }) => {
          for (const box of target.closest("table")?.querySelectorAll<HTMLInputElement>("tbody .tick input") ?? [])
            if (!box.disabled) box.checked = target.checked;
        }}
      />
      <span className="vh">{label}</span>
    </label>
  );
}
