import type { picture as dutch } from "#i18n/nl/picture.ts";

export const picture = {
  "picture.animal-shelter": "Une femme câline un chien et un chat",
  "picture.community-garden": "Deux personnes récoltent des carottes",
  "picture.elderly-visits": "Deux personnes bavardent autour d’un café",
  "picture.food-bank-kitchen": "Des bénévoles font de la soupe",
  "picture.hospital-clown": "Un clown près d’un enfant au lit",
  "picture.language-cafe": "Trois personnes au café",
  "picture.nature-trail": "Des promeneurs et un chien en forêt",
  "picture.repair-cafe": "Deux personnes réparent un vélo et un grille-pain",
  "picture.river-clean-up": "Des bénévoles en canoë",
  "picture.school-breakfast": "Trois enfants déjeunent en classe",
  "picture.wheelchair-sports": "Deux basketteurs en fauteuil",
  "picture.youth-music": "Trois jeunes font de la musique",
} satisfies Record<keyof typeof dutch, string>;
