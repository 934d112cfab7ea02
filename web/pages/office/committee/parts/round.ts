import type { ResultOf } from "gql.tada";
import { fund } from "#web/graphql/document.ts";

/** The fields of a dossier that say how far the reader is with it. */
export const OwnStatusFields = fund(`
  fragment OwnStatusFields on OfficeDossier {
    id number levels state mayScore waitsForScore
    myReview { isFinished mean isBeforeCompletion }
  }
`);

export type RoundDossier = ResultOf<typeof OwnStatusFields>;

/** How far the reader is with one dossier. */
type ReviewStatus = "toDo" | "begun" | "done" | "declare" | "aside" | "others" | "waiting" | "fixed";

/** Tells how far the reader is with one dossier. */
export function statusOf({ levels, state, mayScore, myReview }: RoundDossier): ReviewStatus {
  if (levels.includes("aside")) return "aside";
  if (myReview?.isFinished) return "done";
  if (state === "incomplete") return "waiting";
  if (mayScore && levels.includes("declare")) return "declare";
  if (mayScore) return myReview ? "begun" : "toDo";
  return state === "in_review" && levels.includes("judge") ? "others" : "fixed";
}

/** Counts the dossiers that the reader scored, and all that they are asked to score. */
export function countMine({ dossiers }: { dossiers: readonly RoundDossier[] }): { finished: number; total: number } {
  const finished = dossiers.filter((dossier) => statusOf(dossier) === "done").length;
  return { finished, total: finished + dossiers.filter(({ waitsForScore }) => waitsForScore).length };
}

/** The order in which a reader walks through the dossiers; ranks must not change it while they score. */
export function inWalkingOrder<One extends RoundDossier>(dossiers: readonly One[]): One[] {
  return dossiers.toSorted((one, other) => (String(one.number) < String(other.number) ? -1 : 1));
}

/** Finds the next dossier that waits for a score of the reader, after this one and then from the start. */
export function nextToDo(dossiers: readonly RoundDossier[], id: string | null): RoundDossier | null {
  const walk = inWalkingOrder(dossiers);
  const place = walk.findIndex((dossier) => dossier.id === id);
  const others = [...walk.slice(place + 1), ...walk.slice(0, Math.max(0, place))];
  return others.find(({ waitsForScore }) => waitsForScore) ?? null;
}

/** Finds the dossier before this one that the reader can open; null for the first. */
export function previousOf(dossiers: readonly RoundDossier[], id: string): RoundDossier | null {
  const walk = inWalkingOrder(dossiers).filter((dossier) => statusOf(dossier) !== "aside");
  return walk[walk.findIndex((dossier) => dossier.id === id) - 1] ?? null;
}
