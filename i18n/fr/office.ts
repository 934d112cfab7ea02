import type { office as dutch } from "#i18n/nl/office.ts";

export const office = {
  "office.title": "Bureau",
  "office.heading": "Bonjour {firstname}",
  "office.lead": "Voici l’espace de travail du fonds.",
  "office.roles": "{count, plural, one {Votre rôle} other {Vos rôles}}",
  "office.waiting": "Ce qui vous attend",
  "office.tie": "Choisir entre des projets à égalité",
  "office.nothing": "Il n’y a rien à choisir pour le moment",
  "office.runs": "Gestion",
  "office.vote": "Suivre le vote",
  "office.kiosks": "Gérer les tablettes de vote",
  "office.letters": "Imprimer des lettres d’accès",
  "office.vote.text": "Contrôle avant l’ouverture, participation et rappels.",
} satisfies Record<keyof typeof dutch, string>;
