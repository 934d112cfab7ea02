import type { TextField } from "#domain/dossier-form.ts";

/** The values of some fields of a dossier. */
export type Texts = Partial<Record<TextField, string>>;

/** All answers about an organisation and its project, except the account and the files. */
export const projectAnswers: Texts = {
  name_organisation: "De Wilgentuin vzw",
  main_activities: "Zorg voor mensen met dementie.",
  headquarter_telephone: "056 12 34 56",
  headquarter_email: "info@wilgentuin.example",
  headquarter_street: "Otegemstraat",
  headquarter_number: "1",
  headquarter_postal_code: "8550",
  headquarter_city: "Zwevegem",
  headquarter_country: "belgium",
  why_did_you_choose: "Mijn moeder woont er.",
  active_in_organisation: "no",
  title_of_the_project: "Snoezeltuin",
  confidential: "no",
  description_of_the_project: "Een tuin om te voelen en te ruiken.",
  project_impact: "40 bewoners, elke dag.",
  implementation_cost: "9.400",
  financial_support: "6.200",
  legal_status: "be_vzw",
  date_of_establishment: "1999-03-01",
  national_number: "0000.000.196",
  purpose: "Wonen en zorg.",
  responsible_lastname: "Claes",
  responsible_firstname: "Jan",
  responsible_function: "Voorzitter",
  responsible_national_register_number: "85.07.30-997.34",
  responsible_phone: "0470 12 34 56",
  responsible_email: "jan@wilgentuin.example",
};
