import type { ResultOf } from "gql.tada";
import { type OfficeArea, type WaitingKind, waitingWork } from "#domain/office-area.ts";
import { system } from "#web/graphql/document.ts";

/** Asks for the work that waits for the reader, for the rail and for Today. */
export const WaitingWork = system(`query WaitingWork { me { waiting { kind count } } }`);

/** The work that waits for the reader. */
export type Waiting = NonNullable<ResultOf<typeof WaitingWork>["me"]>["waiting"];

/** Counts the work of one kind. */
export function countOf(waiting: Waiting, kind: WaitingKind): number {
  return waiting.find((work) => work.kind === kind)?.count ?? 0;
}

/** Counts the work in an area; Today has all of it. */
export function countIn(waiting: Waiting, area: OfficeArea): number {
  return waiting
    .filter(({ kind }) => area === "today" || waitingWork[kind].area === area)
    .reduce((sum, { count }) => sum + count, 0);
}
