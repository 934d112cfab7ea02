import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import { Table } from "#web/ui/table/table.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";
import "./bars.css";

/** One bar: its length in percent of the longest, and its value in words. */
export type Bar = {
  id: string;
  label: ReactNode;
  detail?: ReactNode;
  value: ReactNode;
  valueDetail?: ReactNode;
  length: number;
  isFirst?: boolean | undefined;
  /** A word such as "your vote". */
  ownMark?: ReactNode;
};
type Props = {
  label: string;
  items: Bar[];
  /** The same figures as a table, behind a switch. */
  table?: { open: ReactNode; caption: ReactNode; headings: [label: ReactNode, value: ReactNode, detail: ReactNode] };
};

/** Results as bars, with each value beside its bar and the same figures in a table. */
export function Bars({ label, items, table }: Props) {
  return (
    <div className="bars-figure">
      <ol className="bars" aria-label={label}>
        {items.map((item) => (
          <BarItem key={item.id} {...item} />
        ))}
      </ol>
      {table && <BarTable items={items} table={table} />}
    </div>
  );
}

function BarItem({ label, detail, value, valueDetail, length, isFirst, ownMark }: Bar) {
  return (
    <li className={classNames("bar", isFirst && "is-first", Boolean(ownMark) && "is-mine")}>
      <span className="bar__label">
        {label} {ownMark && <Tag tone="blue">{ownMark}</Tag>}
        {detail && <small>{detail}</small>}
      </span>
      <span className="bar__value">
        {value} {valueDetail && <small>{valueDetail}</small>}
      </span>
      <span className="bar__track">
        {/* The css gives every bar a least width, so a bar of zero is left out. */}
        {length > 0 && <span className="bar__fill" style={cssProperties({ "--v": `${length}%` })} />}
      </span>
    </li>
  );
}

function BarTable({ items, table }: { items: Bar[]; table: NonNullable<Props["table"]> }) {
  const [label, value, detail] = table.headings;
  return (
    <details className="bars__table">
      <summary>{table.open}</summary>
      <Table caption={table.caption}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col" className="n">
              {value}
            </th>
            <th scope="col" className="n">
              {detail}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>{item.label}</td>
              <td className="n">{item.value}</td>
              <td className="n">{item.valueDetail}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
