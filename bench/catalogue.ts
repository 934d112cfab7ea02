import { sql } from "#server/database/drizzle.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open.ts";
import { storeTestLists } from "#test/fund-lists.ts";
import { fillWithProjects } from "./many-projects.ts";
import { makeEmbedded, makePostgres, type Place } from "./place.ts";
import { figure, printHeading, printRow } from "./print.ts";
import { send } from "./send.ts";
import { type Server, serveSamen } from "./serve.ts";

const few = 1000;
const most = 4;
const tries = 20;

const document = `query Catalogue(
  $call: String, $allCalls: Boolean, $theme: String, $region: Region, $status: ProjectStatus, $search: String,
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

/** Typical questions to the catalogue; the words come from the demo, some are in all projects and some in a few. */
const questions: Record<string, Record<string, unknown>> = {
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

/** Fills a database with so many projects and serves them without a cache. */
async function serveProjects(place: Place, number: number): Promise<Server> {
  const { db, close } = await openDatabase(place);
  await migrateDatabase(db);
  await storeTestLists(db);
  await fillWithProjects(db, number);
  // PostgreSQL does this by itself within a minute, but the embedded database never does.
  if (place.databaseUrl) await db.execute(sql`vacuum analyze`);
  await close();
  return serveSamen(place, { DEMO: "false", LOG_LEVEL: "warn", REMEMBER_SECONDS: "0" });
}

async function timeOf({ url }: Server, variables: Record<string, unknown>): Promise<number> {
  const start = performance.now();
  const { bytes } = await send(url, { path: "/graphql", body: JSON.stringify({ query: document, variables }) });
  const time = performance.now() - start;
  if (bytes.includes('"errors"')) throw new Error(bytes.toString().slice(0, 300));
  return time;
}

async function printRatios(make: () => Promise<Place>, number: number) {
  await using placeOfFew = await make();
  await using placeOfMany = await make();
  const counts = [number, few].map((count) => `${count.toLocaleString("en")} projects`).join(" against ");
  printHeading(`The catalogue, ${placeOfFew.where}: the time of ${counts}, at most ${most} times`);
  await using samenWithFew = await serveProjects(placeOfFew, few);
  await using samenWithMany = await serveProjects(placeOfMany, number);
  for (const [what, variables] of Object.entries(questions)) {
    // The shortest time counts, because other work on the machine affects it least.
    let [ofFew, ofMany] = [Infinity, Infinity];
    for (let nth = 0; nth < tries; nth++) {
      ofFew = Math.min(ofFew, await timeOf(samenWithFew, variables));
      ofMany = Math.min(ofMany, await timeOf(samenWithMany, variables));
    }
    printRow(what, figure(ofMany / ofFew, 2, { most }));
  }
}

/** Prints how much longer the catalogue takes with many projects than with a thousand, in both databases. */
export async function printCatalogue(): Promise<void> {
  await printRatios(makeEmbedded, 20_000);
  await printRatios(makePostgres, 100_000);
}
