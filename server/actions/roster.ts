import { randomUUID } from "node:crypto";
import { inBatches } from "#domain/batch.ts";
import { type Language, preferredLanguage } from "#domain/language.ts";
import { isSameName } from "#domain/name.ts";
import { type GivenRole, givenRoles } from "#domain/permission.ts";
import { plainEmployeeId } from "#domain/person.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkRevision } from "#domain/revision.ts";
import {
  checkColumns,
  checkLeavers,
  planImport,
  type RosterPerson,
  type RosterPlan,
  rosterFields,
} from "#domain/roster.ts";
import { checkFields, type FieldProblem } from "#domain/rules.ts";
import { oneLine } from "#domain/typed-text.ts";
import { endOpenLogins, followUpAddressChange } from "#server/actions/address-change.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { assessConflicts, closeOpened } from "#server/actions/declaration.ts";
import { mayChangeOfficers } from "#server/actions/permission.ts";
import { forgetUnfinished } from "#server/actions/review.ts";
import { endSessionsOf } from "#server/actions/session.ts";
import { readTable } from "#server/actions/table-file.ts";
import type { Context } from "#server/context.ts";
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { listHolders, listRolesOf, lockPeople } from "#server/database/queries/person.ts";
import { listRoster } from "#server/database/queries/roster.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";

type ImportContext = Pick<Context, "db" | "me" | "now" | "secret">;

type Import = {
  file: Uint8Array;
  /** Confirms that many people left; without it, a list that ends half of all access is refused. */
  allowManyLeavers?: boolean;
};

/** The number of rows per statement. */
const batch = 1000;

/** Plans the import of a list without changing anything. */
export async function planRosterImport({ db, me }: Pick<Context, "db" | "me">, file: Uint8Array): Promise<RosterPlan> {
  const table = await readTable(file);
  if (!table) throw new Refusal({ code: "roster.unreadable" });
  refuse(checkColumns(table));
  const officers = mayChangeOfficers(me) ? [] : await listHolders(db, givenRoles);
  return planImport(table, await listRoster(db), {
    lists: await getFundLists(db),
    offered: await listLanguages(db),
    keepAddress: new Set(officers.map(({ employeeId }) => employeeId)),
  });
}

/** Imports the company's list: newcomers may log in, and people who are no longer on it lose their access. */
export async function importRoster(
  context: ImportContext,
  { file, allowManyLeavers = false }: Import,
): Promise<RosterPlan> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    // Two imports at once would each treat the other's newcomers as people who left.
    await lockPeople(db);
    const plan = await planRosterImport(inside, file);
    if (!allowManyLeavers) refuse(checkLeavers(plan));
    await takeOverRoster(inside, plan);
    return plan;
  });
}

/** Makes the changes of a plan; in a transaction that locked the people before it was planned. */
export async function takeOverRoster({ db, me, now, secret }: ImportContext, plan: RosterPlan): Promise<void> {
  const { added, changed, left, doubtful, waiting } = plan;
  await removePeople({ db, now }, left);
  await changePeople({ db, me, now }, changed);
  for (const some of inBatches(
    added.map(({ after }) => after),
    batch,
  ))
    await writePeople({ db, now }, some);
  await assessChangedMembers({ db, now, secret }, changed);
  await keepWaitingAddresses({ db, now }, waiting);
  await recordAudit(
    { db, me, now },
    {
      act: "import_roster",
      subject: "roster",
      details: {
        added: added.length,
        changed: changed.length,
        left: left.length,
        doubtful: doubtful.length,
        waiting: waiting.length,
      },
    },
  );
}

/** The roles of those who judge requests for help. */
const assessedRoles: readonly GivenRole[] = ["committee", "substitute"];

/** Looks at the conflicts of members again whose name, address, branch or department changed. */
async function assessChangedMembers(
  { db, now, secret }: Pick<Context, "db" | "now" | "secret">,
  changed: RosterPlan["changed"],
): Promise<void> {
  const changedIds = new Set(changed.map(({ after }) => after.employeeId));
  const members = (await listHolders(db, assessedRoles)).filter(({ employeeId }) => changedIds.has(employeeId));
  if (members.length > 0) await assessConflicts({ db, now, secret }, { memberIds: members.map(({ id }) => id) });
}

/** Keeps the addresses that wait for an operator, instead of those of an earlier list. */
async function keepWaitingAddresses({ db, now }: Change, waiting: RosterPlan["waiting"]): Promise<void> {
  await db.update(people).set(noWaitingAddress).where(isNotNull(people.addressWaitsSince));
  for (const { before, after } of waiting)
    await db
      .update(people)
      .set({ addressWaitsSince: now, waitingEmail: after.email })
      .where(isOneOf([before]));
}

const noWaitingAddress = { addressWaitsSince: null, waitingEmail: null };

/** Takes over the address of the last list for someone with a role, or keeps the present one. For operators. */
export async function decideWaitingAddress(
  { db, me, now, secret }: ImportContext,
  { id, takesOver }: { id: string; takesOver: boolean },
): Promise<void> {
  refuse(mayChangeOfficers(me) ? null : { code: "person.needsOperator" });
  await db.transaction(async (db) => {
    await lockPeople(db);
    const [person] = await db.select().from(people).where(eq(people.id, id)).for("update");
    if (!person?.addressWaitsSince) return refuse({ code: "person.nothingWaits" });
    if (takesOver) return correctPerson({ db, me, now, secret }, { ...person, email: person.waitingEmail });
    await db.update(people).set(noWaitingAddress).where(eq(people.id, id));
    await recordAudit({ db, me, now }, { act: "keep_address", subject: `person ${id}` });
  });
}

type Correction = RosterPerson & {
  id: string;
  /** The number of changes that the person who corrects has seen. */
  revision: number;
};

/** Corrects the data of one person until the next import. */
export async function correctPerson({ db, me, now, secret }: ImportContext, { id, revision, ...typed }: Correction) {
  const { branch, department, employmentStatus, language } = typed;
  const person: RosterPerson = {
    employeeId: plainEmployeeId(typed.employeeId),
    firstname: oneLine(typed.firstname),
    lastname: oneLine(typed.lastname),
    email: oneLine(typed.email ?? "").toLowerCase() || null,
    branch,
    department,
    employmentStatus,
    language,
  };
  refuse(invalidForm(checkFields(rosterFields(await getFundLists(db)), person)));
  await db.transaction(async (db) => {
    await lockPeople(db);
    const [before] = await db
      .select()
      .from(people)
      .where(and(eq(people.id, id), isNull(people.leftAt)))
      .for("update");
    if (!before) return refuse({ code: "person.unknown" });
    refuse(checkRevision(revision, before.revision));
    const fields = (Object.keys(person) as (keyof RosterPerson)[]).filter((field) => before[field] !== person[field]);
    if (fields.length === 0) return;
    const what = replacedIn(before, person);
    const roles = await listRolesOf(db, id);
    const isOfficer = roles.length > 0;
    refuse(what && isOfficer && !mayChangeOfficers(me) ? { code: "person.needsOperator" } : null);
    refuse(invalidForm(await findTaken(db, id, person)));
    await db
      .update(people)
      .set({ ...person, revision: revision + 1, ...(what === "email" && noWaitingAddress) })
      .where(eq(people.id, id));
    // The log cannot be erased, so it names the fields and not their values.
    await recordAudit(
      { db, me, now },
      { act: "correct_details", subject: `person ${id}`, details: { fields: fields.join(", ") } },
    );
    if (roles.some((role) => assessedRoles.includes(role)))
      await assessConflicts({ db, now, secret }, { memberIds: [id] });
    if (what) await followUpAddressChange({ db, me, now }, [{ ...movedFrom(before, await listLanguages(db)), what }]);
  });
}

/** Gives the login identifier that changes: mails use the address, the company's login also the employee ID. */
function replacedIn(before: RosterPerson, after: RosterPerson): "email" | "employeeId" | null {
  if (before.email !== after.email) return "email";
  return before.employeeId !== after.employeeId ? "employeeId" : null;
}

const movedFrom = (person: typeof people.$inferSelect, offered: readonly Language[]) => ({
  id: person.id,
  email: person.email,
  language: preferredLanguage(person, offered),
});

/** Finds the fields of this person that another person has already. */
async function findTaken(db: Database, id: string, { employeeId, email }: RosterPerson): Promise<FieldProblem[]> {
  const others = await db
    .select({ employeeId: people.employeeId, email: people.email })
    .from(people)
    .where(and(ne(people.id, id), or(eq(people.employeeId, employeeId), email ? eq(people.email, email) : undefined)));
  const fields = [
    ...(others.some((person) => person.employeeId === employeeId) ? ["employeeId"] : []),
    ...(email && others.some((person) => person.email === email) ? ["email"] : []),
  ];
  return fields.map((field) => ({ field, problem: { code: "rule.taken" } }));
}

type Change = Pick<Context, "db" | "now">;

/** Ends people's access and roles; someone who returns later is an employee without a role. */
async function removePeople({ db, now }: Change, leavers: readonly RosterPerson[]): Promise<void> {
  for (const some of inBatches(leavers, batch)) {
    await db.update(people).set({ leftAt: now, email: null }).where(isOneOf(some));
    const endedRoles = await db
      .delete(personRoles)
      .where(inArray(personRoles.personId, idsOf(db, some)))
      .returning();
    if (endedRoles.length > 0) {
      const ids = endedRoles.map(({ personId }) => personId);
      await forgetUnfinished(db, ids);
      await closeOpened(db, ids);
    }
    await endAccess({ db, now }, some);
  }
}

async function changePeople(
  { db, me, now }: Omit<ImportContext, "secret">,
  changed: RosterPlan["changed"],
): Promise<void> {
  const offered = await listLanguages(db);
  const moved = changed.filter(({ before, after }) => before.email !== after.email).map(({ before }) => before);
  for (const some of inBatches(moved, batch)) {
    const rows = await db.select().from(people).where(isOneOf(some));
    // We clear the addresses first, so that two people can swap theirs.
    await db.update(people).set({ email: null }).where(isOneOf(some));
    await followUpAddressChange(
      { db, me, now },
      rows.map((row) => ({ ...movedFrom(row, offered), what: "email" })),
    );
  }
  // Another name with the same employee ID may be another person, so they must log in again.
  const renamed = changed.filter(({ before, after }) => !isSameName(before, after)).map(({ before }) => before);
  for (const some of inBatches(renamed, batch)) await endAccess({ db, now }, some);
  // People who logged in before the first list now get an employee ID; they are few.
  const numbered = changed.filter(({ before, after }) => before.employeeId !== after.employeeId);
  for (const { before, after } of numbered)
    await db
      .update(people)
      .set({ employeeId: after.employeeId })
      .where(isOneOf([before]));
  for (const some of inBatches(
    changed.map(({ after }) => after),
    batch,
  ))
    await writePeople({ db, now }, some);
}

async function endAccess({ db, now }: Change, some: readonly RosterPerson[]): Promise<void> {
  const ids = (await idsOf(db, some)).map(({ id }) => id);
  await endOpenLogins({ db, now }, ids);
  await endSessionsOf(db, ids);
  await db.delete(accessCodes).where(inArray(accessCodes.personId, ids));
}

async function writePeople({ db, now }: Change, some: readonly RosterPerson[]): Promise<void> {
  const rows = JSON.stringify(some.map((person) => ({ id: randomUUID(), ...person })));
  // A thousand people go in as one JSON value: nine thousand separate values take twice as long. A returning person may
  // have a new address, so `address_changed_at` is set.
  await db.execute(sql`
    insert into people (id, employee_id, firstname, lastname, email, branch, department, employment_status, language)
    select id, "employeeId", firstname, lastname, email, branch, department, "employmentStatus", language
    from jsonb_to_recordset(${rows}::jsonb) as listed(
      id uuid, "employeeId" text, firstname text, lastname text, email text, branch text, department text,
      "employmentStatus" text, language text
    )
    on conflict (employee_id) do update set
      firstname = excluded.firstname, lastname = excluded.lastname, email = excluded.email, branch = excluded.branch,
      department = excluded.department, employment_status = excluded.employment_status, language = excluded.language,
      address_changed_at = case when people.left_at is null then people.address_changed_at else ${now.toISOString()} end,
      left_at = null, revision = people.revision + 1
  `);
}

function isOneOf(some: readonly RosterPerson[]) {
  return inArray(
    people.employeeId,
    some.map(({ employeeId }) => employeeId),
  );
}

function idsOf(db: Database, some: readonly RosterPerson[]) {
  return db.select({ id: people.id }).from(people).where(isOneOf(some));
}
