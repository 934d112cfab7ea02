import { createStore } from "#web/stores/store.ts";

/** How far the draft is kept: everything on the server, on its way there, or waiting for the network. */
export type SavedState = "saved" | "saving" | "offline" | "unsaved";

/** The dossier that is being written. */
export type SubmitProject = {
  draftId: string | null;
  type: "internal" | "external" | null;
  step: number;
  saved: SavedState;
  savedAt: Date | null;
};

export const submitProject = createStore<SubmitProject>({
  draftId: null,
  type: null,
  step: 1,
  saved: "unsaved",
  savedAt: null,
});
