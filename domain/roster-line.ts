import type { RosterDoubt, RosterPerson, RosterPlan } from "#domain/roster.ts";

/**
 * The kinds of lines of a dry run, in the order in which people should look at them. A doubtful line is left out; a
 * renamed one is taken over, but its ID had another name, so it could be another person.
 */
export const rosterLineKinds = ["doubtful", "waiting", "renamed", "left", "changed", "added"] as const;
export type RosterLineKind = (typeof rosterLineKinds)[number];

/** A field of a person that a line changes. */
export type RosterChange = { field: keyof RosterPerson; before: string | null; after: string | null };

/** One line of a dry run. */
export type RosterLine = {
  kind: RosterLineKind;
  /** The line of the file; null for a person whom the file does not name. */
  line: number | null;
  employeeId: string;
  name: string;
  branch: string;
  changes: RosterChange[];
  /** The reason why the line is left out or needs a look. */
  doubt: RosterDoubt | null;
  /** The word that nobody knows, if that is the reason. */
  word: string | null;
  /** The person will have no mailbox, so they need an access letter to vote. */
  needsLetter: boolean;
};

/** Lists the lines of a dry run that someone should look at; people who stay the same are left out. */
export function linesOfPlan({ doubtful, waiting, left, changed, added }: RosterPlan): RosterLine[] {
  const renamed = new Set(doubtful.flatMap(({ line, doubt }) => (doubt === "name_differs" ? [line] : [])));
  const changeOf = (kind: "renamed" | "changed", { line, before, after }: RosterPlan["changed"][number]) => ({
    ...lineOf(kind, line, after),
    changes: changesOf(before, after),
    doubt: kind === "renamed" ? ("name_differs" as const) : null,
    needsLetter: before.email !== null && after.email === null,
  });
  return [
    ...doubtful
      .filter(({ line }) => !renamed.has(line))
      .map(({ line, employeeId, doubt, word = null }) => ({
        ...lineOf("doubtful", line, null),
        employeeId,
        doubt,
        word,
      })),
    ...waiting.map(({ line, before, after }) => ({
      ...lineOf("waiting", line, before),
      changes: changesOf(before, after),
    })),
    ...changed.filter(({ line }) => renamed.has(line)).map((change) => changeOf("renamed", change)),
    ...left.map((person) => lineOf("left", null, person)),
    ...changed.filter(({ line }) => !renamed.has(line)).map((change) => changeOf("changed", change)),
    ...added.map(({ line, after }) => ({ ...lineOf("added", line, after), needsLetter: after.email === null })),
  ];
}

function lineOf(kind: RosterLineKind, line: number | null, person: RosterPerson | null): RosterLine {
  return {
    kind,
    line,
    employeeId: person?.employeeId ?? "",
    name: person ? `${person.firstname} ${person.lastname}` : "",
    branch: person?.branch ?? "",
    changes: [],
    doubt: null,
    word: null,
    needsLetter: false,
  };
}

/** Lists the fields of a person that a line changes. */
export function changesOf(before: RosterPerson, after: RosterPerson): RosterChange[] {
  const fields = Object.keys(after) as (keyof RosterPerson)[];
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
