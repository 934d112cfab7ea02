import type { ReactNode, Ref } from "react";
import "./bulk.css";

/** One line of what an act will do: how many, and what happens to them. */
export type Effect = {
  count: ReactNode;
  text: ReactNode;
  /** The line is about those to whom nothing happens. */
  isNot?: boolean;
};

type Props = {
  title: ReactNode;
  /** The words before the number of chosen rows, for a bar in the form of those rows. */
  chosenLabel?: string | undefined;
  /** The acts to choose from. */
  acts?: ReactNode;
  effects?: readonly Effect[];
  /** How to undo it. */
  note?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** The bar for acts on several rows: first what would happen, then the button that does it. */
export function Bulk({ title, chosenLabel, acts, effects = [], note, action, ref }: Props) {
  return (
    <section className="bulk" ref={ref} tabIndex={-1}>
      <div className="bulk__top">
        <strong>{title}</strong>
        {chosenLabel && <span className="bulk__chosen">{chosenLabel}</span>}
        {acts}
      </div>
      {effects.length > 0 && (
        <ul className="bulk__effects">
          {effects.map(({ count, text, isNot }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one bar never change their order.
            <li key={index} className={isNot ? "is-not" : undefined}>
              <b>{count}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {action && (
        <div className="bulk__do">
          <p>{note}</p>
          {action}
        </div>
      )}
    </section>
  );
}
