import type { texts as dutch } from "#i18n/nl/organisations.ts";

export const texts = {
  "organisations.title": "Organisations",
  "organisations.heading": "Organisations on the site",
  "organisations.lead": "A correction is on the site at once, on all projects and offers of the organisation.",
  "organisations.search": "Search by name or town",
  "organisations.none": "No organisations on the site yet",
  "organisations.toList": "All organisations",
  "organisations.name": "Name",
  "organisations.town": "Town",
  "organisations.projects": "Projects",
  "organisations.offers": "Offers for volunteers",
  "organisations.region": "Province",
  "organisations.region.choose": "Choose a province",
  "organisations.postalCode": "Postal code",
  "organisations.legalForm": "Legal form",
  "organisations.website": "Website",
  "organisations.email": "Email address for volunteers",
  "organisations.email.help": "Nobody sees it on the site. Without an address, these emails go to the fund.",
  "organisations.save": "Save",
  "organisations.saved": "Saved. The site has the correction now.",
  "organisations.use":
    "{projects, plural, =0 {No projects} one {# project} other {# projects}} and {offers, plural, =0 {no offers for volunteers} one {# offer for volunteers} other {# offers for volunteers}} on the site.",
  "organisation.unknown": "This organisation no longer exists.",
} satisfies Record<keyof typeof dutch, string>;
