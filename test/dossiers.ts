import { beginDossier, saveDossier } from "#server/actions/dossier.ts";
import type { Context } from "#server/context.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { projectAnswers, type Texts } from "#test/dossier-answers.ts";

const home: Texts = {
  phone: "0470 12 34 56",
  street: "Kouter",
  number: "7",
  postal_code: "9000",
  city: "Gent",
  country: "belgium",
};

const account: Texts = { name_of_the_bank: "KBC", account_holder: "Anna Peeters", iban_code: "BE68 5390 0754 7034" };

/** All answers of a request for help by someone who works in Belgium. */
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

/** All answers of a project, except its files. */
export const externalAnswers: Texts = {
  ...home,
  ...account,
  ...projectAnswers,
};

/** A request for help by the person who is logged in, filled in but not sent yet. */
export async function anInternalDossier(context: Context, answers: Texts = {}): Promise<DossierRow> {
  const dossier = await beginDossier(context, { type: "internal" });
  await saveDossier(context, { dossierId: dossier.id, basedOn: 1, changes: { ...internalAnswers, ...answers } });
  return dossier;
}
