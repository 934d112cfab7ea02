import type { Outcome, TextsByLanguage } from "#domain/decision.ts";
import { demoId } from "#server/database/demo/identity.ts";
import type { Database } from "#server/database/open.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { decisions } from "#server/database/tables/decision.ts";
import type { Secret } from "#server/platform/secret.ts";

type DemoDecision = { outcome: Outcome; amountInCents?: number; reasons: TextsByLanguage };

/** What the committee of the demo decided and nobody knows yet, by the key of the dossier. One lacks its reason. */
const pending: Readonly<Record<string, DemoDecision>> = {
  "kinderboerderij-stal": { outcome: "declined", reasons: {} },
  buurtwerkplaats: {
    outcome: "selected",
    amountInCents: 400_000,
    reasons: {
      nl: "De commissie betaalt de afzuiging. De huur van het lokaal valt buiten het reglement.",
    },
  },
};

type Decided = { id: string; key: string };

/** Stores the pending decisions of the demo. */
export async function fillDecisions(
  { db, now, secret }: { db: Database; now: Date; secret: Secret },
  dossiers: readonly Decided[],
  chairId: string,
): Promise<void> {
  const rows = dossiers.flatMap(({ id: dossierId, key }) => {
    const decision = pending[key];
    if (!decision) return [];
    const id = demoId("decision", key);
    const { outcome, amountInCents = null, reasons } = decision;
    const isExplained = Object.keys(reasons).length > 0;
    const sealedReason = isExplained
      ? secret.seal(placeOf(sealedColumns.decisionReason, id), JSON.stringify(reasons))
      : null;
    return [{ id, dossierId, outcome, amountInCents, sealedReason, decidedById: chairId, decidedAt: now }];
  });
  if (rows.length > 0) await db.insert(decisions).values(rows);
}
