import type { written as dutch } from "#i18n/nl/written.ts";

export const written = {
  "written.changed": "Dernière modification le {date}",
} satisfies Record<keyof typeof dutch, string>;
