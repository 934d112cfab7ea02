import { randomBytes } from "node:crypto";
import { atBrussels, midnightAfter } from "#domain/brussels-time.ts";
import { checkId } from "#domain/id.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { approvalDue } from "#domain/project-draft.ts";
import { checkFields, max, required } from "#domain/rules.ts";
import { manyLines } from "#domain/typed-text.ts";
import { findCorrespondent } from "#server/actions/correspondent.ts";
import { countTry } from "#server/actions/limit.ts";
import { queueMail } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { getLockedDraft } from "#server/actions/project-draft.ts";
import type { Context } from "#server/context.ts";
import { and, eq, gt } from "#server/database/drizzle.ts";
import { findLatestVersion } from "#server/database/queries/project-draft.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { projectApprovals, projectDrafts, projectVersions } from "#server/database/tables/project-draft.ts";

/** A link works for this long, also after silence has covered the text. */
const linkDays = 60;

/** Asks the applicant to read the text of their project: mails them a personal link, in their language. */
export async function askApproval(context: Context, { id }: { id: string }): Promise<void> {
  const { now, secret, publicUrl } = context;
  const me = requirePermission(context.me, "writeProject");
  refuse(checkId(id));
  await countTry(context, { key: `approval of ${id}`, most: 10, minutes: 60 });
  const token = randomBytes(24).toString("base64url");
  await context.db.transaction(async (db) => {
    const draft = await getLockedDraft(db, me, id);
    const latest = await findLatestVersion(db, id);
    const [dossier] = draft.dossierId ? await db.select().from(dossiers).where(eq(dossiers.id, draft.dossierId)) : [];
    const correspondent = dossier ? await findCorrespondent({ db, secret }, dossier) : null;
    if (!latest || !correspondent?.recipient) throw new Refusal({ code: "project.noApplicant" });
    const row = {
      tokenHash: secret.hash("project-approval", token),
      askedAt: now,
      expiresAt: new Date(now.getTime() + linkDays * 86_400_000),
      versionId: latest.id,
      answeredAt: null,
      isApproved: null,
      wish: null,
      showsFirstname: false,
    };
    await db
      .insert(projectApprovals)
      .values({ draftId: id, ...row })
      // A new link is about the present text and replaces the earlier one.
      .onConflictDoUpdate({ target: projectApprovals.draftId, set: row });
    const { recipient, language } = correspondent;
    const address = pageAddress(publicUrl, language, `/project-approval?token=${token}`).href;
    const values = {
      number: dossier?.number ?? "",
      until: midnightAfter(atBrussels(`${approvalDue(now)}T00:00`), 1).toISOString(),
      address,
    };
    await queueMail({ db, now }, { template: "project-approval", recipient, language, values });
  });
}

/** The text that an applicant was asked about, with their answer. */
export type AskedApproval = {
  approval: typeof projectApprovals.$inferSelect;
  version: typeof projectVersions.$inferSelect;
  draft: typeof projectDrafts.$inferSelect;
};

/** Finds the text behind a personal link; null if the link has ended or the dossier became confidential. */
export async function tryApproval(context: Context, token: string): Promise<AskedApproval | null> {
  const { db, now, secret } = context;
  const [openApproval] = await db
    .select({ approval: projectApprovals, version: projectVersions, draft: projectDrafts })
    .from(projectApprovals)
    .innerJoin(projectVersions, eq(projectVersions.id, projectApprovals.versionId))
    .innerJoin(projectDrafts, eq(projectDrafts.id, projectApprovals.draftId))
    .innerJoin(dossiers, eq(dossiers.id, projectDrafts.dossierId))
    .where(
      and(
        eq(projectApprovals.tokenHash, secret.hash("project-approval", token)),
        gt(projectApprovals.expiresAt, now),
        eq(dossiers.isConfidential, false),
      ),
    );
  // Only wrong links count, so nobody can lock out others on the same network.
  if (!openApproval) await countTry(context, { key: `approval from ${context.network()}`, most: 30, minutes: 60 });
  return openApproval ?? null;
}

type Answer = { token: string; isApproved: boolean; wish: string; showsFirstname: boolean };

/** Keeps the answer of an applicant: they approve the text, or say what should change. They can change their answer. */
export async function answerApproval(context: Context, { token, isApproved, wish, showsFirstname }: Answer) {
  const text = manyLines(wish);
  refuse(invalidForm(checkFields({ wish: isApproved ? [max(2000)] : [required, max(2000)] }, { wish: text })));
  const openApproval = await tryApproval(context, token);
  if (!openApproval) throw new Refusal({ code: "approval.unknown" });
  const { id } = openApproval.draft;
  await context.db.transaction(async (db) => {
    // A publication at this moment either comes first, or reads this answer.
    await db.select({ id: projectDrafts.id }).from(projectDrafts).where(eq(projectDrafts.id, id)).for("update");
    // The office may have asked about a newer text meanwhile, which the applicant has not read.
    const { tokenHash } = openApproval.approval;
    const changedRows = await db
      .update(projectApprovals)
      .set({ answeredAt: context.now, isApproved, wish: text || null, showsFirstname: isApproved && showsFirstname })
      .where(and(eq(projectApprovals.draftId, id), eq(projectApprovals.tokenHash, tokenHash)))
      .returning();
    refuse(changedRows.length === 0 ? { code: "approval.unknown" } : null);
    // Nothing that its applicant objects to is published by itself.
    if (!isApproved) await db.update(projectDrafts).set({ publishAt: null }).where(eq(projectDrafts.id, id));
  });
}
