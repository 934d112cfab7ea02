import type { dossierRule as dutch } from "#i18n/nl/dossier-rule.ts";

/** What a long form says besides, when something is not right. */
export const dossierRule = {
  "rule.confirm": "{field} ne correspond pas.",
  "rule.not": "Ce n’est pas un(e) {name} autorisé(e).",
  "rule.alpha": "{field} peut uniquement contenir des lettres.",
  "rule.alphanumeric": "{field} peut uniquement contenir des lettres ou des chiffres.",
  "rule.matches": "{field} n’est pas une valeur autorisée.",
  "rule.startsWith": "Ce champ ne commence pas par une valeur correcte.",
  "rule.endsWith": "Ce champ ne termine pas par une valeur correcte.",
  "rule.date.missing":
    "{field} : la date n’est pas complète. Indiquez {which, select, day {le jour} month {le mois} year {l’année} day_month {le jour et le mois} day_year {le jour et l’année} month_year {le mois et l’année} other {le jour, le mois et l’année}}.",
  "rule.date.unreal":
    "{field} : cette date n’existe pas. Vérifiez {which, select, day {le jour} month {le mois} year {l’année} day_month {le jour et le mois} day_year {le jour et l’année} month_year {le mois et l’année} other {le jour, le mois et l’année}}.",
  "rule.before": "{field} doit être antérieur au {day}.",
  "rule.after": "{field} doit être postérieur au {day}.",
  "rule.future": "{field} ne peut pas être dans le futur.",
  "rule.iban": "Ce numéro de compte n’existe pas. Vérifiez-le : un IBAN belge commence par BE et compte 16 caractères.",
  "rule.bic": "Un BIC compte 8 ou 11 caractères, par exemple KREDBEBB.",
  "rule.bicCountry": "Ce BIC est celui d’une banque d’un autre pays que le numéro de compte. Vérifiez les deux.",
  "rule.registerNumber":
    "Ce numéro n’est pas correct. Un numéro de registre national compte 11 chiffres, un numéro de citoyen néerlandais 9.",
  "rule.organisationNumber.belgium":
    "Ce numéro d’entreprise n’est pas correct. Il compte 10 chiffres et commence par 0 ou 1. Si l’organisation n’en a pas, indiquez 0.",
  "rule.organisationNumber.establishment":
    "Ceci est le numéro d’une unité d’établissement. Nous demandons le numéro d’entreprise, qui commence par 0 ou 1.",
  "rule.organisationNumber.netherlands":
    "Ce numéro n’est pas correct. Indiquez le numéro KvK (8 chiffres) ou le RSIN (9 chiffres), ou 0 s’il n’y en a pas.",
  "rule.postalCode.belgium": "Un code postal belge compte quatre chiffres, par exemple 9000.",
  "rule.postalCode.netherlands":
    "Un code postal néerlandais compte quatre chiffres et deux lettres, par exemple 1234 AB.",
  "rule.mime": "{field} doit être de type: {type}",
  "rule.whole": "{field} doit être un nombre entier, {least, number} ou plus.",
  "rule.min.list": "Vous devez sélectionner au moins {least, number} {name}.",
  "rule.max.list": "Vous pouvez uniquement sélectionner {most, number} {name}.",
  "rule.between.list": "Vous devez sélectionner entre {least, number} et {most, number} {name}.",
  "rule.max.files": "Vous pouvez joindre au plus {most, number} fichiers à {field}.",
} satisfies Record<keyof typeof dutch, string>;
