import type { Answers } from "#domain/dossier-form.ts";
import { createStore } from "#web/stores/store.ts";

/** How far the draft is kept: everything on the server, on its way there, or waiting for the network or a new login. */
export type SavedState = "saved" | "saving" | "offline" | "logged_out" | "failed" | "unsaved";

/** The dossier that is being written. */
export type SubmitProject = {
  draftId: string | null;
  type: "internal" | "external" | null;
  step: number;
  saved: SavedState;
  savedAt: Date | null;
  /** The revision this device has seen, and the answers as they are kept in it. */
  revision: number;
  kept: Answers | null;
};

export const submitProject = createStore<SubmitProject>({
  draftId: null,
  type: null,
  step: 1,
  saved: "unsaved",
  savedAt: null,
  revision: 0,
  kept: null,
});
