import type { Conflict } from "#domain/dossier-draft.ts";
import type { Answers } from "#domain/dossier-form.ts";
import type { Problem } from "#domain/problem.ts";
import { createStore } from "#web/stores/store.ts";

/** How far the draft is kept: all on the server, on its way, waiting for the network or a new login, or not taken any more. */
export type SavedState = "saved" | "saving" | "offline" | "logged_out" | "failed" | "refused" | "unsaved";

/** The dossier that is being written. */
export type SubmitProject = {
  draftId: string | null;
  type: "internal" | "external" | null;
  step: number;
  saved: SavedState;
  savedAt: Date | null;
  /** Why it is not taken any more. */
  refusal: Problem | null;
  /** The revision this device has read, of some answers a later one, and the answers as they are kept in those. */
  revision: number;
  later: Readonly<Record<string, number>>;
  kept: Answers | null;
  /** What another device answered too, until there is a choice. */
  conflicts: readonly Conflict[];
};

export const submitProject = createStore<SubmitProject>({
  draftId: null,
  type: null,
  step: 1,
  saved: "unsaved",
  savedAt: null,
  refusal: null,
  revision: 0,
  later: {},
  kept: null,
  conflicts: [],
});
