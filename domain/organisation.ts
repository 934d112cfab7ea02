import type { Country, Region } from "#domain/region.ts";

/** The legal forms an organisation can have in Belgium and the Netherlands. */
export const legalForms = [
  "be_vzw",
  "be_ivzw",
  "be_private_foundation",
  "be_public_foundation",
  "be_de_facto",
  "be_cv_so",
  "be_public",
  "nl_stichting",
  "nl_vereniging",
  "nl_informal",
  "nl_cooperatie",
  "nl_kerk",
  "other",
] as const;
export type LegalForm = (typeof legalForms)[number];

/** An organisation whose project the fund supports, as the public sees it. */
export type Organisation = {
  id: string;
  name: string;
  legalForm: LegalForm;
  town: string;
  postalCode: string;
  country: Country;
  region: Region;
  website: string | null;
};
