import { Autosave } from "#web/ui/autosave/autosave.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** Saving, saved and not saved. */
export const examples: Examples = {
  title: "Autosave",
  examples: {
    saving: <Autosave state="saving">Saving</Autosave>,
    saved: <Autosave state="saved">Saved at 14:32</Autosave>,
    failed: <Autosave state="failed">Not saved, we try again in a moment</Autosave>,
  },
};
