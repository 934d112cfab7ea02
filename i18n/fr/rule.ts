import type { rule as dutch } from "#i18n/nl/rule.ts";

/** The problems that every form can have. */
export const rule = {
  "rule.required": "Le champ « {field} » est obligatoire.",
  "rule.email": "Indiquez une adresse e-mail valable.",
  "rule.phone": "Indiquez un numéro de téléphone, par exemple {example}.",
  "rule.employeeId": "Un numéro de personnel compte 8 chiffres, par exemple 00412345.",
  "rule.number": "Le champ « {field} » doit être un nombre.",
  "rule.in": "Choisissez une possibilité pour « {field} ».",
  "rule.taken": "Quelqu’un d’autre l’utilise déjà.",
  "rule.character":
    "Le champ « {field} » contient un caractère que nous ne pouvons pas garder. Retapez-le, sans coller.",
  "rule.accepted": "Acceptez les {name}.",
  "rule.url": "Indiquez une adresse web valable.",
  "rule.min.number": "Le champ « {field} » : {least, number} au minimum.",
  "rule.min.text": "Le champ « {field} » : {least, plural, one {# caractère} other {# caractères}} au minimum.",
  "rule.max.number": "Le champ « {field} » : {most, number} au maximum.",
  "rule.max.text": "Le champ « {field} » : {most, plural, one {# caractère} other {# caractères}} au maximum.",
  "rule.between.number": "Le champ « {field} » : entre {least, number} et {most, number}.",
  "rule.between.text": "Le champ « {field} » : entre {least, number} et {most, number} caractères.",
  "rule.amount.unreadable": "Le champ « {field} » n’est pas lisible. Écrivez par exemple 25 ou 2 500,50.",
  "rule.amount.ambiguous": "Le champ « {field} » n’est pas clair. Écrivez par exemple 2500 ou 2 500,50.",
  "rule.amount.decimals": "Le champ « {field} » : deux décimales au maximum.",
  "rule.amount.negative": "Le champ « {field} » ne peut pas être négatif.",
  "rule.amount.least": "Le champ « {field} » : {least, number} € au minimum.",
  "rule.amount.most": "Le champ « {field} » : {most, number} € au maximum.",
  "rule.default": "Ce champ n’est pas valide.",
  "form.starred": "Les champs avec * sont obligatoires.",
} satisfies Record<keyof typeof dutch, string>;
