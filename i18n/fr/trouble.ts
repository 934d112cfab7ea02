import type { texts as dutch } from "#i18n/nl/trouble.ts";

export const texts = {
  "ranking.confidential": "Dossiers confidentiels",
  "ranking.confidential.text": "Ils ont leur propre classement. Les coordinateurs ne le voient pas.",
} satisfies Record<keyof typeof dutch, string>;
