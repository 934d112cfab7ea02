import { randomInt } from "node:crypto";
import { inBatches } from "#domain/batch.ts";
import { makeCode } from "#domain/code.ts";
import { defaultLanguage } from "#domain/language.ts";
import { givenRoles } from "#domain/permission.ts";
import { type Branch, plainEmployeeId } from "#domain/person.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { unlistedId } from "#domain/roster.ts";
import { checkFields, oneOf } from "#domain/rules.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { lettersTitle, letterText } from "#server/actions/letter-text.ts";
import { hashAccessCode } from "#server/actions/login.ts";
import { getPaperLook } from "#server/actions/paper-look.ts";
import { mayChangeOfficers, requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { and, asc, eq, inArray, isNull, notInArray, notLike, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { listHolders } from "#server/database/queries/person.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";
import { printLetters } from "#server/platform/print/access-letter.ts";

/** Selects whose letters to print; an omitted field selects everyone. */
export type LetterSelection = {
  branch?: Branch | null;
  /** Selects only people without a mailbox for a code. */
  withoutMailbox?: boolean;
  employeeIds?: readonly string[];
  /** The people by id, as a list of the office names them; those whose letter may not be printed are left out. */
  personIds?: readonly string[];
};

/** The number of letters, the owner if there is one letter, and the number of people with a role who are left out. */
export type LetterPlan = { count: number; owner: string | null; leftOut: number };

/** Plans the letters before they are printed; printing makes the recipients' old letters invalid. */
export async function planAccessLetters(
  { db, me }: Pick<Context, "db" | "me">,
  selection: LetterSelection,
): Promise<LetterPlan> {
  requirePermission(me, "printAccessLetters");
  await checkBranch(db, selection);
  const refused = await listRefused({ db, me });
  const isSelected = whereSelected(selection);
  const isPrinted = and(isSelected, notInArray(people.id, refused));
  const count = await db.$count(people, isPrinted);
  const leftOut = refused.length > 0 ? await db.$count(people, and(isSelected, inArray(people.id, refused))) : 0;
  checkSelected(selection, { count, leftOut });
  const [only] = count === 1 ? await db.select().from(people).where(isPrinted) : [];
  return { count, owner: only ? `${only.firstname} ${only.lastname}` : null, leftOut };
}

/** Lists the people whose letters this user may not print: only an operator prints for people with a role. */
async function listRefused({ db, me }: Pick<Context, "db" | "me">): Promise<string[]> {
  if (mayChangeOfficers(me)) return [];
  return (await listHolders(db, givenRoles)).map(({ id }) => id);
}

type PrintContext = Pick<Context, "db" | "me" | "now" | "publicUrl" | "secret">;

/** The number of codes per statement. */
const batch = 1000;

/**
 * Makes access letters, sorted by branch and name, as one PDF that is drawn while it is read. Only the paper has the
 * codes: each person gets a new one, and their earlier letter stops working.
 */
export async function printAccessLetters(context: PrintContext, selection: LetterSelection) {
  const { db, now, publicUrl } = context;
  const fund = await getFundSettings(db);
  const lists = await getFundLists(db);
  const newCodes = await db.transaction((db) => replaceCodes({ ...context, db }, selection));
  const letters = newCodes
    .values()
    .map(({ person, code }) => letterText({ person, lists, code, fund, publicUrl, now }));
  return {
    count: newCodes.length,
    pdf: printLetters(letters, { ...lettersTitle(fund, defaultLanguage), madeAt: now, look: await getPaperLook(db) }),
  };
}

async function replaceCodes({ db, me, now, secret }: PrintContext, selection: LetterSelection) {
  await checkBranch(db, selection);
  const selected = await selectPeople(db, selection);
  // The rows are locked by now, so nobody gets a role before their new code is written.
  const officers = new Set((await listHolders(db, givenRoles)).map(({ id }) => id));
  const printed = mayChangeOfficers(me) ? selected : selected.filter(({ id }) => !officers.has(id));
  checkSelected(selection, { count: printed.length, leftOut: selected.length - printed.length });
  const newCodes = printed.map((person) => ({ person, code: makeCode(randomInt) }));
  for (const some of inBatches(newCodes, batch)) {
    const rows = some.map(({ person, code }) => ({
      personId: person.id,
      codeHash: hashAccessCode(secret, code),
      madeAt: now,
    }));
    await db
      .insert(accessCodes)
      .values(rows)
      .onConflictDoUpdate({
        target: accessCodes.personId,
        set: { codeHash: sql`excluded.code_hash`, madeAt: sql`excluded.made_at` },
      });
  }
  const { branch, withoutMailbox = false } = selection;
  const details = { letters: newCodes.length, branch: branch ?? "all", withoutMailbox };
  const [only] = printed.length === 1 ? printed : [];
  const subject = only ? `person ${only.id}` : "roster";
  await recordAudit({ db, me, now }, { act: "print_letters", subject, details });
  // The audit log also names each person with a role among many letters.
  for (const { id } of only ? [] : printed.filter(({ id }) => officers.has(id)))
    await recordAudit({ db, me, now }, { act: "print_letters", subject: `person ${id}`, details: { letters: 1 } });
  return newCodes;
}

/** Refuses an empty selection, an unknown person, and a letter that only an operator may print. */
function checkSelected({ employeeIds }: LetterSelection, { count, leftOut }: Omit<LetterPlan, "owner">): void {
  const isMissing = employeeIds && new Set(employeeIds.map(plainEmployeeId)).size > count + leftOut;
  refuse(isMissing ? { code: "person.unknown" } : null);
  const isRefused = leftOut > 0 && (employeeIds || count === 0);
  refuse(isRefused ? { code: "letter.needsOperator", count: leftOut } : null);
  refuse(count === 0 ? { code: "letter.nobody" } : null);
}

/** Refuses a branch that the fund does not have; people may still belong to a former one. */
async function checkBranch(db: Database, { branch = null }: LetterSelection): Promise<void> {
  const { branches } = await getFundLists(db);
  refuse(invalidForm(checkFields({ branch: [oneOf(branches.map(({ code }) => code))] }, { branch })));
}

function whereSelected({ branch, withoutMailbox, employeeIds, personIds }: LetterSelection) {
  return and(
    isNull(people.leftAt),
    notLike(people.employeeId, `${unlistedId("")}%`),
    branch ? eq(people.branch, branch) : undefined,
    withoutMailbox ? isNull(people.email) : undefined,
    employeeIds ? inArray(people.employeeId, employeeIds.map(plainEmployeeId)) : undefined,
    personIds ? inArray(people.id, [...personIds]) : undefined,
  );
}

function selectPeople(db: Database, selection: LetterSelection) {
  return (
    db
      .select()
      .from(people)
      .where(whereSelected(selection))
      .orderBy(asc(people.branch), asc(people.lastname), asc(people.firstname), asc(people.employeeId))
      // The lock makes sure that nobody leaves before their new code is written.
      .for("share")
  );
}
