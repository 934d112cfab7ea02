import type { rule as dutch } from "#i18n/nl/rule.ts";

/** What every form says. */
export const rule = {
  "rule.required": "{field} est obligatoire.",
  "rule.email": "Indiquez une adresse e-mail comme nom@exemple.be.",
  "rule.number": "{field} doit être un nombre.",
  "rule.in": "Choisissez une des possibilités pour {field}.",
  "rule.accepted": "Cochez {field} pour continuer.",
  "rule.url": "Indiquez une adresse web comme https://www.exemple.be.",
  "rule.min.number": "{field} doit être au moins {least, number}.",
  "rule.min.text": "{field} doit compter au moins {least, plural, one {# caractère} other {# caractères}}.",
  "rule.max.number": "{field} doit être au plus {most, number}.",
  "rule.max.text": "{field} doit compter au plus {most, plural, one {# caractère} other {# caractères}}.",
  "rule.between.number": "{field} doit être compris entre {least, number} et {most, number}.",
  "rule.between.text": "{field} doit compter entre {least, number} et {most, number} caractères.",
  "form.problem": "Il y a un problème",
  "form.titlePrefix": "Erreur : {title}",
  "form.optional": "(facultatif)",
} satisfies Record<keyof typeof dutch, string>;
