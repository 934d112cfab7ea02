import type { Answers } from "#domain/dossier-form.ts";
import { compactIban } from "#domain/iban.ts";
import { centsOf } from "#domain/money.ts";
import { isOrganisationNumber, readOrganisationNumber } from "#domain/organisation-number.ts";
import type { Country } from "#domain/region.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { type DossierRow, listVersions } from "#server/database/queries/dossier.ts";
import { listUnsummarised } from "#server/database/queries/dossier-version.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
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

/** Dossiers that were sent this long ago or less get their summary again every night. */
const recentTime = 2 * 86_400_000;

/**
 * Writes the summaries of ordinary projects that lack one, and those of the last days: while a new version is installed, a
 * process of the version before can send a dossier without its summary, or with the earlier one.
 */
export async function mendSummaries({ db, now, secret }: Pick<Context, "db" | "now" | "secret">): Promise<void> {
  const since = new Date(now.getTime() - recentTime);
  for (const id of await listUnsummarised(db, since))
    await db.transaction(async (db) => {
      // Its applicant may make it confidential at this moment.
      const [dossier] = await db.select().from(dossiers).where(eq(dossiers.id, id)).for("update");
      const last = (await listVersions(db, [id])).at(-1);
      if (dossier && last) await writeSummary({ db, secret }, dossier, openVersion(secret, last));
    });
}

function summaryOf(secret: Secret, answers: Answers) {
  const number = readOrganisationNumber(
    answerIn(answers, "national_number"),
    answerIn(answers, "headquarter_country") as Country,
  );
  return {
    ...plainSummary(answers),
    organisationNumber: typeof number === "string" && isOrganisationNumber(number) ? number : "",
    ibanHash: hashOfIban(secret, answerIn(answers, "iban_code")),
  };
}

/** The answers that a list shows of a project; an answer that is not there is empty or zero. */
export type PlainSummary = ReturnType<typeof plainSummary>;

/** Gives what a list shows of the answers of a project. */
export function plainSummary(answers: Answers) {
  return {
    title: answerIn(answers, "title_of_the_project"),
    organisation: answerIn(answers, "name_organisation"),
    town: answerIn(answers, "headquarter_city"),
    costInCents: centsOf(answerIn(answers, "implementation_cost")) ?? 0,
    askedInCents: centsOf(answerIn(answers, "financial_support")) ?? 0,
  };
}

const answerIn = (answers: Answers, field: string) => String(answers[field] ?? "");

/** Gives a keyed hash of an account, which is the same however its number is typed; empty without an account. */
function hashOfIban(secret: Secret, iban: string): string {
  const account = compactIban(iban);
  return account === "" ? "" : secret.hash("iban", account);
}
