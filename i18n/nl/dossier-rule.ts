import type { CommonRuleProblem, RuleProblem } from "#domain/rules.ts";

/** What a long form says besides, when something is not right. */
export const dossierRule = {
  "rule.confirm": "{field} komt niet overeen.",
  "rule.not": "Dit is geen geldige {name}.",
  "rule.alpha": "{field} mag enkel letters bevatten.",
  "rule.alphanumeric": "{field} mag enkel letters en cijfers bevatten.",
  "rule.matches": "{field} is niet toegestaan.",
  "rule.startsWith": "Dit veld begint niet met een geldige waarde.",
  "rule.endsWith": "Dit veld eindigt niet op een geldige waarde.",
  "rule.date.missing":
    "{field} is niet volledig. Vul {which, select, day {de dag} month {de maand} year {het jaar} day_month {de dag en de maand} day_year {de dag en het jaar} month_year {de maand en het jaar} other {de dag, de maand en het jaar}} in.",
  "rule.date.unreal":
    "{field} is geen datum die bestaat. Kijk {which, select, day {de dag} month {de maand} year {het jaar} day_month {de dag en de maand} day_year {de dag en het jaar} month_year {de maand en het jaar} other {de dag, de maand en het jaar}} na.",
  "rule.before": "{field} moet voor {day} zijn.",
  "rule.after": "{field} moet na {day} zijn.",
  "rule.future": "{field} kan niet in de toekomst liggen.",
  "rule.iban": "Dit rekeningnummer bestaat niet. Kijk het na: een Belgisch IBAN begint met BE en telt 16 tekens.",
  "rule.bic": "Een BIC telt 8 of 11 tekens, bijvoorbeeld KREDBEBB.",
  "rule.bicCountry": "Deze BIC is van een bank in een ander land dan het rekeningnummer. Kijk beide na.",
  "rule.registerNumber": "Dit nummer klopt niet. Een rijksregisternummer telt 11 cijfers, een burgerservicenummer 9.",
  "rule.organisationNumber.belgium":
    "Dit ondernemingsnummer klopt niet. Het telt 10 cijfers en begint met 0 of 1. Heeft de organisatie er geen, vul dan 0 in.",
  "rule.organisationNumber.establishment":
    "Dit is het nummer van een vestiging. We vragen het ondernemingsnummer, dat met 0 of 1 begint.",
  "rule.organisationNumber.netherlands":
    "Dit nummer klopt niet. Vul het KvK-nummer (8 cijfers) of het RSIN (9 cijfers) in, of 0 als er geen is.",
  "rule.postalCode.belgium": "Een Belgische postcode telt vier cijfers, bijvoorbeeld 9000.",
  "rule.postalCode.netherlands": "Een Nederlandse postcode telt vier cijfers en twee letters, bijvoorbeeld 1234 AB.",
  "rule.mime": "{field} moet van dit type zijn: {type}",
  "rule.whole": "{field} moet een geheel getal zijn, {least, number} of meer.",
  "rule.min.list": "Je moet tenminste {least, number} selecteren als {name}.",
  "rule.max.list": "Je kunt maximaal {most, number} selecteren als {name}.",
  "rule.between.list": "Je moet tussen {least, number} en {most, number} selecteren als {name}.",
  "rule.max.files": "Bij {field} kun je hoogstens {most, number} bestanden toevoegen.",
} satisfies Record<Exclude<RuleProblem, CommonRuleProblem>["code"], string>;
