import type { texts as dutch } from "#i18n/nl/meeting.ts";

export const texts = {
  "meeting.goesOn": "La réunion a déjà commencé.",
  "meeting.over": "Il n’y a pas de réunion en ce moment.",
  "meeting.notPresent": "Cette personne n’est pas présente.",
  "meeting.notRecorder": "Seule la personne qui note peut le faire.",
  "meeting.tooFew": "Trop peu de membres sont présents. Il en faut {count}.",
  "meeting.handsDiffer": "Les voix ne correspondent pas : {count} membres sont présents.",
  "meeting.noMajority": "Pas de majorité : {count} membres doivent être pour.",
} satisfies Record<keyof typeof dutch, string>;
