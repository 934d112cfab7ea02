import type { texts as dutch } from "#i18n/nl/trouble.ts";

export const texts = {
  "ranking.confidential": "Confidential dossiers",
  "ranking.confidential.text": "They have a ranking of their own. Coordinators do not see it.",
} satisfies Record<keyof typeof dutch, string>;
