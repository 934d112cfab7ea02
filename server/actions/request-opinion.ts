import { randomUUID } from "node:crypto";
import { reasonFields, withdrawalFields } from "#domain/dossier-message.ts";
import { isAward } from "#domain/money.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { agreedOpinion, checkOpinion } from "#domain/request-opinion.ts";
import { checkFields } from "#domain/rules.ts";
import { manyLines } from "#domain/typed-text.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { recordDecision } from "#server/actions/decision.ts";
import { readLetterFacts } from "#server/actions/decision-letter.ts";
import { openOpinion, sealOpinion } from "#server/actions/dossier-content.ts";
import { holdForOffice } from "#server/actions/dossier-hold.ts";
import type { Context } from "#server/context.ts";
import { and, eq } from "#server/database/drizzle.ts";
import { findPending, listOpinions } from "#server/database/queries/decision.ts";
import { decisions, requestOpinions } from "#server/database/tables/decision.ts";

type NewOpinion = {
  dossierId: string;
  /** Without an amount, the member declines the request. */
  amountInCents: number | null;
  isLoan?: boolean | undefined;
  /** In the applicant's language; a decline needs one. */
  reason?: string | undefined;
};

/**
 * Says what a member wants to give on a request for help. As soon as two agree, that is the pending decision, which the
 * chair releases.
 */
export async function giveOpinion(
  context: Context,
  { dossierId, amountInCents, isLoan = false, reason = "" }: NewOpinion,
): Promise<void> {
  const { now, secret } = context;
  const tidyReason = manyLines(reason);
  const fields = amountInCents === null ? reasonFields : withdrawalFields;
  refuse(invalidForm(checkFields(fields, { reason: tidyReason })));
  refuse(amountInCents === null || isAward(amountInCents) ? null : { code: "decision.amountNeeded" });
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    // The lock makes members who press at once wait for each other.
    const heldDossier = await holdForOffice(inside, dossierId, "judge");
    const { officer, dossier } = heldDossier;
    refuse(dossier.type === "internal" && dossier.state === "in_review" ? null : { code: "dossier.notNow" });
    refuse((await findPending(db, dossierId)) ? { code: "dossier.decisionPending" } : null);
    const opinion = { personId: officer.id, amountInCents, isLoan: amountInCents !== null && isLoan };
    const earlier = (await listOpinions(db, [dossierId])).map((row) => row.opinion);
    refuse(checkOpinion(earlier, opinion));
    await db
      .delete(requestOpinions)
      .where(and(eq(requestOpinions.dossierId, dossierId), eq(requestOpinions.personId, officer.id)));
    const id = randomUUID();
    const sealedReason = sealOpinion(secret, id, tidyReason);
    await db.insert(requestOpinions).values({ id, dossierId, ...opinion, sealedReason, givenAt: now });
    await recordAudit(inside, { act: "give_opinion", subject: `dossier ${dossierId}` });
    const givenOpinions = (await listOpinions(db, [dossierId])).map((row) => row.opinion);
    const agreed = agreedOpinion(givenOpinions);
    if (!agreed) return;
    const { language } = await readLetterFacts(inside, dossier);
    // Members who agree need only one reason, that of the last one first.
    const others = givenOpinions.filter((one) => one.amountInCents === agreed.amountInCents);
    const agreedReason = tidyReason || (others.map((one) => openOpinion(secret, one)).find(Boolean) ?? "");
    await recordDecision(inside, heldDossier, {
      outcome: agreed.amountInCents === null ? "declined" : "granted",
      amountInCents: agreed.amountInCents,
      isLoan: agreed.isLoan,
      reasons: { [language]: agreedReason },
    });
  });
}

/**
 * Removes the opinion of a member who stepped aside. A decision that two members do not want any more goes with it, because
 * somebody without a conflict must decide again.
 */
export async function strikeOpinion(
  { db, me, now }: Pick<Context, "db" | "me" | "now">,
  { dossierId, personId }: { dossierId: string; personId: string },
): Promise<void> {
  const [struck] = await db
    .delete(requestOpinions)
    .where(and(eq(requestOpinions.dossierId, dossierId), eq(requestOpinions.personId, personId)))
    .returning();
  const pending = struck ? await findPending(db, dossierId) : null;
  if (!pending || agreedOpinion((await listOpinions(db, [dossierId])).map((row) => row.opinion))) return;
  await db.delete(decisions).where(eq(decisions.id, pending.id));
  await recordAudit({ db, me, now }, { act: "take_decision_back", subject: `dossier ${dossierId}` });
}
