import { sql } from "drizzle-orm";
import { answerList } from "#server/api/list.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { auditList } from "#server/database/queries/audit-list.ts";
import { mailList } from "#server/database/queries/mail-list.ts";
import { personList } from "#server/database/queries/person-list.ts";
import { storeTestLists } from "#test/fund-lists.ts";
import { makePostgres, type Place } from "./place.ts";
import { figure, printHeading, printRow } from "./print.ts";

const few = 500;
const many = 50_000;
const most = 2;
const tries = 30;

const people = (list: string) => (db: Database) => answerList({ db }, "people", personList, list);
const mails = (list: string) => (db: Database) => answerList({ db }, "mails", mailList, list);
const audit = (list: string) => (db: Database) => answerList({ db }, "audit", auditList, list);

/** What pages of the office ask of their lists. */
const questions = {
  "people, the first page": people(""),
  "people, a branch": people("branch=gent"),
  "people, by employee ID, the last first": people("sort=-employeeId"),
  "people, without a mailbox in two branches": people("branch=gent&branch=brussel&mailbox=without"),
  "people, a rare name": people("q=zoekmij"),
  "people, an employee ID": people("q=00000042"),
  "people, with a role": people("role=any"),
  "people, the page after a person in the middle": async (db: Database) => {
    const { next } = await answerList({ db }, "people", personList, "q=midden");
    return answerList({ db }, "people", personList, next ? `after=${next}` : "sort=name");
  },
  "mails, the first page": mails(""),
  "mails, failed": mails("state=failed"),
  "audit log, the first page": audit(""),
};

/** Fills the lists of the office with so many rows; a few people have a rare name or a role. */
async function fillOffice(place: Place, count: number) {
  const database = await openDatabase(place);
  const { db } = database;
  await migrateDatabase(db);
  await storeTestLists(db);
  await db.execute(sql`
    insert into people (id, employee_id, firstname, lastname, email, branch, department, employment_status, language)
    select gen_random_uuid(), lpad(n::text, 8, '0'), 'Voornaam' || n % 97,
      case when n <= 5 then 'Zoekmij' when n <= 10 then 'Midden' else 'Naam' || md5(n::text) end,
      case when n % 3 = 0 then null else 'p' || n || '@amandel.example' end,
      (array['gent', 'brussel', 'wevelgem'])[1 + n % 3], 'finance', 'employed', 'nl'
    from generate_series(1, ${count}::integer) as n`);
  await db.execute(sql`
    insert into person_roles (person_id, role, given_at)
    select id, 'committee', now() from people order by employee_id limit 9`);
  await db.execute(sql`
    insert into mails (id, template, recipient, language, "values", state, queued_at, listed_at)
    select gen_random_uuid(), 'login-code', 'p' || n || '@amandel.example', 'nl', '{}',
      case when n <= 100 then 'failed' else 'sent' end, now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${count}::integer) as n`);
  await db.execute(sql`
    insert into audit_entries (number, at, act, subject, details, previous_hash, hash)
    select 1000000 + n, now() - (${count}::integer - n) * interval '1 minute', 'login', 'roster', '{}', md5(n::text), md5('h' || n)
    from generate_series(1, ${count}::integer) as n`);
  await db.execute(sql`vacuum analyze`);
  return database;
}

/** Prints how much longer each list of the office takes with a hundred times the rows. */
export async function printOffice(): Promise<void> {
  await using placeOfFew = await makePostgres();
  await using placeOfMany = await makePostgres();
  printHeading(
    `Lists of the office, ${placeOfFew.where}: the time with ${many.toLocaleString("en")} rows against ${few}, at most ${most} times`,
  );
  const [withFew, withMany] = [await fillOffice(placeOfFew, few), await fillOffice(placeOfMany, many)];
  const timeOf = async (run: (db: Database) => Promise<unknown>, db: Database) => {
    const start = performance.now();
    await run(db);
    return performance.now() - start;
  };
  for (const [what, run] of Object.entries(questions)) {
    // The shortest time counts, because other work on the machine affects it least.
    let [ofFew, ofMany] = [Infinity, Infinity];
    for (let nth = 0; nth < tries; nth++) {
      ofFew = Math.min(ofFew, await timeOf(run, withFew.db));
      ofMany = Math.min(ofMany, await timeOf(run, withMany.db));
    }
    printRow(what, figure(ofMany / ofFew, 2, { most }));
  }
  await withFew.close();
  await withMany.close();
}
