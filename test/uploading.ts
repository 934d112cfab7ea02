import { beginDossier, saveDossier } from "#server/actions/dossier.ts";
import { startSession } from "#server/actions/session.ts";
import type { Database } from "#server/database/open.ts";
import { openSecret } from "#server/platform/secret.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { aContext } from "#test/fund.ts";

/** The key of a site whose people a test logs in by itself. */
export const siteKey = "a key that only tests of uploads know, long enough";
export const siteSecret = openSecret({ secretKey: siteKey, secretKeysBefore: [], dataDir: "" });

/** What the browser of someone sends along who is logged in on a site with the key above. */
export async function aCookie(db: Database, personId: string): Promise<string> {
  let token = "";
  const setSession = (session: { token: string } | null) => {
    token = session?.token ?? "";
  };
  const context = aContext(db, {
    now: new Date(),
    secret: siteSecret,
    browser: { device: "Test", setSession, setKiosk: () => {} },
  });
  await startSession(context, { personId, way: "mail_code", isRemembered: true });
  return `samen_session=${token}`;
}

/** Someone who is logged in on a site with the key above and has begun a request for help, with these answers. */
export async function anApplicant(db: Database, answers: Parameters<typeof saveDossier>[1]["changes"] = {}) {
  const person = await aPerson(db);
  const cookie = await aCookie(db, person.id);
  const own = { ...aContext(db, { now: new Date(), secret: siteSecret }), me: loggedIn(person) };
  const { id: dossierId } = await beginDossier(own, { type: "internal" });
  await saveDossier(own, { dossierId, basedOn: 1, changes: answers });
  return { personId: person.id, dossierId, cookie };
}

export type Applicant = Awaited<ReturnType<typeof anApplicant>>;
