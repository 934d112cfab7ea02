import type { ReactNode } from "react";
import { Choice, Choices } from "#web/ui/choice/choice.tsx";
import { changedPart } from "#web/ui/comparison/changed-part.ts";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import "./version-choice.css";

/** A version of a text: what people read of it, and what the form sends if it is chosen. */
export type Version = { text: string; value: string };

type Props = {
  name: string;
  legend: ReactNode;
  theirs: Version;
  mine: Version;
  /** The version that is chosen at first. */
  first: "theirs" | "mine";
  words: { theirs: ReactNode; mine: ReactNode; nothing: ReactNode };
};

/** Two versions of one field side by side, of which one stays; the words that differ are marked. */
export function VersionChoice({ name, legend, theirs, mine, first, words }: Props) {
  const part = changedPart(theirs.text, mine.text);
  const sides = [
    { side: "theirs", value: theirs.value, different: part.before, isEmpty: theirs.text === "" },
    { side: "mine", value: mine.value, different: part.after, isEmpty: mine.text === "" },
  ] as const;
  return (
    <FieldGroup name={name} legend={legend}>
      <Choices>
        {sides.map(({ side, value, different, isEmpty }) => (
          <Choice
            key={side}
            id={`${name}-${side}`}
            value={value}
            title={words[side]}
            defaultChecked={first === side}
            className="version-choice"
          >
            {isEmpty ? <em>{words.nothing}</em> : part.start}
            {different && <mark>{different}</mark>}
            {!isEmpty && part.end}
          </Choice>
        ))}
      </Choices>
    </FieldGroup>
  );
}
