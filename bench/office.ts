import type { Viewer } from "#domain/dossier-level.ts";
import { languages } from "#domain/language.ts";
import { readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { actsNamed, mailsNamed } from "#server/actions/audit-text.ts";
import { answerList } from "#server/api/list.ts";
import { sql } from "#server/database/drizzle.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { auditList } from "#server/database/queries/audit-list.ts";
import { countByState, dossierList } from "#server/database/queries/dossier-list.ts";
import { countWaitingDossiers } from "#server/database/queries/dossier-waiting.ts";
import { mailList } from "#server/database/queries/mail-list.ts";
import { offerDraftList } from "#server/database/queries/offer-draft.ts";
import { organisationList } from "#server/database/queries/organisation.ts";
import { personList } from "#server/database/queries/person-list.ts";
import { projectDraftList } from "#server/database/queries/project-draft.ts";
import { textList } from "#server/database/queries/text-list.ts";
import { threadList } from "#server/database/queries/thread.ts";
import { testSecret } from "#test/context.ts";
import { aCall, aPerson } from "#test/factories.ts";
import { storeTestLists } from "#test/fund-lists.ts";
import { printCommittee } from "./committee.ts";
import { makePostgres, type Place } from "./place.ts";
import { figure, printHeading, printRow } from "./print.ts";

const few = { rows: 500, dossiers: 100 };
const many = { rows: 50_000, dossiers: 5_000 };
const most = 2;
const tries = 30;

const people = (list: string) => (db: Database) => answerList({ db, secret: testSecret }, "people", personList, list);
const mails = (list: string) => (db: Database) =>
  answerList({ db, secret: testSecret }, "mails", mailList(mailsNamed), list);
const audit = (list: string) => (db: Database) =>
  answerList({ db, secret: testSecret }, "audit", auditList(actsNamed), list);

const now = new Date("2026-11-20T09:00:00Z");
const coordinator: Viewer = {
  id: "00000000-0000-4000-8000-00000000000c",
  roles: ["coordinator"],
  hasSecondFactor: true,
};
const member: Viewer = { id: "00000000-0000-4000-8000-00000000000d", roles: ["committee"], hasSecondFactor: true };
const dossiers = (viewer: Viewer, list: string) => async (db: Database) => {
  const { question } = readList(lists.dossiers, new URLSearchParams(list));
  await Promise.all([
    answerList({ db, secret: testSecret }, "dossiers", dossierList(viewer, now), list),
    countByState(db, viewer, question, now),
  ]);
};

const inbox = (list: string) => (db: Database) =>
  answerList({ db, secret: testSecret }, "inbox", threadList(coordinator), list);
const projects = (list: string) => (db: Database) =>
  answerList({ db, secret: testSecret }, "projects", projectDraftList(coordinator, { now }), list);
const offers = (list: string) => (db: Database) =>
  answerList({ db, secret: testSecret }, "offers", offerDraftList(coordinator, { now }), list);
const organisations = (list: string) => (db: Database) =>
  answerList({ db, secret: testSecret }, "organisations", organisationList(), list);
const texts = (list: string) => (db: Database) =>
  answerList({ db, secret: testSecret }, "texts", textList(coordinator, { now, offered: languages }), list);

/** The questions that pages of the office ask of their lists. */
const questions = {
  "people, the first page": people(""),
  "people, a branch": people("branch=gent"),
  "people, by employee ID, the last first": people("sort=-employeeId"),
  "people, without a mailbox in two branches": people("branch=gent&branch=brussel&mailbox=without"),
  "people, a rare name": people("q=zoekmij"),
  "people, an employee ID": people("q=00000042"),
  "people, with a role": people("role=any"),
  "people, the page after a person in the middle": async (db: Database) => {
    const { next } = await answerList({ db, secret: testSecret }, "people", personList, "q=midden");
    return answerList({ db, secret: testSecret }, "people", personList, next ? `after=${next}` : "sort=name");
  },
  "mails, the first page": mails(""),
  "mails, failed": mails("state=failed"),
  "mails, an address": mails("q=p42@amandel.example"),
  "audit log, the first page": audit(""),
  "dossiers with their counts, for a coordinator": dossiers(coordinator, ""),
  "dossiers, new ones": dossiers(coordinator, "state=submitted"),
  "dossiers, by amount": dossiers(coordinator, "sort=-asked"),
  "dossiers, a rare organisation": dossiers(coordinator, "q=zoekmij"),
  "dossiers with their counts, for a member": dossiers(member, ""),
  "inbox, the first page": inbox(""),
  "inbox, those that wait": inbox("state=waiting"),
  "projects, the first page": projects(""),
  "projects, by title": projects("sort=project"),
  "offers, the first page": offers(""),
  "organisations, the first page": organisations(""),
  "texts, those with the most gaps": texts(""),
  "what waits for a coordinator": (db: Database) => countWaitingDossiers(db, coordinator, now),
  "what waits for a member": (db: Database) => countWaitingDossiers(db, member, now),
};

/** Fills the lists of the office with so many rows; a few people have a rare name or a role. */
async function fillOffice(place: Place, { rows: count, dossiers: dossierCount }: typeof few) {
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
  await fillDossiers(db, dossierCount);
  await fillTexts(db, dossierCount);
  await db.execute(sql`vacuum analyze`);
  return database;
}

/** Fills in dossiers of one call: one in ten is a request for help, and a member declared on half of the others. */
async function fillDossiers(db: Database, count: number) {
  const call = await aCall(db, { submissionsClose: new Date("2026-10-31T23:00:00Z") });
  for (const { id } of [coordinator, member]) await aPerson(db, { id });
  await db.execute(sql`
    insert into dossiers (
      id, applicant_id, type, state, is_confidential, number, language, call_id, sealed_draft, sent_revision, step,
      begun_at, changed_at, sent_at, review_since
    )
    select gen_random_uuid(), (select id from people where employee_id = lpad((1 + n % 400)::text, 8, '0')),
      case when n % 10 = 0 then 'internal' else 'external' end,
      case when n % 10 = 0 or n % 50 = 1 then 'submitted' when n % 3 = 0 then 'in_review' else 'declined' end,
      n % 10 = 0, '2026-' || lpad(n::text, 6, '0'), 'nl', case when n % 10 = 0 then null else ${call.id}::uuid end,
      '', 1, 'acquainted', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz - n * interval '1 minute',
      case when n % 10 = 0 or n % 50 = 1 then null else ${now}::timestamptz end
    from generate_series(1, ${count}::integer) as n`);
  await db.execute(sql`
    insert into dossier_summaries (
      dossier_id, title, organisation, town, cost_in_cents, asked_in_cents, organisation_number, iban_hash
    )
    select id, 'Titel ' || number, case when number <= '2026-000005' then 'Zoekmij' else 'Organisatie ' || number end,
      'Gent', 900000, 100000 + row_number() over (order by number), number, md5(number)
    from dossiers where not is_confidential`);
  await db.execute(sql`
    insert into declarations (dossier_id, person_id, answer)
    select id, ${member.id}::uuid, case when number like '%5' or number like '%0' then 'none' end
    from dossiers where review_since is not null or type = 'internal'`);
}

/** Fills in so many messages of visitors, organisations, projects and offers. */
async function fillTexts(db: Database, count: number) {
  const call = await aCall(db);
  await db.execute(sql`
    with sent as (
      insert into messages (id, topic, name, email, text, language, sent_at)
      select gen_random_uuid(), 'vote', 'Naam ' || md5(n::text), 'v' || n || '@peeters.example', 'Waar stem ik?', 'nl',
        ${now}::timestamptz - n * interval '1 minute'
      from generate_series(1, ${count}::integer) as n
      returning id, sent_at
    )
    insert into threads (id, message_id, written_at, is_answered)
    select gen_random_uuid(), id, sent_at, extract(minute from sent_at)::integer % 10 > 0 from sent`);
  await db.execute(sql`
    insert into organisations (id, name, legal_form, town, postal_code, country, region)
    select gen_random_uuid(), 'Organisatie ' || md5(n::text), 'be_vzw', 'Gent', '9000', 'belgium', 'east-flanders'
    from generate_series(1, ${count}::integer) as n`);
  await db.execute(sql`
    insert into project_drafts (
      id, call_id, organisation_id, organisation, illustration, title, summary, description, impact, proposer,
      cost_in_cents, asked_in_cents, source_language, written_at, made_at, changed_at
    )
    select gen_random_uuid(), ${call.id}::uuid, id, jsonb_build_object('name', name), 'community-garden',
      jsonb_build_object('nl', 'Titel ' || name), '{"nl": "Kort"}', '{"nl": "Lang"}', '{"nl": "Veel"}',
      '{"status": "employed", "branch": "gent", "department": "finance", "firstname": null}',
      900000, 100000, 'nl', '{}', ${now}::timestamptz, ${now}::timestamptz - row_number() over () * interval '1 minute'
    from organisations`);
  await db.execute(sql`
    insert into offer_drafts (
      id, organisation_id, organisation, illustration, title, task, moment, hands, minimum_age, languages, made_at,
      changed_at
    )
    select gen_random_uuid(), id, jsonb_build_object('name', name), 'community-garden',
      jsonb_build_object('nl', 'Hulp bij ' || name), '{"nl": "Helpen"}', '{"nl": "Op zaterdag"}', 2, 16, '["nl"]',
      ${now}::timestamptz, ${now}::timestamptz - row_number() over () * interval '1 minute'
    from organisations`);
}

/** Prints how much longer each list of the office takes with a hundred times the rows. */
export async function printOffice(): Promise<void> {
  await using placeOfFew = await makePostgres();
  await using placeOfMany = await makePostgres();
  printHeading(
    `Lists of the office, ${placeOfFew.where}: the time with ${many.rows.toLocaleString("en")} rows against ${few.rows}, and ${many.dossiers.toLocaleString("en")} dossiers against ${few.dossiers}, at most ${most} times`,
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
  await printCommittee();
}
