import type { CommonRuleProblem } from "#domain/rules.ts";

/** The problems that every form can have. */
export const rule = {
  "rule.required": "{field} is verplicht.",
  "rule.email": "Vul een geldig e-mailadres in.",
  "rule.phone": "Vul een telefoonnummer in zoals {example}.",
  "rule.employeeId": "Een personeelsnummer telt 8 cijfers, bijvoorbeeld 00412345.",
  "rule.number": "{field} moet een getal zijn.",
  "rule.in": "Kies een mogelijkheid bij {field}.",
  "rule.taken": "Iemand anders heeft dit al.",
  "rule.character": "{field} bevat een teken dat we niet kunnen bewaren. Typ het opnieuw, zonder te plakken.",
  "rule.accepted": "Aanvaard {name}.",
  "rule.url": "Vul een geldig webadres in.",
  "rule.min.number": "{field} moet minstens {least, number} zijn.",
  "rule.min.text": "{field} moet minstens {least, plural, one {# teken} other {# tekens}} tellen.",
  "rule.max.number": "{field} mag hoogstens {most, number} zijn.",
  "rule.max.text": "{field} mag hoogstens {most, plural, one {# teken} other {# tekens}} tellen.",
  "rule.between.number": "{field} moet tussen {least, number} en {most, number} liggen.",
  "rule.between.text": "{field} moet tussen {least, number} en {most, number} tekens tellen.",
  "rule.amount.unreadable": "{field} kunnen we niet lezen. Schrijf een bedrag zoals 25 of 2.500,50.",
  "rule.amount.ambiguous": "{field} is niet duidelijk. Schrijf een bedrag zoals 2500 of 2.500,50.",
  "rule.amount.decimals": "{field} mag hoogstens twee cijfers na de komma hebben.",
  "rule.amount.negative": "{field} kan niet negatief zijn.",
  "rule.amount.least": "{field} moet minstens €\u00a0{least, number} zijn.",
  "rule.amount.most": "{field} mag hoogstens €\u00a0{most, number} zijn.",
  "rule.default": "Dit veld is niet goed ingevuld.",
  "form.starred": "Velden met * zijn verplicht.",
} satisfies Record<CommonRuleProblem["code"], string> & Record<string, string>;
