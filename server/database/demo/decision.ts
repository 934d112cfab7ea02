import { type Outcome, outcomes, type TextsByLanguage } from "#domain/decision.ts";
import { centsOf } from "#domain/money.ts";
import type { BuiltDossier } from "#server/database/demo/dossier.ts";
import { releaseOf } from "#server/database/demo/dossier-history.ts";
import { demoId } from "#server/database/demo/identity.ts";
import type { Database } from "#server/database/open.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { decisions } from "#server/database/tables/decision.ts";
import type { Secret } from "#server/platform/secret.ts";

type DemoDecision = { outcome: Outcome; amountInCents: number | null; reasons: TextsByLanguage };

/** How long a decision waits for its release. */
const fourDays = 4 * 86_400_000;

/** A decision of the demo as a row, before its letter is written. */
export type DemoDecisionRow = typeof decisions.$inferInsert & { id: string; amountInCents: number | null };
type Tools = {
  db: Database;
  secret: Secret;
  /** Writes the letters of decisions that were released. */
  writeLetters(db: Database, rows: readonly DemoDecisionRow[]): Promise<DemoDecisionRow[]>;
};

/** Stores the decisions on projects that were released, with their letters; those of the meeting are pending. */
export async function fillDecisions(
  { db, secret, writeLetters }: Tools,
  dossiers: readonly BuiltDossier[],
  chairId: string,
): Promise<void> {
  const rowOf = ({ id: dossierId, key }: BuiltDossier, decision: DemoDecision, decidedAt: Date): DemoDecisionRow => {
    const id = demoId("decision", key);
    const { outcome, amountInCents, reasons } = decision;
    const isExplained = Object.keys(reasons).length > 0;
    const sealedReason = isExplained
      ? secret.seal(placeOf(sealedColumns.decisionReason, id), JSON.stringify(reasons))
      : null;
    return { id, dossierId, outcome, amountInCents, sealedReason, decidedById: chairId, decidedAt };
  };
  const releasedRows = dossiers.flatMap((dossier) => {
    const released = releasedDecision(dossier);
    if (!released) return [];
    const { at, decision } = released;
    const row = rowOf(dossier, decision, new Date(at.getTime() - fourDays));
    return [{ ...row, releasedAt: at, releasedById: chairId }];
  });
  await db.insert(decisions).values(await writeLetters(db, releasedRows));
}

/** Gives the decision that an applicant of a project last heard; those of earlier years are not kept here. */
function releasedDecision({ type, state, language, answers, moves }: BuiltDossier) {
  const release = releaseOf(moves);
  const outcome = outcomes.find((one) => one === release?.to && one === state);
  if (type !== "external" || !release || !outcome) return null;
  const isAwarded = outcome === "shortlisted" || outcome === "selected";
  const amountInCents = isAwarded ? centsOf(answers.financial_support ?? "") : null;
  const reasons = release.reason ? { [language]: release.reason } : {};
  return { at: release.at, decision: { outcome, amountInCents, reasons } };
}
