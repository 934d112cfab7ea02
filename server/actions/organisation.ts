import { checkId } from "#domain/id.ts";
import type { TypedTexts } from "#domain/localized-form.ts";
import { organisationFields, readOrganisationForm, writeOrganisationForm } from "#domain/organisation-form.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkRevision } from "#domain/revision.ts";
import { checkFields } from "#domain/rules.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { offerDrafts } from "#server/database/tables/offer-draft.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";

type Correction = { id: string; revision: number; values: TypedTexts };

/** Corrects an organisation of the site, everywhere at once: on its projects and offers, and in their drafts. */
export async function correctOrganisation(context: Context, { id, revision, values }: Correction): Promise<void> {
  requirePermission(context.me, "writeProject");
  refuse(checkId(id));
  refuse(invalidForm(checkFields(organisationFields, values)));
  await context.db.transaction(async (db) => {
    const [before] = await db.select().from(organisations).where(eq(organisations.id, id)).for("update");
    if (!before) throw new Refusal({ code: "organisation.unknown" });
    refuse(checkRevision(revision, before.revision));
    const after = readOrganisationForm(values);
    const [earlier, later] = [writeOrganisationForm(before), writeOrganisationForm(after)];
    const fields = Object.keys(organisationFields) as (keyof typeof earlier)[];
    const changed = fields.filter((field) => earlier[field] !== later[field]);
    if (changed.length === 0) return;
    await db
      .update(organisations)
      .set({ ...after, revision: before.revision + 1 })
      .where(eq(organisations.id, id));
    const { email: _email, ...organisation } = after;
    await db.update(projectDrafts).set({ organisation }).where(eq(projectDrafts.organisationId, id));
    await db.update(offerDrafts).set({ organisation }).where(eq(offerDrafts.organisationId, id));
    // The log is for people who may not read the address.
    const details = { fields: changed.join(" ") };
    await recordAudit({ ...context, db }, { act: "correct_organisation", subject: `organisation ${id}`, details });
    await announcePublicChange(db);
  });
}
