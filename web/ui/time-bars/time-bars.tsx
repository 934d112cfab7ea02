import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import "./time-bars.css";

/** A span of time; `from` and `to` are percentages of the whole time. */
export type TimeBar = {
  key: string;
  from: number;
  to: number;
  label: string;
  tone: "plain" | "strong" | "planned" | "done" | "now";
};

/** A line of the drawing; a quiet one is there to compare with. */
export type TimeRow = { label: string; detail?: string; bars: TimeBar[]; pin: number | null; isQuiet?: boolean };

type Props = {
  months: { label: string; isYear: boolean }[];
  rows: TimeRow[];
  /** A line at the present moment, with a word for it. */
  now?: { at: number; label: string };
};

/** Spans of time above each other, on a line of months. It repeats dates that are written elsewhere on the page. */
export function TimeBars({ months, rows, now }: Props) {
  return (
    <div className="time-bars" aria-hidden="true" style={cssProperties({ "--months": months.length })}>
      <div className="time-bars__row">
        <span />
        <ol className="time-bars__months">
          {months.map(({ label, isYear }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two years may have a month of the same name.
            <li key={index} className={isYear ? "is-year" : undefined}>
              {label}
            </li>
          ))}
        </ol>
      </div>
      {rows.map(({ label, detail, bars, pin, isQuiet = false }) => (
        <div key={label} className={classNames("time-bars__row", isQuiet && "time-bars__row--quiet")}>
          <span>
            {label}
            {detail && <small>{detail}</small>}
          </span>
          <div className="time-bars__track">
            {bars.map(({ key, from, to, label, tone }) => (
              <span
                key={key}
                className={`time-bar time-bar--${tone}`}
                style={cssProperties({ "--a": from, "--z": to })}
              >
                {label}
              </span>
            ))}
            {pin !== null && <span className="time-bars__pin" style={cssProperties({ "--a": pin })} />}
          </div>
        </div>
      ))}
      {now && (
        <div className="time-bars__row time-bars__row--now">
          <span />
          <div className="time-bars__now" style={cssProperties({ "--a": now.at })}>
            <span>{now.label}</span>
          </div>
        </div>
      )}
    </div>
  );
}
