import type { copy as dutch } from "#i18n/nl/copy.ts";

export const copy = {
  "copy.done": "Copié",
  "copy.failed": "Impossible de copier. Sélectionnez le texte vous-même.",
} satisfies Record<keyof typeof dutch, string>;
