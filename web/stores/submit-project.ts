import type { Conflict } from "#domain/dossier-draft.ts";
import type { Answers } from "#domain/dossier-form.ts";
import type { Problem } from "#domain/problem.ts";
import { createStore } from "#web/stores/store.ts";

/** The state of the autosave; `refused` means that the server does not accept these changes. */
export type SaveState = "saved" | "saving" | "offline" | "logged_out" | "failed" | "refused" | "unsaved";

/** The draft in the open form. */
export type SubmitProject = {
  draftId: string | null;
  type: "internal" | "external" | null;
  step: number;
  saveState: SaveState;
  savedAt: Date | null;
  /** Why the server does not accept changes. */
  refusal: Problem | null;
  /** The revision that this device has read. */
  revision: number;
  /** Later revisions that this device has read, by field. */
  later: Readonly<Record<string, number>>;
  /** The answers in these revisions. */
  savedAnswers: Answers | null;
  /** Answers that another device changed too, until there is a choice. */
  conflicts: readonly Conflict[];
};

export const submitProject = createStore<SubmitProject>({
  draftId: null,
  type: null,
  step: 1,
  saveState: "unsaved",
  savedAt: null,
  refusal: null,
  revision: 0,
  later: {},
  savedAnswers: null,
  conflicts: [],
});
