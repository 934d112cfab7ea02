import type { Problem } from "#domain/problem.ts";
import { createStore } from "#web/stores/store.ts";

/** A file on its way up or there already. `just_complete` is shown for a second, then it is `done`. */
export type UploadFile = {
  key: string;
  name: string;
  size: number;
  state: "waiting" | "uploading" | "just_complete" | "done" | "failed";
  /** From 0 to 100. */
  progress: number;
  /** What it is known by once it is there. */
  storedId: string | null;
  /** Why it failed. */
  problem: Problem | null;
};

/** The files of every upload field, by its dossier and its name. */
export const files = createStore<Readonly<Record<string, readonly UploadFile[]>>>({});
