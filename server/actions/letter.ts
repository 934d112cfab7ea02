import { randomInt } from "node:crypto";
import { and, asc, eq, inArray, isNull, notLike, sql } from "drizzle-orm";
import { inBatches } from "#domain/batch.ts";
import { makeCode } from "#domain/code.ts";
import { defaultLanguage } from "#domain/language.ts";
import { type Branch, plainEmployeeId } from "#domain/person.ts";
import { refuse } from "#domain/problem.ts";
import { unlistedId } from "#domain/roster.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { lettersTitle, letterText } from "#server/actions/letter-text.ts";
import { hashAccessCode } from "#server/actions/login.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";
import { printLetters } from "#server/platform/print/access-letter.ts";

/** Whose letters to print; what is left open selects everyone. */
export type LetterSelection = {
  branch?: Branch | null;
  /** Only of those who cannot get a code by mail. */
  withoutMailbox?: boolean;
  employeeIds?: readonly string[];
};

/** How many letters there would be, and whose it is where it is one. */
export type LetterPlan = { count: number; owner: string | null };

/** Says beforehand what would be printed: the letters these people have stop working. */
export async function planAccessLetters(
  { db, me }: Pick<Context, "db" | "me">,
  selection: LetterSelection,
): Promise<LetterPlan> {
  requirePermission(me, "printAccessLetters");
  const isSelected = whereSelected(selection);
  const count = await db.$count(people, isSelected);
  checkSelected(selection, count);
  const [only] = count === 1 ? await db.select().from(people).where(isSelected) : [];
  return { count, owner: only ? `${only.firstname} ${only.lastname}` : null };
}

type Printing = Pick<Context, "db" | "me" | "now" | "publicUrl" | "secret">;

/** So many codes go into one statement. */
const batch = 1000;

/**
 * Makes access letters, sorted by branch and name, and gives them as one PDF that is drawn while it is read. Only the
 * paper knows the codes: each person gets a new one, and the letter they had before stops working.
 */
export async function printAccessLetters(context: Printing, selection: LetterSelection) {
  const { db, now, publicUrl } = context;
  const fund = await getFundSettings(db);
  const made = await db.transaction((db) => replaceCodes({ ...context, db }, selection));
  const letters = made.values().map(({ person, code }) => letterText({ person, code, fund, publicUrl, now }));
  return { count: made.length, pdf: printLetters(letters, { ...lettersTitle(fund, defaultLanguage), madeAt: now }) };
}

async function replaceCodes({ db, me, now, secret }: Printing, selection: LetterSelection) {
  const selected = await selectPeople(db, selection);
  checkSelected(selection, selected.length);
  const made = selected.map((person) => ({ person, code: makeCode(randomInt) }));
  for (const some of inBatches(made, batch)) {
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
  const details = { letters: made.length, branch: branch ?? "all", withoutMailbox };
  await recordAudit({ db, me, now }, { act: "print_letters", subject: "roster", details });
  return made;
}

/** Refuses a choice of nobody, and one that names somebody who is not there. */
function checkSelected({ employeeIds }: LetterSelection, count: number): void {
  const isMissing = employeeIds && new Set(employeeIds.map(plainEmployeeId)).size > count;
  refuse(isMissing ? { code: "person.unknown" } : null);
  refuse(count === 0 ? { code: "letter.nobody" } : null);
}

function whereSelected({ branch, withoutMailbox, employeeIds }: LetterSelection) {
  return and(
    isNull(people.leftAt),
    notLike(people.employeeId, `${unlistedId("")}%`),
    branch ? eq(people.branch, branch) : undefined,
    withoutMailbox ? isNull(people.email) : undefined,
    employeeIds ? inArray(people.employeeId, employeeIds.map(plainEmployeeId)) : undefined,
  );
}

function selectPeople(db: Database, selection: LetterSelection) {
  return (
    db
      .select()
      .from(people)
      .where(whereSelected(selection))
      .orderBy(asc(people.branch), asc(people.lastname), asc(people.firstname), asc(people.employeeId))
      // Nobody leaves between this and their new code.
      .for("share")
  );
}
