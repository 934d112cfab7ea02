import type { copy as dutch } from "#i18n/nl/copy.ts";

export const copy = {
  "copy.done": "Copied",
  "copy.failed": "Copying does not work. Select the text yourself.",
} satisfies Record<keyof typeof dutch, string>;
