import { createStore } from "#web/stores/store.ts";

/** A file on its way up or there already. `just_complete` is shown for a second, then it is `done`. */
export type UploadFile = {
  key: string;
  name: string;
  size: number;
  state: "waiting" | "uploading" | "just_complete" | "done" | "failed";
  /** From 0 to 100. */
  progress: number;
  /** The problem's code when it failed. */
  problem: string | null;
};

/** The files of every upload field on the page, by the field's name. */
export const files = createStore<Readonly<Record<string, readonly UploadFile[]>>>({});
