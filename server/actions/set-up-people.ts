import { randomUUID } from "node:crypto";
import { workplacesOf } from "#domain/fund-list.ts";
import type { Language } from "#domain/language.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { unlistedId } from "#domain/roster.ts";
import { checkFields } from "#domain/rules.ts";
import { type FirstOfficer, firstBranchCode, firstOfficerFields, firstOfficers } from "#domain/set-up.ts";
import { oneLine } from "#domain/typed-text.ts";
import { usualText } from "#i18n/usual-text.ts";
import { queueMail } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import { addRole, takeRole } from "#server/actions/role.ts";
import { leaveStep, requireSetUp } from "#server/actions/set-up.ts";
import type { Context } from "#server/context.ts";
import { and, eq, like } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { findPresent } from "#server/database/queries/person.ts";
import { listFirstOfficers } from "#server/database/queries/set-up.ts";
import { branches } from "#server/database/tables/fund-list.ts";
import { people } from "#server/database/tables/person.ts";

export type TypedOfficers = Record<keyof typeof firstOfficerFields, string>;

type Officer = { role: FirstOfficer; firstname: string; lastname: string; email: string; language: Language };

/**
 * Names the operator and the first coordinator, and mails both how to log in. A person who was named before and is not
 * named now loses the role.
 */
export async function nameFirstOfficers(
  context: Context,
  { language, ...typed }: TypedOfficers & { language: Language },
): Promise<void> {
  requireSetUp(context);
  refuse(invalidForm(checkFields(firstOfficerFields, typed)));
  const officers = firstOfficers.map((role) => readOfficer(typed, role, language));
  // One person with both roles could read what only the committee may.
  refuse(new Set(officers.map(({ email }) => email)).size < officers.length ? { code: "setUp.samePerson" } : null);
  await context.db.transaction(async (db) => {
    const inside = { ...context, db, me: null };
    for (const { id, role, email } of await listFirstOfficers(db))
      if (!officers.some((officer) => officer.role === role && officer.email === email)) await unname(inside, id, role);
    await makeFirstBranch(db);
    for (const officer of officers) await nameOfficer(inside, officer);
  });
}

function readOfficer(typed: TypedOfficers, role: FirstOfficer, language: Language): Officer {
  return {
    role,
    firstname: oneLine(typed[`${role}_firstname`]),
    lastname: oneLine(typed[`${role}_lastname`]),
    email: oneLine(typed[`${role}_email`]).toLowerCase(),
    language,
  };
}

async function unname(context: Context, personId: string, role: FirstOfficer): Promise<void> {
  await takeRole(context, { personId, role });
  // An address with a typing error must not stay someone's way in.
  await context.db
    .update(people)
    .set({ leftAt: context.now, email: null })
    .where(and(eq(people.id, personId), like(people.employeeId, `${unlistedId("")}%`)));
}

/** Every person works at a branch, and the fund names its branches in a later step. */
async function makeFirstBranch(db: Database): Promise<void> {
  const { branches: present } = await getFundLists(db);
  if (workplacesOf({ branches: present }).length > 0) return;
  await db
    .insert(branches)
    .values({
      code: firstBranchCode,
      names: usualText("usual.branch"),
      isActive: true,
      legalLanguage: null,
      position: 0,
    })
    .onConflictDoNothing();
  await announcePublicChange(db);
}

async function nameOfficer(context: Context, { role, ...officer }: Officer): Promise<void> {
  const { db, now, publicUrl } = context;
  const { firstname, lastname, email, language } = officer;
  const present = await findPresent(db, email);
  const [branch = firstBranchCode] = workplacesOf(await getFundLists(db));
  const names = { firstname, lastname };
  const employeeId = unlistedId(email);
  // A person of the staff list keeps the name that it has there.
  const [written] = await db
    .insert(people)
    .values({
      id: randomUUID(),
      branch,
      employmentStatus: "employed",
      ...officer,
      employeeId: present?.employeeId ?? employeeId,
    })
    .onConflictDoUpdate({
      target: people.employeeId,
      set: { ...(present && present.employeeId !== employeeId ? {} : names), email, leftAt: null },
    })
    .returning({ id: people.id });
  if (!written || !(await addRole(context, { personId: written.id, role }))) return;
  const address = pageAddress(publicUrl, language, "/office").href;
  await queueMail(
    { db, now },
    { template: "first-officer", recipient: email, language, values: { firstname, role, address } },
  );
}

/** Finishes the step once the two people have their roles, and one of them a second factor: the office can be opened. */
export async function finishOfficers(context: Context): Promise<void> {
  requireSetUp(context);
  const officers = await listFirstOfficers(context.db);
  const isNamed = (role: FirstOfficer) => officers.some((officer) => officer.role === role);
  refuse(firstOfficers.every(isNamed) ? null : { code: "setUp.peopleMissing" });
  refuse(officers.some(({ hasFactor }) => hasFactor) ? null : { code: "setUp.noSecondFactor" });
  await context.db.transaction((db) => leaveStep({ ...context, db }, "people"));
}

/** Moves the first people to the first real branch, and removes the branch that took its place. */
export async function leaveFirstBranch(db: Database, workplaces: readonly string[]): Promise<void> {
  const [workplace] = workplaces;
  if (!workplace || workplaces.includes(firstBranchCode)) return;
  await db.update(people).set({ branch: workplace }).where(eq(people.branch, firstBranchCode));
  await db.delete(branches).where(eq(branches.code, firstBranchCode));
}
