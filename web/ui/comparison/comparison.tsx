import type { ReactNode } from "react";
import { changedPart } from "#web/ui/comparison/changed-part.ts";
import "./comparison.css";

/** A changed text, before and after; an empty text means that there was nothing. */
export type Change = { key: string; label: ReactNode; before: string; after: string };

type Props = {
  items: Change[];
  words: { before: string; after: string; nothing: string };
  heading?: "h3" | "h4" | "h5";
};

/**
 * Texts before and after a change, side by side. Each side says in words which it is, because not every screen reader
 * announces strikes and underlines, and not everyone sees them.
 */
export function Comparison({ items, words, heading: Heading = "h4" }: Props) {
  return (
    <ul className="comparison">
      {items.map(({ key, label, before, after }) => {
        const { start, end, ...changedTexts } = changedPart(before, after);
        return (
          <li key={key}>
            <Heading className="comparison__label">{label}</Heading>
            <div className="comparison__sides">
              <div className="comparison__side">
                <p className="meta">{words.before}</p>
                <p className="comparison__text">
                  {before === "" ? <em>{words.nothing}</em> : start}
                  {changedTexts.before && <del>{changedTexts.before}</del>}
                  {end}
                </p>
              </div>
              <div className="comparison__side">
                <p className="meta">{words.after}</p>
                <p className="comparison__text">
                  {after === "" ? <em>{words.nothing}</em> : start}
                  {changedTexts.after && <ins>{changedTexts.after}</ins>}
                  {end}
                </p>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
