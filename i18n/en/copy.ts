import type { copy as dutch } from "#i18n/nl/copy.ts";

export const copy = {
  "copy.done": "Copied",
  "copy.failed": "Your browser does not allow copying. Please select the text yourself.",
} satisfies Record<keyof typeof dutch, string>;
