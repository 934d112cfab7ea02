import type { office as dutch } from "#i18n/nl/office.ts";

export const office = {
  "office.title": "Bureau",
  "office.heading": "Bonjour {firstname}",
  "office.lead": "C’est d’ici que le fonds est géré.",
  "office.roles": "{count, plural, one {Votre rôle} other {Vos rôles}}",
  "office.waiting": "Ce qui vous attend",
  "office.nothing": "Rien ne vous attend pour le moment",
  "office.nothing.text": "Dès que quelque chose aura besoin de vous, ce sera ici.",
} satisfies Record<keyof typeof dutch, string>;
