import type { DossierState } from "#domain/dossier.ts";

/** A move as the history of a dossier tells it: by where it led, but for what was sent again. */
type MoveName = Exclude<DossierState, "draft"> | "completed";

/** Every key that the catalogue of the states must have. */
export type DossierStateKey =
  | `dossierState.${DossierState}`
  | `dossierState.${DossierState}.said`
  | `dossierState.${DossierState}.text`
  | `dossierMove.${MoveName}`;

/** Says where the words of a state are: what it is called, what that means, and what comes next. */
export function stateKeys<State extends DossierState>(state: State) {
  return {
    label: `dossierState.${state}`,
    said: `dossierState.${state}.said`,
    text: `dossierState.${state}.text`,
  } as const;
}

type Move = { fromState: DossierState; toState: DossierState };

/** Says where the words of a move stand, as its applicant reads them in the history. */
export function moveKey({ fromState, toState }: Move): `dossierMove.${MoveName}` {
  // Nothing leads back to a draft; whoever sends what was incomplete sends it for the second time.
  if (toState === "draft" || toState === "submitted")
    return fromState === "incomplete" ? "dossierMove.completed" : "dossierMove.submitted";
  return `dossierMove.${toState}`;
}
