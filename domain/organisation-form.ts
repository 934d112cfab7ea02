import { type LegalForm, legalForms, legalFormsIn } from "#domain/legal-form.ts";
import { type TypedTexts, textIn } from "#domain/localized-form.ts";
import type { Organisation } from "#domain/organisation.ts";
import { postalCodeOfRegion, readPostalCode } from "#domain/postal-code.ts";
import { countryOf, type Region, regions } from "#domain/region.ts";
import { email, max, oneOf, type Rule, type Rules, required } from "#domain/rules.ts";
import { readUrl, url } from "#domain/text-rules.ts";

/** The reasons for refusing an act on an organisation. */
export type OrganisationProblem = { code: "organisation.unknown" };

/** An organisation as the office corrects it; the address for mails about volunteers is never public. */
export type OrganisationRecord = Omit<Organisation, "id"> & { email: string | null };

const legalFormOfRegion: Rule = (value, { region }) => {
  const knownRegion = regions.find((one) => one === region);
  const possible: readonly string[] = knownRegion ? legalFormsIn(countryOf(knownRegion)) : legalForms;
  return possible.includes(String(value)) ? null : { code: "rule.in" };
};

/** The rules of the form that corrects an organisation of the site, in the order of the form. */
export const organisationFields = {
  name: [required, max(150)],
  region: [required, oneOf(regions)],
  postalCode: [required, max(10), postalCodeOfRegion("region")],
  town: [required, max(80)],
  legalForm: [required, legalFormOfRegion],
  website: [max(300), url],
  email: [max(254), email],
} satisfies Rules;

export type OrganisationField = keyof typeof organisationFields;

/** Reads an organisation from values that follow the rules. */
export function readOrganisationForm(values: TypedTexts): OrganisationRecord {
  const typed = (name: OrganisationField) => textIn(values, name);
  // The rules accept nothing else.
  const region = typed("region") as Region;
  const country = countryOf(region);
  return {
    name: typed("name"),
    region,
    country,
    postalCode: readPostalCode(typed("postalCode"), country) ?? typed("postalCode"),
    town: typed("town"),
    legalForm: typed("legalForm") as LegalForm,
    website: readUrl(typed("website")),
    email: typed("email") || null,
  };
}

/** Writes an organisation as the values of its form. */
export function writeOrganisationForm(organisation: OrganisationRecord): Record<OrganisationField, string> {
  const { name, region, postalCode, town, legalForm, website, email } = organisation;
  return { name, region, postalCode, town, legalForm, website: website ?? "", email: email ?? "" };
}
