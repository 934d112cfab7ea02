import type { CommonRuleProblem, RuleProblem } from "#domain/rules.ts";

/** The problems that only long forms can have. */
export const dossierRule = {
  "rule.confirm": "{field} komt niet overeen.",
  "rule.not": "{field} is niet toegestaan.",
  "rule.alpha": "{field} mag alleen letters bevatten.",
  "rule.alphanumeric": "{field} mag alleen letters en cijfers bevatten.",
  "rule.matches": "{field} is niet toegestaan.",
  "rule.startsWith": "Dit veld begint niet juist.",
  "rule.endsWith": "Dit veld eindigt niet juist.",
  "rule.date.missing":
    "{field} is niet volledig. Vul {which, select, day {de dag} month {de maand} year {het jaar} day_month {de dag en de maand} day_year {de dag en het jaar} month_year {de maand en het jaar} other {de dag, de maand en het jaar}} in.",
  "rule.date.unreal": "{field} is geen bestaande datum.",
  "rule.before": "{field} moet vóór {day} zijn.",
  "rule.after": "{field} moet na {day} zijn.",
  "rule.future": "{field} kan niet in de toekomst liggen.",
  "rule.iban": "Dit rekeningnummer bestaat niet. Een Belgisch IBAN begint met BE en telt 16 tekens.",
  "rule.bic": "Een BIC telt 8 of 11 tekens, bijvoorbeeld KREDBEBB.",
  "rule.bicCountry": "De BIC en het rekeningnummer zijn niet van hetzelfde land.",
  "rule.registerNumber": "Dit nummer klopt niet. Een rijksregisternummer telt 11 cijfers, een Nederlands BSN 9.",
  "rule.organisationNumber.belgium":
    "Dit ondernemingsnummer klopt niet. Het telt 10 cijfers en begint met 0 of 1. Vul 0 in als er geen is.",
  "rule.organisationNumber.establishment":
    "Dit is een vestigingsnummer. Vul het ondernemingsnummer in. Dat begint met 0 of 1.",
  "rule.organisationNumber.netherlands":
    "Dit nummer klopt niet. Vul het KvK-nummer (8 cijfers) of het RSIN (9 cijfers) in, of 0.",
  "rule.postalCode.belgium": "Een Belgische postcode telt vier cijfers, bijvoorbeeld 9000.",
  "rule.postalCode.netherlands": "Een Nederlandse postcode telt vier cijfers en twee letters, bijvoorbeeld 1234 AB.",
  "rule.mime": "{field} moet van dit type zijn: {type}.",
  "rule.whole": "{field} moet een geheel getal zijn, {least, number} of meer.",
  "rule.min.list": "Kies er minstens {least, number} bij {name}.",
  "rule.max.list": "Kies er hoogstens {most, number} bij {name}.",
  "rule.between.list": "Kies er {least, number} tot {most, number} bij {name}.",
  "rule.max.files": "{field}: hoogstens {most, number} bestanden.",
} satisfies Record<Exclude<RuleProblem, CommonRuleProblem>["code"], string>;
