import { exclusionOf, isLikelyConflict } from "#domain/conflict.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { needsSubstitute, substituteFields } from "#domain/request-opinion.ts";
import { checkFields } from "#domain/rules.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import { holdForOffice } from "#server/actions/dossier-hold.ts";
import { mailRequestReminder } from "#server/actions/dossier-mail.ts";
import { endSessionsOf } from "#server/actions/session.ts";
import type { Context } from "#server/context.ts";
import { listAssessable, listMembers } from "#server/database/queries/declaration.ts";
import { listReaders } from "#server/database/queries/dossier-reader.ts";
import { findPresent, type PersonRow } from "#server/database/queries/person.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { personRoles } from "#server/database/tables/role.ts";

type Naming = {
  dossierId: string;
  /** The email address or the employee ID of the substitute. */
  who: string;
};

/**
 * Names a colleague who judges one request for help, because fewer than two members can. They answer the question about
 * conflicts as members do, and see nothing of any other dossier. Only the chair does this.
 */
export async function nameSubstitute(context: Context, { dossierId, who }: Naming): Promise<void> {
  const typed = who.trim();
  refuse(invalidForm(checkFields(substituteFields, { who: typed })));
  const { now } = context;
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { officer, dossier } = await holdForOffice(inside, dossierId, "chair");
    const isOpen = dossier.state === "submitted" || dossier.state === "in_review";
    refuse(dossier.type === "internal" && isOpen ? null : { code: "dossier.notNow" });
    const judges = await listReaders(db, dossier, ["judge", "declare"]);
    refuse(needsSubstitute(judges.length) ? null : { code: "dossier.substitute.notNeeded" });
    const person = await findPresent(db, typed);
    if (!person?.email) throw new Refusal({ code: "dossier.substitute.unknown" });
    refuse((await isFit(inside, dossierId, person)) ? null : { code: "dossier.substitute.unfit" });
    const personId = person.id;
    const openedRows = await db
      .insert(declarations)
      .values({ dossierId, personId, openedAt: now, openedById: officer.id })
      .onConflictDoNothing()
      .returning();
    // Someone who was asked before has answered, or is about to.
    refuse(openedRows.length > 0 ? null : { code: "dossier.substitute.unfit" });
    const [given] = await db
      .insert(personRoles)
      .values({ personId, role: "substitute", givenAt: now })
      .onConflictDoNothing()
      .returning();
    if (given) {
      await endSessionsOf(db, [personId]);
      await recordAudit(inside, { act: "give_role", subject: `person ${personId}`, details: { role: "substitute" } });
    }
    const details = { member: personId };
    await recordAudit(inside, { act: "open_for_member", subject: `dossier ${dossierId}`, details });
    await mailRequestReminder(inside, { dossier, member: person });
  });
}

/** Tells whether someone can be a substitute: no member, not the applicant, not excluded, and without a likely conflict. */
async function isFit({ db, secret }: Context, dossierId: string, person: PersonRow): Promise<boolean> {
  if ((await listMembers(db)).some(({ id }) => id === person.id)) return false;
  const { humanResources } = await getFundSettings(db);
  for await (const rows of listAssessable(db, [dossierId]))
    for (const { dossier, version, applicant } of rows) {
      const facts = { ...dossier, applicant, answers: openVersion(secret, version) };
      if (exclusionOf(person, facts, humanResources) !== null || isLikelyConflict(person, facts)) return false;
    }
  return true;
}
