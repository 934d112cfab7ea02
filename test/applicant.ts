import { beginDossier, saveDossier } from "#server/actions/dossier.ts";
import type { Database } from "#server/database/open.ts";
import { aContext } from "#test/context.ts";
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
