import type { DossierField } from "#domain/dossier-form.ts";
import type { Problem } from "#domain/problem.ts";
import { createStore } from "#web/stores/store.ts";

/** A file on the server. */
export type StoredFile = {
  id: string;
  field: DossierField;
  name: string;
  size: number;
  type: string;
  scan: "pending" | "clean" | "infected";
};

/** An upload; its state is `just_complete` for a second, and then `done`. */
export type UploadFile = {
  key: string;
  name: string;
  size: number;
  state: "waiting" | "uploading" | "just_complete" | "done" | "failed";
  /** From 0 to 100. */
  progress: number;
  /** The file on the server, once the upload is complete. */
  storedFile: StoredFile | null;
  /** Why it failed. */
  problem: Problem | null;
};

/** The uploads of each field, by dossier and field name. */
export const files = createStore<Readonly<Record<string, readonly UploadFile[]>>>({});

/** The ids of files that were removed after their dossier was read. */
export const removedFiles = createStore<readonly string[]>([]);
