import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrateDatabase } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open.ts";
import { aPostgresServer, withDatabase } from "#test/postgres.ts";
import { fillWithProjects } from "./many-projects.ts";
import { send, serve } from "./measure.ts";

const few = 1000;
const most = 4;
const tries = 30;

const document = `query Catalogue(
  $call: String, $allCalls: Boolean, $theme: Theme, $region: Region, $status: ProjectStatus, $search: String,
  $order: CatalogueOrder, $page: Int
) {
  catalogue(
    first: 24, language: nl, call: $call, allCalls: $allCalls, theme: $theme, region: $region, status: $status,
    search: $search, order: $order, page: $page
  ) {
    total hasMore page pages
    search { words isCorrected suggestion }
    calls { value { slug title(language: nl) } count }
    themes { value count } regions { value count } statuses { value count }
    entries {
      project {
        id slug status theme illustration amountInCents askedInCents
        text(language: nl) { title inDutch } organisation { name town }
      }
      call { slug }
      match { title { text isMatch } organisation { text isMatch } town { text isMatch } excerpt { text isMatch } }
    }
  }
}`;

const everywhere = { allCalls: true };
const search = (words: string) => ({ ...everywhere, search: words, order: "relevance" });

/** What visitors ask of the catalogue; the words are of the demo, some everywhere and some in few projects. */
const asked: Record<string, Record<string, unknown>> = {
  "the latest call": {},
  "a theme of the latest call": { theme: "care" },
  "all calls": everywhere,
  "all calls by title, page 20": { ...everywhere, order: "title", page: 20 },
  "a theme": { ...everywhere, theme: "care" },
  "a region, newest first": { ...everywhere, region: "zeeland", order: "newest" },
  "a theme, a region and a status": { ...everywhere, theme: "care", region: "zeeland", status: "not_elected" },
  "the fund's selection": { ...everywhere, status: "selected", order: "newest" },
  "a rare word": search("trilplaat"),
  "a common word": search("vrijwilligers"),
  "a common word by amount": { ...search("vrijwilligers"), order: "amount" },
  "a common word and a theme": { ...search("vrijwilligers"), theme: "care" },
  "a common word in the latest call": { ...search("vrijwilligers"), allCalls: false },
  "two words": search("vrijwilligers tuin"),
  "the beginning of a word": search("vrijwil"),
  "a town": search("wevelgem"),
  "a word with a typo": search("vrijwiligers"),
  "a word that nobody wrote": search("qwertyuiop"),
};

type Times = Record<string, number>;

/** The shortest time each answer took, with nothing kept in memory: what else the machine does matters little then. */
async function timesOf(environment: Record<string, string>): Promise<Times> {
  const samen = await serve({ kind: "samen", environment });
  const times: Times = {};
  for (const [what, variables] of Object.entries(asked)) {
    const ask = { path: "/graphql", body: JSON.stringify({ query: document, variables }) };
    const taken: number[] = [];
    for (let nth = 0; nth < tries; nth++) {
      const start = performance.now();
      const answer = await send(samen.url, ask);
      taken.push(performance.now() - start);
      if (answer.includes('"errors"')) throw new Error(`${what}: ${answer.slice(0, 300)}`);
    }
    times[what] = Math.min(...taken);
  }
  await samen.end();
  return times;
}

async function measure(place: { databaseUrl: string | null; dataDir: string }, number: number): Promise<Times> {
  const { db, close } = await openDatabase(place);
  await migrateDatabase(db);
  await fillWithProjects(db, number);
  // PostgreSQL would do so by itself within a minute; the embedded one never does.
  if (place.databaseUrl) await db.execute(sql`vacuum analyze`);
  await close();
  const where = { DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) };
  return timesOf({
    ...where,
    PORT: "0",
    DEMO: "false",
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
    REMEMBER_SECONDS: "0",
  });
}

function print(where: string, many: number, before: Times, after: Times) {
  const format = new Intl.NumberFormat("en");
  console.log(
    `\nThe catalogue in ${where}: ${format.format(many)} projects against ${format.format(few)}, at most ${most} times`,
  );
  for (const [what, time] of Object.entries(after)) {
    const ratio = time / (before[what] ?? time);
    const verdict = ratio < most ? "" : "  too slow";
    console.log(`  ${what.padEnd(62)} ${ratio.toFixed(2)}${verdict}`);
  }
}

/** Prints how much longer the catalogue takes with many projects than with a thousand, in both databases. */
export async function printCatalogueRatios(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "samen-catalogue-"));
  const inFolder = (name: string) => ({ databaseUrl: null, dataDir: join(folder, name) });
  print("the embedded database", 20_000, await measure(inFolder("few"), few), await measure(inFolder("many"), 20_000));

  const postgres = await aPostgresServer();
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  for (const name of ["few", "many"]) await db.execute(sql`create database ${sql.identifier(name)}`);
  await close();
  const inDatabase = (name: string) => ({ databaseUrl: withDatabase(postgres.url, name), dataDir: join(folder, name) });
  print("PostgreSQL", 100_000, await measure(inDatabase("few"), few), await measure(inDatabase("many"), 100_000));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

if (import.meta.main) await printCatalogueRatios();
