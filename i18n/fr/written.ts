import type { written as dutch } from "#i18n/nl/written.ts";

export const written = {
  "written.changed": "Dernière modification le {date}",
  "written.none": "Ce texte arrive. Si vous avez déjà une question, posez-la au fonds.",
} satisfies Record<keyof typeof dutch, string>;
