import type { picture as dutch } from "#i18n/nl/picture.ts";

export const picture = {
  "picture.animal-shelter": "A woman cuddles a dog and a cat in the garden of a shelter",
  "picture.community-garden": "Two people harvest carrots and a pumpkin in a shared garden",
  "picture.elderly-visits": "Two people talk over a cup of coffee",
  "picture.food-bank-kitchen": "Volunteers cook soup among crates of vegetables",
  "picture.hospital-clown": "A clown juggles beside a child’s hospital bed",
  "picture.language-cafe": "Three people practise a language at a café table",
  "picture.nature-trail": "Walkers with a dog on a winding forest trail",
  "picture.repair-cafe": "Two people repair a bicycle and a toaster",
  "picture.river-clean-up": "Volunteers in a canoe pick litter from a river",
  "picture.school-breakfast": "Three children have breakfast together in class",
  "picture.wheelchair-sports": "Two wheelchair basketball players go for the ball",
  "picture.youth-music": "Three young people make music on a stage",
} satisfies Record<keyof typeof dutch, string>;
