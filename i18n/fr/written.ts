import type { written as dutch } from "#i18n/nl/written.ts";

export const written = {
  "written.changed": "Dernière modification le {date}",
  "written.version": "Ceci est une version antérieure",
  "written.version.text": "Le texte se lisait ainsi du {from, date, longDate} au {until, date, longDate}.",
  "written.version.present": "Lire le texte actuel",
  "written.versions": "Versions antérieures",
  "written.versions.first": "Premier texte",
  "written.versions.present": "texte actuel",
  "written.none": "Ce texte arrive. Si vous avez déjà une question, posez-la au fonds.",
} satisfies Record<keyof typeof dutch, string>;
