import type { share as dutch } from "#i18n/nl/share.ts";

export const share = {
  "share.heading": "Partagez ce projet",
  "share.native": "Partager",
  "share.copy": "Copier le lien",
  "share.mail": "E-mail",
  "share.address": "Adresse de cette page",
} satisfies Record<keyof typeof dutch, string>;
