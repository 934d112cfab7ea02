import type { dossierRule as dutch } from "#i18n/nl/dossier-rule.ts";

/** The problems that only long forms can have. */
export const dossierRule = {
  "rule.confirm": "Le champ « {field} » ne correspond pas.",
  "rule.not": "Le champ « {field} » n’est pas autorisé.",
  "rule.alpha": "Le champ « {field} » ne peut contenir que des lettres.",
  "rule.alphanumeric": "Le champ « {field} » ne peut contenir que des lettres et des chiffres.",
  "rule.matches": "Le champ « {field} » n’est pas autorisé.",
  "rule.startsWith": "Ce champ ne commence pas par une valeur correcte.",
  "rule.endsWith": "Ce champ ne se termine pas par une valeur correcte.",
  "rule.date.missing":
    "Le champ « {field} » n’est pas complet. Indiquez {which, select, day {le jour} month {le mois} year {l’année} day_month {le jour et le mois} day_year {le jour et l’année} month_year {le mois et l’année} other {le jour, le mois et l’année}}.",
  "rule.date.unreal": "Le champ « {field} » n’est pas une date existante.",
  "rule.before": "Le champ « {field} » doit être avant le {day}.",
  "rule.after": "Le champ « {field} » doit être après le {day}.",
  "rule.future": "Le champ « {field} » ne peut pas être dans le futur.",
  "rule.iban": "Ce numéro de compte n’existe pas. Un IBAN belge commence par BE et compte 16 caractères.",
  "rule.bic": "Un BIC compte 8 ou 11 caractères, par exemple KREDBEBB.",
  "rule.bicCountry": "Le BIC et le numéro de compte ne sont pas du même pays.",
  "rule.registerNumber":
    "Ce numéro n’est pas correct. Un numéro de registre national compte 11 chiffres, un BSN néerlandais 9.",
  "rule.organisationNumber.belgium":
    "Ce numéro d’entreprise n’est pas correct. Il compte 10 chiffres et commence par 0 ou 1. Indiquez 0 s’il n’y en a pas.",
  "rule.organisationNumber.establishment":
    "Ceci est un numéro d’établissement. Indiquez le numéro d’entreprise. Il commence par 0 ou 1.",
  "rule.organisationNumber.netherlands":
    "Ce numéro n’est pas correct. Indiquez le numéro KvK (8 chiffres) ou le RSIN (9 chiffres), ou 0.",
  "rule.postalCode.belgium": "Un code postal belge compte quatre chiffres, par exemple 9000.",
  "rule.postalCode.netherlands":
    "Un code postal néerlandais compte quatre chiffres et deux lettres, par exemple 1234 AB.",
  "rule.mime": "Le champ « {field} » doit être de type {type}.",
  "rule.whole": "Le champ « {field} » doit être un nombre entier, {least, number} ou plus.",
  "rule.min.list": "Choisissez-en au moins {least, number} pour « {name} ».",
  "rule.max.list": "Choisissez-en {most, number} au maximum pour « {name} ».",
  "rule.between.list": "Choisissez-en de {least, number} à {most, number} pour « {name} ».",
  "rule.max.files": "Le champ « {field} » : {most, number} fichiers au maximum.",
} satisfies Record<keyof typeof dutch, string>;
