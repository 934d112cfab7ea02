import type { error as dutch } from "#i18n/nl/error.ts";

export const error = {
  "error.heading": "Oups, erreur",
  "error.notFound": "Cette page est introuvable",
  "error.lostPetal": "Elle a peut-être été déplacée, ou l’adresse contient une erreur.",
  "error.notThereOrNotTranslated": "Cette page n’existe pas ou n’est pas encore entièrement traduite",
  "error.notTranslated": "Cette page n’est pas encore entièrement traduite",
  "error.inDutch": "Les parties sans traduction apparaissent en néerlandais.",
  "error.unexpected": "Vous n’y êtes pour rien. Réessayez dans un instant, ou prévenez-nous.",
  "error.home": "Retour à l’accueil",
  "error.projects": "Voir les projets",
  "error.picture": "Une fleur dont un pétale est tombé au sol",
} satisfies Record<keyof typeof dutch, string>;
