import type { rule as dutch } from "#i18n/nl/rule.ts";

/** What every form says. */
export const rule = {
  "rule.required": "{field} est obligatoire.",
  "rule.email": "Merci d’entrer une adresse email valide.",
  "rule.phone": "Saisissez un numéro de téléphone, par exemple {example}.",
  "rule.employeeId": "Un numéro de personnel compte 8 chiffres, par exemple 00412345.",
  "rule.number": "{field} doit être un nombre.",
  "rule.in": "Choisissez une des possibilités pour {field}.",
  "rule.taken": "Ceci appartient déjà à quelqu’un d’autre.",
  "rule.accepted": "Merci d’accepter les {name}.",
  "rule.url": "Merci d’entrer une URL valide.",
  "rule.min.number": "{field} doit être au moins {least, number}.",
  "rule.min.text": "{field} doit compter au moins {least, plural, one {# caractère} other {# caractères}}.",
  "rule.max.number": "{field} doit être inférieur ou égal à {most, number}.",
  "rule.max.text": "{field} doit être inférieur ou égal à {most, plural, one {# caractère} other {# caractères}}.",
  "rule.between.number": "{field} doit être compris entre {least, number} et {most, number}.",
  "rule.between.text": "{field} doit être compris entre {least, number} et {most, number} caractères.",
  "rule.amount.unreadable": "{field} n’est pas lisible. Écrivez des chiffres, par exemple 25 ou 2 500,50.",
  "rule.amount.ambiguous": "{field} peut se lire de deux façons. Écrivez par exemple 2500 ou 2 500,50.",
  "rule.amount.decimals": "{field} a trop de décimales : deux au maximum.",
  "rule.amount.negative": "{field} ne peut pas être négatif.",
  "rule.amount.least": "{field} doit être d’au moins {least, number}\u00a0€.",
  "rule.amount.most": "{field} ne peut pas dépasser {most, number}\u00a0€.",
  "rule.default": "Ce champ n’est pas valide.",
  "form.starred": "Les champs marqués d’un * sont obligatoires.",
} satisfies Record<keyof typeof dutch, string>;
