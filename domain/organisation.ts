import type { LegalForm } from "#domain/legal-form.ts";
import type { Country, Region } from "#domain/region.ts";

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
