import { mergeDraft } from "#domain/dossier-draft.ts";
import { refuse } from "#domain/problem.ts";
import { holdDossier, readSentAnswers } from "#server/actions/dossier.ts";
import { openDraft, sealDraft } from "#server/actions/dossier-content.ts";
import { hideEarlierTexts } from "#server/actions/dossier-hiding.ts";
import { moveDossier } from "#server/actions/dossier-move.ts";
import { writeSummary } from "#server/actions/dossier-summary.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { checkOfferRemoval, checkRemoval } from "#server/actions/site-removal.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { projects } from "#server/database/tables/project.ts";

/**
 * Makes a project on the shortlist confidential for its applicant, before the vote opens. It leaves the site and the
 * ballot, and the committee decides about it again.
 */
export function makeConfidential(context: Context, { dossierId }: { dossierId: string }): Promise<DossierRow> {
  const { secret } = context;
  const applicant = requirePermission(context.me, "submitDossier");
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const dossier = await holdDossier(db, applicant.id, dossierId);
    // A dossier that its applicant was asked to complete returns to the committee by completing it.
    const mayBecome = dossier.state === "shortlisted" && !dossier.isConfidential;
    refuse(mayBecome ? null : { code: "dossier.notNow" });
    // A project that has to stay on the site would tell about a confidential dossier.
    const [project] = await db.select().from(projects).where(eq(projects.dossierId, dossier.id)).for("update");
    const stays = project && (await checkRemoval(inside, project));
    refuse(stays ? { code: stays.code === "project.hasGifts" ? "dossier.hasGifts" : "dossier.notNow" } : null);
    refuse(await checkOfferRemoval(inside, dossier.id));
    const move = { dossier, to: "in_review", mover: "applicant", actorId: applicant.id } as const;
    const moved = await moveDossier(inside, move, {
      facts: { becomesConfidential: true },
      changes: { isConfidential: true },
    });
    await hideEarlierTexts(inside, dossier.id);
    await writeSummary(inside, moved, (await readSentAnswers(inside, dossier)) ?? {});
    const revision = dossier.revision + 1;
    const change = { basedOn: dossier.revision, revision, changes: { confidential: "yes" } };
    const { draft } = mergeDraft(openDraft(secret, dossier), change);
    // Nothing else changes, so that there is nothing to submit again.
    const sentRevision = dossier.sentRevision === dossier.revision ? revision : dossier.sentRevision;
    const [changed] = await db
      .update(dossiers)
      .set({ sealedDraft: sealDraft(secret, dossier.id, draft), revision, sentRevision, changedAt: context.now })
      .where(eq(dossiers.id, dossier.id))
      .returning();
    return changed as DossierRow;
  });
}
