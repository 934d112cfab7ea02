import { createHash } from "node:crypto";
import { sql } from "#server/database/drizzle.ts";
import { type Language, type Localized, languages } from "../domain/language.ts";
import { illustrations } from "../domain/project.ts";
import { regions } from "../domain/region.ts";
import { demoLists } from "../server/database/demo/content/fund-list.ts";
import { projects as content } from "../server/database/demo/content/project.ts";
import type { Database } from "../server/database/open.ts";
import { calls } from "../server/database/tables/call.ts";
import { organisations } from "../server/database/tables/organisation.ts";
import { projects } from "../server/database/tables/project.ts";

const callCount = 20;
const perBatch = 2000;
const perOrganisation = 5;
const mostInvented = 1000;

/** Fills a database with so many projects in twenty calls, the same every time: invented projects and their copies. */
export async function fillWithProjects(db: Database, number: number): Promise<void> {
  const inventedCount = Math.min(number, mostInvented);
  const buildIndexes = await dropIndexes(db);
  await inventProjects(db, inventedCount);
  await copyProjects(db, number / inventedCount - 1);
  await buildIndexes();
}

async function inventProjects(db: Database, number: number) {
  const random = randomFrom(2012);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  // Words are as frequent as in the demo, so that some are everywhere and most are rare.
  const text = (length: number): Localized => {
    const inOne = (language: Language) => Array.from({ length }, () => pick(words[language])).join(" ");
    return {
      nl: inOne("nl"),
      en: random() < 0.8 ? inOne("en") : undefined,
      fr: random() < 0.8 ? inOne("fr") : undefined,
    };
  };
  const rowsOf = <Row>(count: number, make: (place: number) => Row) =>
    Array.from({ length: count }, (_, place) => make(place));

  await db.insert(calls).values(rowsOf(callCount, callOf));
  const organisationCount = Math.ceil(number / perOrganisation);
  for (let from = 0; from < organisationCount; from += perBatch) {
    const rows = rowsOf(Math.min(perBatch, organisationCount - from), (place) => ({
      id: idOf("organisation", from + place),
      name: `${pick(words.nl)} ${pick(words.nl)} ${from + place} vzw`,
      legalForm: "be_vzw" as const,
      town: pick(towns),
      postalCode: "9000",
      country: "belgium" as const,
      region: pick(regions),
    }));
    await db.insert(organisations).values(rows);
  }
  for (let from = 0; from < number; from += perBatch) {
    const rows = rowsOf(Math.min(perBatch, number - from), (place) => {
      const call = (from + place) % callCount;
      const luck = random();
      const old = luck < 0.08 ? "winner" : luck < 0.12 ? "selected" : "not_elected";
      const status = call === callCount - 1 ? ("shortlisted" as const) : (old as "winner" | "selected" | "not_elected");
      return {
        id: idOf("project", from + place),
        slug: `project-${from + place}`,
        callId: idOf("call", call),
        organisationId: idOf("organisation", Math.floor((from + place) / perOrganisation)),
        status,
        theme: pick(demoLists.themes).code,
        illustration: pick(illustrations),
        title: text(5),
        summary: text(14),
        description: text(40),
        impact: text(10),
        proposer: {
          status: "employed" as const,
          branch: "gent" as const,
          department: "finance" as const,
          firstname: null,
        },
        costInCents: 20_000_00,
        askedInCents: 100_00 * Math.ceil(random() * 150),
        amountInCents: status === "winner" || status === "selected" ? 100_00 * Math.ceil(random() * 150) : null,
        rank: status === "winner" ? Math.ceil(random() * 100) : null,
        publishedAt: callOf(call).submissionsClose,
      };
    });
    await db.insert(projects).values(rows);
  }
}

/** Copies all projects so many times: indexing a text for the catalogue takes long, and copies share the result. */
async function copyProjects(db: Database, copies: number) {
  const sharedColumns = sql.raw("call_id, status, theme, amount_in_cents, published_at");
  const projectColumns = sql.raw(
    "organisation_id, illustration, title, summary, description, impact, proposer, cost_in_cents, asked_in_cents, rank",
  );
  const entryColumns = sql.raw("language, region, is_winner, place, given_in_cents, title, names, search, words");
  // Projects come in this order: one copy of all after the other.
  const inOrder = sql`generate_series(1, ${copies}::integer) as copy order by copy`;
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    // The triggers would write, row by row, what we copy below.
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`
      insert into projects (id, slug, ${sharedColumns}, ${projectColumns})
      select md5(id::text || copy)::uuid, slug || '-' || copy, ${sharedColumns}, ${projectColumns}
      from projects, ${inOrder}
    `);
    await transaction.execute(sql`
      insert into catalogue (project_id, slug, ${sharedColumns}, ${entryColumns})
      select md5(project_id::text || copy)::uuid, slug || '-' || copy, ${sharedColumns}, ${entryColumns}
      from catalogue, ${inOrder}
    `);
    await transaction.execute(sql`
      update catalogue_counts
      set projects = projects * (${copies}::integer + 1), given_in_cents = given_in_cents * (${copies}::integer + 1)
    `);
    await transaction.execute(sql`update catalogue_words set projects = projects * (${copies}::integer + 1)`);
  });
}

/** Drops the indexes and returns a function that builds them again: at once this takes a tenth of the time. */
async function dropIndexes(db: Database) {
  const answer = await db.execute(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'catalogue' and indexdef not like '%UNIQUE%'
  `);
  const { rows } = answer as unknown as { rows: { name: string; definition: string }[] };
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  return () =>
    db.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      // The definition leaves out the partitions, so we include them.
      for (const { definition } of rows) await transaction.execute(sql.raw(definition.replace(" ON ONLY ", " ON ")));
    });
}

const words = Object.fromEntries(
  languages.map((language) => [
    language,
    content.flatMap(({ title, summary, description }) =>
      [title, summary, description].flatMap((one) => (one[language] ?? one.nl).split(/[^\p{L}]+/u).filter(Boolean)),
    ),
  ]),
) as Record<Language, string[]>;

const towns = ["Gent", "Brussel", "Zwevegem", "Rotselaar", "Wevelgem", "Liège", "Namur", "Utrecht", "Assen", "Breda"];

function callOf(place: number): typeof calls.$inferInsert {
  const at = (month: number) => new Date(Date.UTC(2005 + place, month, 1, 8));
  return {
    id: idOf("call", place),
    slug: String(2005 + place),
    title: { nl: `Oproep ${2005 + place}`, en: `Call ${2005 + place}`, fr: `Appel ${2005 + place}` },
    submissionsOpen: at(2),
    submissionsClose: at(5),
    votingOpens: at(6),
    votingCloses: at(7),
    resultsPublished: at(8),
    awardsFrom: at(9),
    budgetInCents: 60_000_00,
    maximumWhenActiveInCents: 15_000_00,
    maximumInCents: 8_000_00,
    winnerCount: 4,
    voteWeight: 50,
    tieRule: "committee_score",
    publishedAt: at(2),
  };
}

function idOf(kind: string, place: number): string {
  const digits = createHash("sha256").update(`${kind} ${place}`).digest("hex");
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/** Random numbers from 0 to 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
