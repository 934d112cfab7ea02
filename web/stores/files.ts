import type { DossierField } from "#domain/dossier-form.ts";
import type { Problem } from "#domain/problem.ts";
import { createStore } from "#web/stores/store.ts";

/** A file that stands on the server. */
export type StoredFile = {
  id: string;
  field: DossierField;
  name: string;
  size: number;
  type: string;
  scan: "pending" | "clean" | "infected";
};

/** A file on its way up or there already. `just_complete` is shown for a second, then it is `done`. */
export type UploadFile = {
  key: string;
  name: string;
  size: number;
  state: "waiting" | "uploading" | "just_complete" | "done" | "failed";
  /** From 0 to 100. */
  progress: number;
  /** What it is once it is there. */
  storedFile: StoredFile | null;
  /** Why it failed. */
  problem: Problem | null;
};

/** The files of every upload field, by its dossier and its name. */
export const files = createStore<Readonly<Record<string, readonly UploadFile[]>>>({});

/** The ids of the files that were taken away since their dossier was read. */
export const removedFiles = createStore<readonly string[]>([]);
