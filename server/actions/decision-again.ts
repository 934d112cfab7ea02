import { mayDecide, mayHaveSecondLook } from "#domain/decision.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { reasonFields } from "#domain/dossier-message.ts";
import { checkId } from "#domain/id.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { manyLines } from "#domain/typed-text.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { recordDecision } from "#server/actions/decision.ts";
import { findFreeAward } from "#server/actions/decision-hold.ts";
import { readLetterFacts } from "#server/actions/decision-letter.ts";
import { holdForOffice } from "#server/actions/dossier-hold.ts";
import { moveDossier } from "#server/actions/dossier-move.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { findPending, lockCallsOf } from "#server/database/queries/decision.ts";
import { listEvents } from "#server/database/queries/dossier.ts";
import { requestOpinions } from "#server/database/tables/decision.ts";

/**
 * Gives a project of the reserve, or one that was not elected, the award that another project withdrew from: at most what
 * it asked. A candidate leaves a place on the ballot. The decision waits in the outbox as every other.
 */
export function moveUp(context: Context, { dossierId }: { dossierId: string }): Promise<void> {
  refuse(checkId(dossierId));
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await lockCallsOf(db, [dossierId]);
    const heldDossier = await holdForOffice(inside, dossierId, "judge");
    const { officer, dossier } = heldDossier;
    refuse(mayDecide(levelsInOffice(officer, dossier)) ? null : { code: "permission.denied" });
    refuse(dossier.state === "reserve" || dossier.state === "not_elected" ? null : { code: "dossier.notNow" });
    // A pending award would count as the replacement of another one.
    refuse((await findPending(db, dossierId)) ? { code: "dossier.decisionPending" } : null);
    const award = await findFreeAward(inside, dossier);
    if (!award) throw new Refusal({ code: "decision.nobodyWithdrew" });
    const { askedInCents } = await readLetterFacts(inside, dossier);
    const amountInCents = Math.min(award.amountInCents, askedInCents || award.amountInCents);
    await recordDecision(
      inside,
      heldDossier,
      { outcome: award.outcome, amountInCents },
      { replacesDossierId: award.dossierId },
    );
  });
}

type SecondLook = { dossierId: string; reason: string; isOwnMistake?: boolean | undefined };

/** Has a declined dossier judged again: once, if the applicant asks in time, or after a mistake of the fund. */
export async function giveSecondLook(
  context: Context,
  { dossierId, reason, isOwnMistake = false }: SecondLook,
): Promise<void> {
  const { now } = context;
  const tidyReason = manyLines(reason);
  refuse(invalidForm(checkFields(reasonFields, { reason: tidyReason })));
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { officer, dossier } = await holdForOffice(inside, dossierId, "chair");
    refuse(dossier.state === "declined" ? null : { code: "dossier.notNow" });
    const events = await listEvents(db, [dossierId]);
    const declinedAt = events.findLast(({ toState }) => toState === "declined")?.at ?? null;
    const hadSecondLook = events.some(({ fromState, toState }) => fromState === "declined" && toState === "in_review");
    const isAllowed = mayHaveSecondLook({ declinedAt, hadSecondLook, isOwnMistake, now });
    refuse(isAllowed ? null : { code: "decision.noSecondLook" });
    const move = { dossier, to: "in_review", mover: "chair", actorId: officer.id, reason: tidyReason } as const;
    await moveDossier(inside, move, { facts: { mayHaveSecondLook: isAllowed } });
    // Members judge it again, so what they wanted before no longer counts.
    await db.delete(requestOpinions).where(eq(requestOpinions.dossierId, dossierId));
    await recordAudit(inside, { act: "give_second_look", subject: `dossier ${dossierId}` });
  });
}
