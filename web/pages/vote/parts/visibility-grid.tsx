// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table role when rows are laid out as a grid.
import type { ReactNode } from "react";
import { smallestGroup } from "#domain/figure.ts";
import { Eye } from "#web/pages/vote/parts/eye.tsx";
import { useRichText, useText } from "#web/text.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";

type Note = "until" | "paper" | "logs";
type Sight = { isOpen: boolean; note?: Note };

const visible: Sight = { isOpen: true };
const invisible: Sight = { isOpen: false };
const nothingVisible = { that: invisible, choice: invisible, time: invisible };
const onPaper: Sight = { isOpen: false, note: "paper" };
const untilResults: Sight = { isOpen: true, note: "until" };

const aspects = ["that", "choice", "time"] as const;
const people = {
  you: { that: visible, choice: untilResults, time: invisible },
  boss: nothingVisible,
  colleague: nothingVisible,
  coordinator: { that: onPaper, choice: onPaper, time: onPaper },
  committee: nothingVisible,
  operator: { that: visible, choice: untilResults, time: { isOpen: true, note: "logs" } },
} satisfies Record<string, Record<(typeof aspects)[number], Sight>>;
const names = Object.keys(people) as (keyof typeof people)[];

/** Shows who sees that someone voted, what they chose and when: an eye for each, and its meaning in words. */
export function VisibilityGrid() {
  const text = useText("vote");
  return (
    <table className="visibility-grid" role="table">
      <caption className="vh">{text("proof.who.caption")}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" colSpan={2} role="columnheader">
            <span className="vh">{text("proof.who.person")}</span>
          </th>
          {aspects.map((aspect) => (
            <th key={aspect} scope="col" role="columnheader">
              {text(`proof.who.${aspect}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {names.map((name) => (
          <tr key={name} role="row" className={name === "operator" ? "is-apart" : undefined}>
            <th scope="row" role="rowheader">
              <span className="visibility-grid__who">{text(`proof.${name}`)}</span>
            </th>
            <td role="cell" className="visibility-grid__words">
              <Words name={name} />
            </td>
            {aspects.map((aspect) => (
              <Cell key={aspect} label={text(`proof.who.${aspect}`)} {...people[name][aspect]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One sentence about a person or group, with more to unfold. */
function Words({ name }: { name: (typeof names)[number] }) {
  const text = useText("vote");
  const rich = useRichText("vote");
  const hidden = (inside: ReactNode) => <span className="vh">{inside}</span>;
  return (
    <>
      <p>{text(`proof.${name}.text`)}</p>
      {name !== "boss" && (
        <FoldedWords title={rich("proof.more", { who: text(`proof.${name}`) }, { hidden })}>
          <p>{text(`proof.${name}.more`, { smallest: smallestGroup })}</p>
        </FoldedWords>
      )}
    </>
  );
}

function Cell({ label, isOpen, note }: Sight & { label: string }) {
  const text = useText("vote");
  return (
    <td role="cell" className={isOpen ? "is-open" : undefined}>
      {/* The label is for narrow screens, which hide the column headings. */}
      <span className="visibility-grid__label" aria-hidden="true">
        {label}
      </span>
      <Eye isOpen={isOpen} />
      <b>{text(isOpen ? "proof.yes" : "proof.no")}</b>
      {note && <small> {text(`proof.note.${note}`)}</small>}
    </td>
  );
}
