import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { pictureWidths } from "#domain/project-picture.ts";
import { writeProject } from "#server/actions/project-draft.ts";
import { drawPicture, storePicture } from "#server/actions/project-picture.ts";
import { createEndpoint } from "#server/api/endpoint.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import type { Me } from "#server/context.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aContext } from "#test/context.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { storeTestLists } from "#test/fund-lists.ts";
import { aPhoto } from "#test/hostile-picture.ts";
import { silentLog } from "#test/log.ts";
import { aMeeting } from "#test/meeting.ts";
import { pageDocuments } from "#test/page-documents.ts";
import { aProjectDraft, typedProject } from "#test/project-drafts.ts";
import { aCallInReview } from "#test/review-round.ts";
import { takeTurns } from "./measure.ts";
import { makePostgres } from "./place.ts";
import { figure, printHeading, printRow } from "./print.ts";

const now = new Date("2026-11-15T09:00:00Z");
const members = 9;
const few = 50;
const many = 500;
const screens = 12;
const turns = 9;

const endpoint = createEndpoint({ schema: fundSchema, log: silentLog, introspection: false });

/** Gives the operation of a page by its name. */
function documentOf(operation: string): string {
  const text = pageDocuments().find(({ text }) => text.includes(`query ${operation}(`))?.text;
  if (!text) throw new Error(`No page has the query ${operation}`);
  return text;
}

/** Asks the API what a page asks, as one person. */
async function ask(db: Database, me: Me, operation: { query: string; variables: Record<string, unknown> }) {
  const answer = await endpoint.run(operation, { ...aContext(db, { me, now }), requestId: "bench", demo: null });
  if ("errors" in answer && answer.errors) throw new Error(JSON.stringify(answer.errors[0]));
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Runs something again and again for half a second, and gives how often it ran per second. */
async function perSecond(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let runs = 0;
  for (; performance.now() - start < 500; runs++) await run();
  return (runs * 1000) / (performance.now() - start);
}

/** Fills a call with dossiers that every member has scored. */
async function aScoredCall(db: Database, committee: readonly Me[], count: number): Promise<CallRow> {
  const call = await aCallInReview({ db }, { roundEndedAt: now });
  const applicant = await aPerson(db);
  await db.execute(sql`
    insert into dossiers (
      id, applicant_id, type, state, is_confidential, number, language, call_id, sealed_draft, sent_revision, step,
      begun_at, changed_at, sent_at, review_since
    )
    select gen_random_uuid(), ${applicant.id}::uuid, 'external', 'in_review', false, ${call.slug} || '-' || n, 'nl',
      ${call.id}::uuid, '', 1, 'acquainted', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz,
      ${now}::timestamptz
    from generate_series(1, ${count}::integer) as n`);
  await db.execute(sql`
    insert into dossier_summaries (
      dossier_id, title, organisation, town, cost_in_cents, asked_in_cents, organisation_number, iban_hash
    )
    select id, 'Titel ' || number, 'Organisatie ' || number, 'Gent', 900000, 500000, number, md5(number)
    from dossiers where call_id = ${call.id}::uuid`);
  for (const { id } of committee) {
    await db.execute(sql`
      insert into declarations (dossier_id, person_id, answer)
      select id, ${id}::uuid, 'none' from dossiers where call_id = ${call.id}::uuid`);
    await db.execute(sql`
      insert into reviews (dossier_id, person_id, seal_id, scores, version, changed_at, finished_at)
      select id, ${id}::uuid, gen_random_uuid(),
        jsonb_build_object('impact', 1 + abs(hashtext(id::text || ${id})) % 5, 'plan', 1 + abs(hashtext(${id} || id)) % 5),
        1, ${now}::timestamptz, ${now}::timestamptz
      from dossiers where call_id = ${call.id}::uuid`);
  }
  return call;
}

async function printRanking(db: Database): Promise<void> {
  const committee: Me[] = [];
  for (let count = 0; count < members; count++) {
    const person = await aPerson(db);
    await db.insert(personRoles).values({ personId: person.id, role: "committee", givenAt: now });
    committee.push(loggedIn(person, { roles: ["committee"], hasSecondFactor: true }));
  }
  const calls = { few: await aScoredCall(db, committee, few), many: await aScoredCall(db, committee, many) };
  await db.execute(sql`analyze`);
  const [reader] = committee as [Me];
  const query = documentOf("Ranking");
  const rank = ({ slug }: CallRow) => ask(db, reader, { query, variables: { slug, language: "nl" } });
  const times = await takeTurns(turns, {
    few: () => timeOf(() => rank(calls.few)),
    many: () => timeOf(() => rank(calls.many)),
  });
  printRow(
    `ranking of ${many} dossiers × ${members} members, per dossier, against ${few}`,
    figure(times.many / many / (times.few / few), 2, { most: 1.2 }),
  );
}

async function printMeeting(db: Database): Promise<void> {
  const { call, committee } = await aMeeting((me) => aContext(db, { me, now }), { members, dossiers: screens });
  const query = documentOf("Meeting");
  const variables = { slug: call.slug, language: "nl", isOnProjector: false };
  const show = (count: number) => () =>
    timeOf(() =>
      Promise.all(
        Array.from({ length: count }, (_, place) =>
          ask(db, committee[place % committee.length] as Me, { query, variables }),
        ),
      ),
    );
  const times = await takeTurns(turns, { one: show(1), all: show(screens) });
  printRow(
    `a meeting, until ${screens} screens show a change, against one screen`,
    figure(times.all / times.one, 2, { most: screens }),
  );
}

/** Makes an editor with a draft to write. */
async function aWrittenDraft(db: Database) {
  const call = await aCallInReview({ db });
  const id = await aProjectDraft(db, call.id);
  const editor = loggedIn(await aPerson(db), { roles: ["editor"], hasSecondFactor: true });
  const [draft] = await db.select().from(projectDrafts).where(eq(projectDrafts.id, id));
  if (!draft) throw new Error("The draft was not stored");
  return { draft, context: aContext(db, { me: editor, now }) };
}

async function printSave(db: Database): Promise<void> {
  const { draft, context } = await aWrittenDraft(db);
  let { revision } = draft;
  let turn = 0;
  const save = async () => {
    const values = typedProject(draft, { branch: "gent", "description.nl": `Versie ${turn++}` });
    ({ revision } = await writeProject(context, { id: draft.id, revision, values, isAutosave: true }));
  };
  const bareId = randomUUID();
  await db.insert(projectDrafts).values({ ...draft, id: bareId });
  const bare = () =>
    db.transaction(async (db) => {
      await db.select().from(projectDrafts).where(eq(projectDrafts.id, bareId)).for("update");
      await db
        .update(projectDrafts)
        .set({ description: { nl: `Versie ${turn++}` } })
        .where(eq(projectDrafts.id, bareId));
    });
  const rates = await takeTurns(turns, { ours: () => perSecond(save), bare: () => perSecond(bare) });
  printRow(
    "saves of the project editor, as a part of bare updates",
    figure(rates.ours / rates.bare, 2, { least: 0.15 }),
  );
}

async function printPictures(db: Database): Promise<void> {
  const { draft, context } = await aWrittenDraft(db);
  const bytes = await aPhoto(4000, 3000).jpeg().toBuffer();
  const ours = () =>
    timeOf(async () => {
      await db.execute(sql`delete from limits`);
      const { id } = await storePicture(context, { draftId: draft.id, name: "photo.jpg", bytes });
      await drawPicture(context, id);
    });
  const bare = () =>
    timeOf(async () => {
      for (const width of pictureWidths) {
        const picture = sharp(bytes).resize({ width });
        await picture.clone().webp({ quality: 78 }).toBuffer();
        await picture.clone().avif({ quality: 55, effort: 3 }).toBuffer();
      }
    });
  const times = await takeTurns(5, { ours, bare });
  printRow(
    "pictures of 12 megapixels taken in, as a part of bare encodings",
    figure(times.bare / times.ours, 2, { least: 0.8 }),
  );
}

/** Prints what members and editors wait for, each against less of the same work or against the bare work. */
export async function printCommittee(): Promise<void> {
  await using place = await makePostgres();
  printHeading(`Committee and editors, ${place.where}`);
  const database = await openDatabase(place);
  const { db } = database;
  await migrateDatabase(db);
  await storeTestLists(db);
  await printRanking(db);
  await printMeeting(db);
  await printSave(db);
  await printPictures(db);
  await database.close();
}
