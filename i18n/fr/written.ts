import type { written as dutch } from "#i18n/nl/written.ts";

export const written = {
  "written.changed": "Dernière modification le {date}",
  "written.version": "Ceci est une version antérieure",
  "written.version.text": "Ce texte s’appliquait du {from, date, longDate} au {until, date, longDate}.",
  "written.version.present": "Lire le texte actuel",
  "written.versions": "Versions antérieures",
  "written.versions.first": "Premier texte",
  "written.versions.present": "texte actuel",
  "written.none": "Ce texte arrive. Une question ? Posez-la au fonds.",
} satisfies Record<keyof typeof dutch, string>;
