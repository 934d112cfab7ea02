import { startSession } from "#server/actions/session.ts";
import { eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { sessions } from "#server/database/tables/session.ts";
import { openSecret } from "#server/platform/secret.ts";
import { aContext } from "#test/context.ts";

/** The key of a site on which a test logs people in by itself. */
export const siteKey = "a key that only tests know, long enough";
export const siteSecret = openSecret({ secretKey: siteKey, secretKeysBefore: [], dataDir: "" });

/** The cookie of someone who is logged in on a site with the key above. */
export async function aCookie(db: Database, personId: string, now = new Date()): Promise<string> {
  let token = "";
  const setSession = (session: { token: string } | null) => {
    token = session?.token ?? "";
  };
  const context = aContext(db, {
    now,
    secret: siteSecret,
    browser: { device: "Test", setSession, setKiosk: () => {}, setSetUp: () => {} },
  });
  await startSession(context, { personId, way: "mail_code", isRemembered: true });
  return `samen_session=${token}`;
}

/** The cookie of someone who is logged in with a second factor. */
export async function anOfficeCookie(db: Database, personId: string): Promise<string> {
  const cookie = await aCookie(db, personId);
  await db.update(sessions).set({ secondFactorAt: new Date() }).where(eq(sessions.personId, personId));
  return cookie;
}
