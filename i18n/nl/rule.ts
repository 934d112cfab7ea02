import type { CommonRuleProblem } from "#domain/rules.ts";

/** What every form says. */
export const rule = {
  "rule.required": "{field} is verplicht.",
  "rule.email": "Voer een geldig e-mailadres in.",
  "rule.phone": "Vul een telefoonnummer in zoals {example}.",
  "rule.employeeId": "Een personeelsnummer telt 8 cijfers, bijvoorbeeld 00412345.",
  "rule.number": "{field} moet een getal zijn.",
  "rule.in": "Kies een van de mogelijkheden bij {field}.",
  "rule.taken": "Dit is al van iemand anders.",
  "rule.accepted": "Sta {name} toe.",
  "rule.url": "Voer een geldige URL in.",
  "rule.min.number": "{field} moet minstens {least, number} zijn.",
  "rule.min.text": "{field} moet tenminste {least, plural, one {# karakter} other {# karakters}} bevatten.",
  "rule.max.number": "{field} moet kleiner of gelijk zijn aan {most, number}.",
  "rule.max.text": "{field} mag maximaal {most, plural, one {# karakter} other {# karakters}} bevatten.",
  "rule.between.number": "{field} moet tussen {least, number} en {most, number} zitten.",
  "rule.between.text": "{field} moet tussen {least, number} en {most, number} karakters lang zijn.",
  "rule.amount.unreadable": "{field} begrijpen we niet. Schrijf het in cijfers, zoals 25 of 2.500,50.",
  "rule.amount.ambiguous": "{field} kan twee dingen betekenen. Schrijf het zoals 2500 of 2.500,50.",
  "rule.amount.decimals": "{field} heeft te veel cijfers na de komma: hoogstens twee.",
  "rule.amount.negative": "{field} kan niet negatief zijn.",
  "rule.amount.least": "{field} moet minstens €\u00a0{least, number} zijn.",
  "rule.amount.most": "{field} mag hoogstens €\u00a0{most, number} zijn.",
  "rule.default": "De invoer voor dit veld is niet geldig.",
  "form.starred": "Een veld met * vul je altijd in.",
} satisfies Record<CommonRuleProblem["code"], string> & Record<string, string>;
