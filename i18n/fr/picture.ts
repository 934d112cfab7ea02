import type { picture as dutch } from "#i18n/nl/picture.ts";

export const picture = {
  "picture.animal-shelter": "Une femme câline un chien et un chat dans le jardin d’un refuge",
  "picture.community-garden": "Deux personnes récoltent des carottes et un potiron dans un jardin partagé",
  "picture.elderly-visits": "Deux personnes bavardent autour d’un café",
  "picture.food-bank-kitchen": "Des bénévoles cuisinent la soupe entre des caisses de légumes",
  "picture.hospital-clown": "Un clown jongle près du lit d’hôpital d’un enfant",
  "picture.language-cafe": "Trois personnes pratiquent une langue à une table de café",
  "picture.nature-trail": "Des promeneurs et un chien sur un sentier sinueux en forêt",
  "picture.repair-cafe": "Deux personnes réparent un vélo et un grille-pain",
  "picture.river-clean-up": "Des bénévoles en canoë ramassent des déchets dans une rivière",
  "picture.school-breakfast": "Trois enfants prennent le petit-déjeuner ensemble en classe",
  "picture.wheelchair-sports": "Deux basketteurs en fauteuil se disputent le ballon",
  "picture.youth-music": "Trois jeunes font de la musique sur une scène",
} satisfies Record<keyof typeof dutch, string>;
