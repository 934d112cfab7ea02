import type { TextField } from "#domain/dossier-form.ts";
import { beginDossier, saveDossier } from "#server/actions/dossier.ts";
import type { Context } from "#server/context.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";

type Texts = Partial<Record<TextField, string>>;

const home: Texts = {
  phone: "0470 12 34 56",
  street: "Kouter",
  number: "7",
  postal_code: "9000",
  city: "Gent",
  country: "belgium",
};

const account: Texts = { name_of_the_bank: "KBC", account_holder: "Anna Peeters", iban_code: "BE68 5390 0754 7034" };

/** All that a request for help asks of someone who works in Belgium. */
export const internalAnswers: Texts = {
  ...home,
  ...account,
  nationality: "BE",
  civil_state: "maried",
  number_of_children: "2",
  reason: "Onze kelder stond onder water en de verwarming is stuk.",
  troubles: "De herstelling kost meer dan we hebben.",
  tried_other_options: "no",
};

/** All that a project asks, but for its files. */
export const externalAnswers: Texts = {
  ...home,
  ...account,
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

/** A request for help of whoever is logged in, filled in and not sent yet. */
export async function anInternalDossier(context: Context, answers: Texts = {}): Promise<DossierRow> {
  const dossier = await beginDossier(context, { type: "internal" });
  await saveDossier(context, { dossierId: dossier.id, basedOn: 1, changes: { ...internalAnswers, ...answers } });
  return dossier;
}
