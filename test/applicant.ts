import { beginDossier, saveDossier } from "#server/actions/dossier.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import { and, eq, like } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { listEvents, listVersions } from "#server/database/queries/dossier.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { people } from "#server/database/tables/person.ts";
import { aContext } from "#test/context.ts";
import { internalAnswers } from "#test/dossiers.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { aCookie, siteSecret } from "#test/site-session.ts";

/** Someone who is logged in on a site with `siteKey` and has begun a request for help, with these answers. */
export async function anApplicant(db: Database, answers: Parameters<typeof saveDossier>[1]["changes"] = {}) {
  const person = await aPerson(db);
  const cookie = await aCookie(db, person.id);
  const own = { ...aContext(db, { now: new Date(), secret: siteSecret }), me: loggedIn(person) };
  const { id: dossierId } = await beginDossier(own, { type: "internal" });
  await saveDossier(own, { dossierId, basedOn: 1, changes: answers });
  return { personId: person.id, dossierId, cookie };
}

export type Applicant = Awaited<ReturnType<typeof anApplicant>>;

/** A submitted request for help with the usual answers: its number, whether it is whole, and how often it moved and was confirmed. */
export async function submissionOf(db: Database, { dossierId, personId }: Applicant) {
  const [dossier] = await db.select().from(dossiers).where(eq(dossiers.id, dossierId));
  const versions = await listVersions(db, [dossierId]);
  const moves = await listEvents(db, [dossierId]);
  const confirmations = await db
    .select({ id: mails.id })
    .from(mails)
    .innerJoin(people, eq(people.email, mails.recipient))
    .where(and(eq(people.id, personId), like(mails.template, "dossier-sent%")));
  const isWhole =
    dossier?.state === "submitted" &&
    versions.every((version) => openVersion(siteSecret, version).reason === internalAnswers.reason) &&
    versions.length === 1;
  return { number: dossier?.number, isWhole, moves: moves.length, mails: confirmations.length };
}
