import type { EligibilityPoint } from "#domain/call.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { isPointMet, isReportMissing } from "#domain/eligibility.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import type { Context, Me } from "#server/context.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { type DossierVersionRow, findLateUntil } from "#server/database/queries/dossier.ts";
import { isOrganisationKnown, type ListedDossierRow } from "#server/database/queries/dossier-list.ts";

/** A condition of a call for one dossier. */
export type CheckedPoint = EligibilityPoint & {
  /** Whether the dossier meets it; null if nobody has judged that yet. */
  isMet: boolean | null;
  /** Whether the product found that out, so that nobody has to judge it. */
  isChecked: boolean;
};

type CheckInput = { versions: readonly DossierVersionRow[]; ofSameOrganisation: readonly ListedDossierRow[] };

/** Checks a dossier against the conditions of its call, with what the viewer may read of other dossiers. */
export async function checkEligibility(
  { db, secret, now }: Pick<Context, "db" | "secret" | "now">,
  viewer: Me,
  dossier: ListedDossierRow,
  { versions, ofSameOrganisation }: CheckInput,
): Promise<CheckedPoint[]> {
  const { callId, applicantId, applicant, judgedPoints } = dossier;
  const [call] = callId ? await listCallsById(db, [callId]) : [];
  const [first, last] = [versions[0], versions.at(-1)];
  if (!call || !first || !last) return [];
  const facts = {
    call,
    answers: openVersion(secret, last),
    firstSentAt: first.sentAt,
    lateUntil: first.sentAt < call.submissionsClose ? null : await findLateUntil(db, applicantId, call.id),
    leftAt: applicant.leftAt,
    owesReport: await owesReport({ db, now }, viewer, dossier, ofSameOrganisation),
  };
  return call.eligibility.map((point) => {
    const isMet = isPointMet(point.check, facts);
    return { ...point, isMet: isMet ?? judgedPoints[point.id] ?? null, isChecked: isMet !== null };
  });
}

async function owesReport(
  { db, now }: Pick<Context, "db" | "now">,
  viewer: Me,
  { summary }: ListedDossierRow,
  ofSameOrganisation: readonly ListedDossierRow[],
): Promise<boolean | null> {
  if (!isOrganisationKnown(summary)) return null;
  const grants = ofSameOrganisation.filter(
    (other) => other.state === "paid" && levelsInOffice(viewer, other).includes("content"),
  );
  const calls = await listCallsById(
    db,
    grants.flatMap(({ callId }) => callId ?? []),
  );
  const dueDays = new Map(calls.map(({ id, reportsDue }) => [id, reportsDue]));
  return isReportMissing(
    grants.map(({ state, callId }) => ({ state, reportsDue: dueDays.get(callId ?? "") ?? null })),
    now,
  );
}
