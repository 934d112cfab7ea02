import type { DossierState } from "#domain/dossier.ts";

/** The name of a move in the history of a dossier: its new state, except where several moves lead to `submitted`. */
type MoveName = Exclude<DossierState, "draft"> | "completed" | "takenBack";

/** Every key that the catalogue of the states must have. */
export type DossierStateKey =
  | `dossierState.${DossierState}`
  | `dossierState.${DossierState}.said`
  | `dossierState.${DossierState}.text`
  | `dossierMove.${MoveName}`;

/** Gives the keys of the texts of a state: its name, its meaning, and the next step. */
export function stateKeys<State extends DossierState>(state: State) {
  return {
    label: `dossierState.${state}`,
    said: `dossierState.${state}.said`,
    text: `dossierState.${state}.text`,
  } as const;
}

type Move = { fromState: DossierState; toState: DossierState };

/** Gives the key of the text of a move, as the applicant reads it in the history. */
export function moveKey({ fromState, toState }: Move): `dossierMove.${MoveName}` {
  // No move leads back to a draft, and an incomplete dossier that is sent was sent before.
  if (toState === "draft" || toState === "submitted") {
    if (fromState === "in_review") return "dossierMove.takenBack";
    return fromState === "incomplete" ? "dossierMove.completed" : "dossierMove.submitted";
  }
  return `dossierMove.${toState}`;
}
