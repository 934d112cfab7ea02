import { randomUUID } from "node:crypto";
import { checkId } from "#domain/id.ts";
import { legalForms } from "#domain/legal-form.ts";
import { regionOfPostalCode } from "#domain/postal-code.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import type { DraftOrganisation } from "#domain/project-draft.ts";
import { countries } from "#domain/region.ts";
import { eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { organisations } from "#server/database/tables/organisation.ts";

/** The organisation of a draft that somebody begins. */
export const noOrganisation: DraftOrganisation = {
  name: "",
  legalForm: "other",
  postalCode: "",
  town: "",
  country: "belgium",
  region: null,
  website: null,
};

/** Takes the organisation from the answers of a dossier. */
export function organisationIn(answer: (field: string) => string): DraftOrganisation {
  const country = countries.find((one) => one === answer("headquarter_country")) ?? "belgium";
  const postalCode = answer("headquarter_postal_code");
  return {
    name: answer("name_organisation"),
    legalForm: legalForms.find((form) => form === answer("legal_status")) ?? "other",
    postalCode,
    town: answer("headquarter_city"),
    country,
    region: regionOfPostalCode(postalCode, country),
    website: answer("headquarter_website") || null,
  };
}

/** Refuses an organisation that the site does not have. */
export async function checkOrganisation(db: Database, id: string): Promise<void> {
  const isPresent = checkId(id) === null && (await db.$count(organisations, eq(organisations.id, id))) > 0;
  refuse(isPresent ? null : invalidForm([{ field: "organisation", problem: { code: "rule.required" } }]));
}

/** Makes the organisation of a draft when it is published, so that nothing public names it before. */
export async function storeOrganisation(db: Database, { region, ...rest }: DraftOrganisation): Promise<string> {
  if (!region) throw new Error("An organisation without a region was published");
  const id = randomUUID();
  await db.insert(organisations).values({ id, ...rest, region });
  return id;
}
