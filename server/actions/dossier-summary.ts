import { eq } from "drizzle-orm";
import type { Answers } from "#domain/dossier-form.ts";
import { compactIban } from "#domain/iban.ts";
import { readAmount } from "#domain/money.ts";
import { isOrganisationNumber, readOrganisationNumber } from "#domain/organisation-number.ts";
import type { Country } from "#domain/region.ts";
import type { Context } from "#server/context.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { dossierSummaries } from "#server/database/tables/dossier-summary.ts";
import type { Secret } from "#server/platform/secret.ts";

/**
 * Writes the plain summary of an ordinary project, in the transaction of the version that it comes from. A confidential
 * dossier loses the one it may have had.
 */
export async function writeSummary(
  { db, secret }: Pick<Context, "db" | "secret">,
  { id: dossierId, isConfidential }: Pick<DossierRow, "id" | "isConfidential">,
  answers: Answers,
): Promise<void> {
  if (isConfidential) {
    await db.delete(dossierSummaries).where(eq(dossierSummaries.dossierId, dossierId));
    return;
  }
  const summary = summaryOf(secret, answers);
  await db
    .insert(dossierSummaries)
    .values({ dossierId, ...summary })
    .onConflictDoUpdate({ target: dossierSummaries.dossierId, set: summary });
}

function summaryOf(secret: Secret, answers: Answers) {
  const answer = (field: string) => String(answers[field] ?? "");
  const number = readOrganisationNumber(answer("national_number"), answer("headquarter_country") as Country);
  return {
    title: answer("title_of_the_project"),
    organisation: answer("name_organisation"),
    town: answer("headquarter_city"),
    costInCents: cents(answer("implementation_cost")),
    askedInCents: cents(answer("financial_support")),
    organisationNumber: typeof number === "string" && isOrganisationNumber(number) ? number : "",
    ibanHash: hashOfIban(secret, answer("iban_code")),
  };
}

/** Gives a keyed hash of an account, which is the same however its number is typed; empty without an account. */
function hashOfIban(secret: Secret, iban: string): string {
  const account = compactIban(iban);
  return account === "" ? "" : secret.hash("iban", account);
}

function cents(typed: string): number {
  const amount = readAmount(typed);
  return typeof amount === "number" ? amount : 0;
}
