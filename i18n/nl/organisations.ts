import type { OrganisationProblem } from "#domain/organisation-form.ts";

export const texts = {
  "organisations.title": "Organisaties",
  "organisations.heading": "Organisaties op de site",
  "organisations.lead": "Een verbetering is meteen op de site, bij alle projecten en oproepen van de organisatie.",
  "organisations.search": "Zoek op naam of gemeente",
  "organisations.none": "Nog geen organisaties op de site",
  "organisations.toList": "Alle organisaties",
  "organisations.name": "Naam",
  "organisations.town": "Gemeente",
  "organisations.projects": "Projecten",
  "organisations.offers": "Vrijwilligersoproepen",
  "organisations.region": "Provincie",
  "organisations.region.choose": "Kies een provincie",
  "organisations.postalCode": "Postcode",
  "organisations.legalForm": "Rechtsvorm",
  "organisations.website": "Website",
  "organisations.email": "E-mailadres voor vrijwilligers",
  "organisations.email.help": "Niemand ziet het op de site. Zonder adres gaan deze mails naar het fonds.",
  "organisations.save": "Bewaar",
  "organisations.saved": "Bewaard. De site heeft de verbetering nu.",
  "organisations.use":
    "{projects, plural, =0 {Geen projecten} one {# project} other {# projecten}} en {offers, plural, =0 {geen vrijwilligersoproepen} one {# vrijwilligersoproep} other {# vrijwilligersoproepen}} op de site.",
  "organisation.unknown": "Deze organisatie bestaat niet meer.",
} satisfies Record<OrganisationProblem["code"], string> & Record<string, string>;
