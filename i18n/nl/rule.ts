import type { CommonRuleProblem } from "#domain/rules.ts";

/** What every form says. */
export const rule = {
  "rule.required": "{field} is verplicht.",
  "rule.email": "Vul een e-mailadres in zoals naam@voorbeeld.be.",
  "rule.phone": "Vul een telefoonnummer in zoals {example}.",
  "rule.employeeId": "Een personeelsnummer telt 8 cijfers, bijvoorbeeld 00412345.",
  "rule.number": "{field} moet een getal zijn.",
  "rule.in": "Kies een van de mogelijkheden bij {field}.",
  "rule.taken": "Dit is al van iemand anders.",
  "rule.accepted": "Vink {field} aan om verder te gaan.",
  "rule.url": "Vul een webadres in zoals https://www.voorbeeld.be.",
  "rule.min.number": "{field} moet minstens {least, number} zijn.",
  "rule.min.text": "{field} moet minstens {least, plural, one {# teken} other {# tekens}} lang zijn.",
  "rule.max.number": "{field} mag hoogstens {most, number} zijn.",
  "rule.max.text": "{field} mag hoogstens {most, plural, one {# teken} other {# tekens}} lang zijn.",
  "rule.between.number": "{field} moet tussen {least, number} en {most, number} liggen.",
  "rule.between.text": "{field} moet tussen {least, number} en {most, number} tekens lang zijn.",
  "rule.amount.unreadable": "{field} begrijpen we niet. Schrijf het in cijfers, zoals 25 of 2.500,50.",
  "rule.amount.ambiguous": "{field} kan twee dingen betekenen. Schrijf het zoals 2500 of 2.500,50.",
  "rule.amount.decimals": "{field} heeft te veel cijfers na de komma: hoogstens twee.",
  "rule.amount.negative": "{field} kan niet negatief zijn.",
  "rule.amount.least": "{field} moet minstens €\u00a0{least, number} zijn.",
  "rule.amount.most": "{field} mag hoogstens €\u00a0{most, number} zijn.",
  "form.starred": "Een veld met * vul je altijd in.",
} satisfies Record<CommonRuleProblem["code"], string> & Record<string, string>;
