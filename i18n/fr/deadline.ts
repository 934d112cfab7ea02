import type { deadline as dutch } from "#i18n/nl/deadline.ts";

export const deadline = {
  "deadline.left": "{days, plural, one {jour restant} other {jours restants}}",
  "deadline.lastDay": "Dernier jour",
  "deadline.voting": "Vous pouvez voter jusqu’au {last}.",
  "deadline.submission": "Vous pouvez introduire un dossier jusqu’au {last}.",
} satisfies Record<keyof typeof dutch, string>;
