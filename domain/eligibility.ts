import type { CallPlan, EligibilityCheck } from "#domain/call.ts";
import type { DossierState } from "#domain/dossier.ts";
import { type Answers, maximumOf, shareOfCost } from "#domain/dossier-form.ts";
import { compactIban, isIban } from "#domain/iban.ts";
import { readAmount } from "#domain/money.ts";
import { isOrganisationNumber, readOrganisationNumber } from "#domain/organisation-number.ts";
import type { Country } from "#domain/region.ts";

/** The facts about a dossier on which the conditions of its call depend. */
export type EligibilityFacts = {
  call: Pick<CallPlan, "submissionsClose" | "maximumWhenActiveInCents" | "maximumInCents" | "costShare">;
  answers: Answers;
  /** When its first version came; a completion may come after the deadline. */
  firstSentAt: Date;
  /** The end of the extra time of its applicant; null without any. */
  lateUntil: Date | null;
  /** When its applicant left the company; null for someone who still works there. */
  leftAt: Date | null;
  /** Whether the organisation has not reported on an earlier grant; null if it is not known which organisation it is. */
  owesReport: boolean | null;
};

/** Tells whether a dossier meets a condition; null if a person has to judge that. */
export function isPointMet(check: EligibilityCheck, facts: EligibilityFacts): boolean | null {
  const { call, answers, firstSentAt, lateUntil, leftAt, owesReport } = facts;
  switch (check) {
    case "employee":
      return leftAt === null || firstSentAt < leftAt;
    case "deadline":
      return firstSentAt < call.submissionsClose || (lateUntil !== null && firstSentAt < lateUntil);
    case "amount":
      return isAskedAtMost(
        answers,
        maximumOf(answers, { activeInCents: call.maximumWhenActiveInCents, otherInCents: call.maximumInCents }),
      );
    case "share":
      return isAskedAtMost(answers, shareOfCost(answers, call.costShare));
    case "organisation":
      return hasOrganisationNumber(answers);
    case "account":
      return isIban(compactIban(String(answers.iban_code ?? "")));
    case "report":
      return owesReport === null ? null : !owesReport;
    case "person":
      return null;
  }
}

function isAskedAtMost({ financial_support }: Answers, most: number | null): boolean | null {
  const amount = readAmount(String(financial_support ?? ""));
  return typeof amount === "number" && most !== null ? amount <= most : null;
}

/** Only a person can judge an organisation that says it has no number. */
function hasOrganisationNumber({ national_number, headquarter_country }: Answers): boolean | null {
  const number = readOrganisationNumber(String(national_number ?? ""), headquarter_country as Country);
  return typeof number === "string" ? isOrganisationNumber(number) || null : false;
}

type Grant = { state: DossierState; reportsDue: Date | null };

/** Tells whether the report of one of these grants is missing. A report that is not due yet is not missing. */
export function isReportMissing(grants: readonly Grant[], now: Date): boolean {
  return grants.some(({ state, reportsDue }) => state === "paid" && (reportsDue === null || reportsDue <= now));
}
