import type { texts as dutch } from "#i18n/nl/greeting.ts";

export const texts = {
  "greeting.open": "Une voix, un projet",
  "greeting.early": "Le vote n’est pas encore ouvert",
  "greeting.counting": "Le vote est clos",
  "greeting.over": "Il n’y a pas de vote pour le moment",
  "greeting.tap": "Touchez pour voter",
  "greeting.letter": "Prenez votre lettre d’accès.",
} satisfies Record<keyof typeof dutch, string>;
