import type { copy as dutch } from "#i18n/nl/copy.ts";

export const copy = {
  "copy.done": "Copié",
  "copy.failed": "Votre navigateur ne permet pas de copier. Sélectionnez le texte vous-même.",
} satisfies Record<keyof typeof dutch, string>;
