import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import "./unit-chart.css";

type Column = { label: string; count: number; isLast?: boolean | undefined };
type Props = { label: string; columns: Column[] };

/** One almond per unit, a stack per column; `label` says the whole chart in words. */
export function UnitChart({ label, columns }: Props) {
  return (
    <div className="units" role="img" aria-label={label} style={cssProperties({ "--columns": columns.length })}>
      {columns.map((column) => (
        <div key={column.label} className={classNames("units__col", column.isLast && "is-last")}>
          <div className="units__stack" style={cssProperties({ "--rows": Math.floor(column.count / 2) })}>
            {column.count % 2 === 1 && <i />}
          </div>
          <span>{column.label}</span>
        </div>
      ))}
    </div>
  );
}
