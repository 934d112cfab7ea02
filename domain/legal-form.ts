import type { Country } from "#domain/region.ts";

/** The legal forms of organisations; some of them have no registration number. */
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

const prefixes: Record<Country, string> = { belgium: "be_", netherlands: "nl_" };

/** Gives the legal forms that an organisation in this country can have. */
export function legalFormsIn(country: Country): LegalForm[] {
  return legalForms.filter((form) => form === "other" || form.startsWith(prefixes[country]));
}
