import type { office as dutch } from "#i18n/nl/office.ts";

export const office = {
  "office.title": "Bureau",
  "office.heading": "Bonjour {firstname}",
  "office.lead": "C’est d’ici que le fonds est géré.",
  "office.roles": "{count, plural, one {Votre rôle} other {Vos rôles}}",
  "office.waiting": "Ce qui vous attend",
  "office.tie": "Départager des projets à égalité",
  "office.nothing": "Rien ne vous attend pour le moment",
  "office.nothing.text": "Dès que quelque chose aura besoin de vous, ce sera ici.",
  "office.runs": "Ce que vous dirigez",
  "office.vote": "Suivre le vote",
  "office.kiosks": "Gérer les tablettes de vote",
  "office.letters": "Imprimer des lettres d’accès",
  "office.vote.text": "Ce qui reste à faire avant l’ouverture, la participation pendant le vote et les rappels.",
} satisfies Record<keyof typeof dutch, string>;
