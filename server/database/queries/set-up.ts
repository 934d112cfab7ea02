import type { MailState } from "#domain/mail.ts";
import { type FirstOfficer, firstOfficers } from "#domain/set-up.ts";
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from "#server/database/drizzle.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { branches } from "#server/database/tables/fund-list.ts";
import { mails } from "#server/database/tables/mail.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { codeApps, passkeys } from "#server/database/tables/second-factor.ts";
import { setUps } from "#server/database/tables/set-up.ts";
import { settings } from "#server/database/tables/setting.ts";

/** Tells whether nobody has put anything of a fund into this database. */
export async function isWithoutFund(db: Database): Promise<boolean> {
  for (const table of [settings, branches, people]) if ((await db.$count(table)) > 0) return false;
  return true;
}

/** Says whether the fund has its name while the site is not open yet; null for a site that is open. */
export const findOpening = publicRead("findOpening", async (db: Database): Promise<{ isNamed: boolean } | null> => {
  const [setUp] = await db.select({ progress: setUps.progress }).from(setUps).where(isNull(setUps.openedAt));
  return setUp ? { isNamed: setUp.progress.fund === "done" } : null;
});

/** Finds the set-up that is not finished yet, if it fits this condition, without the staff list in it. */
export async function findSetUp(db: Database, condition?: SQL) {
  const { id, progress, testMailTo, testCodeEndsAt, sealedRoster } = setUps;
  const hasRoster = sql<boolean>`${sealedRoster} is not null`;
  const [setUp] = await db
    .select({ id, progress, testMailTo, testCodeEndsAt, hasRoster })
    .from(setUps)
    .where(and(isNull(setUps.openedAt), condition));
  return setUp ?? null;
}

export type SetUpRow = NonNullable<Awaited<ReturnType<typeof findSetUp>>>;

/** The condition for the session of a browser. */
export const hasSession = (sessionHash: string, now: Date) =>
  and(eq(setUps.sessionHash, sessionHash), gt(setUps.sessionEndsAt, now));

/** The condition for a link that can still be opened. */
export const hasLink = (linkHash: string, now: Date) => and(eq(setUps.linkHash, linkHash), gt(setUps.linkEndsAt, now));

/** Finds how far the latest test mail is; null without one. */
export async function findSetUpMailState(db: Database): Promise<MailState | null> {
  const [mail] = await db
    .select({ state: mails.state })
    .from(mails)
    .where(eq(mails.template, "set-up-code"))
    .orderBy(desc(mails.queuedAt))
    .limit(1);
  return mail?.state ?? null;
}

/** One of the first two people of a fund, and whether they have a second factor. */
export type OfficerRow = {
  id: string;
  role: FirstOfficer;
  firstname: string;
  lastname: string;
  email: string | null;
  hasFactor: boolean;
};

/** Lists the operators and coordinators. */
export async function listFirstOfficers(db: Database): Promise<OfficerRow[]> {
  const { id, firstname, lastname, email } = people;
  const hasFactor = sql<boolean>`
    exists (select from ${passkeys} where ${passkeys.personId} = ${id})
    or exists (select from ${codeApps} where ${codeApps.personId} = ${id})
  `;
  const rows = await db
    .select({ id, role: personRoles.role, firstname, lastname, email, hasFactor })
    .from(people)
    .innerJoin(personRoles, eq(personRoles.personId, id))
    .where(and(inArray(personRoles.role, [...firstOfficers]), isNull(people.leftAt)))
    .limit(100);
  return rows as OfficerRow[];
}
