import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoLogins } from "#server/database/demo/people.ts";
import { aPostgresServer } from "#test/postgres.ts";
import { everyPage } from "../e2e/every-page.ts";
import { measureScripts, mostScripts } from "../e2e/scripts-per-page.ts";
import { printCatalogueRatios } from "./catalogue.ts";
import { printFirstTouch } from "./first-touch.ts";
import { printLighthouse } from "./lighthouse.ts";
import { type Ask, fetchBytes, rateOf, type Served, serve, warmUp } from "./measure.ts";
import { printPeopleRatios } from "./people.ts";
import { printVoteRatios } from "./vote.ts";

// Prints ratios: ours against a bare node:http answer of the same size, measured side by side in one run.

const seconds = Number(process.argv[2] ?? 5);
const dataDir = mkdtempSync(join(tmpdir(), "samen-bench-"));
const common = { PORT: "0", DATA_DIR: dataDir, DEMO: "true", NODE_ENV: "production" };

const list = JSON.stringify({
  operationName: "List",
  query: `query List($language: Language!) {
    projects(first: 24) {
      edges { node {
        id slug status theme illustration amountInCents
        text(language: $language) { title summary }
        organisation { name town }
      } }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  variables: { language: "nl" },
});

const rows: { what: string; ratio: number; target: number }[] = [];

const turns = 11;
const median = (rates: readonly number[]) => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;

type Comparison = { what: string; ours: Served; asked: Ask; target: number; clients?: number };

async function compare({ what, ours, asked, target, clients = 16 }: Comparison) {
  const { bytes, headers } = await fetchBytes(ours.url, asked);
  const isKnown = asked.headers?.["if-none-match"] !== undefined;
  const bare = await serve({
    kind: "bare",
    status: isKnown ? 304 : 200,
    body: bytes.toString("base64"),
    // No more than Node needs: what our answers say besides, such as the security policy, is part of our cost.
    headers: { "content-type": String(headers["content-type"]), "content-length": String(bytes.length) },
  });
  const askedOfBare = { ...asked, path: "/" };
  await warmUp(ours, asked, clients);
  await warmUp(bare, askedOfBare, clients);
  // Turn by turn, so that a busy moment of the machine touches both; the worst moments do not count.
  const [oursRates, bareRates]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    oursRates.push(await rateOf(ours, asked, seconds / turns, clients));
    bareRates.push(await rateOf(bare, askedOfBare, seconds / turns, clients));
  }
  await bare.end();
  const size = bytes.length < 1000 ? "empty" : `${Math.round(bytes.length / 1000)} kB`;
  rows.push({ what: `${what} (${size})`, ratio: median(oursRates) / median(bareRates), target });
}

const home = { path: "/" };
const contact = { path: "/contact" };
// Whoever says who they are gets no page that was made for others, whether we know them or not.
const homeAnew = { path: "/", headers: { authorization: "bench" } };
const graphql = { path: "/graphql", body: list };

/** Logs someone of the demo in and gives the cookie of their session. */
async function logIn({ url }: Served): Promise<string> {
  const someone = demoLogins.find(({ accessCode }) => accessCode);
  if (!someone) throw new Error("Nobody of the demo has an access letter");
  const query = `mutation Letter($employee_id: String!, $firstname: String!, $lastname: String!, $access_code: String!) {
    loginWithLetter(
      employee_id: $employee_id, firstname: $firstname, lastname: $lastname, access_code: $access_code, remember_me: false
    )
  }`;
  const { employeeId: employee_id, firstname, lastname, accessCode: access_code } = someone;
  const body = JSON.stringify({ query, variables: { employee_id, firstname, lastname, access_code } });
  const { headers } = await fetchBytes(url, { path: "/graphql/system", body, headers: { origin: url } });
  const [cookie] = headers["set-cookie"] ?? [];
  if (!cookie) throw new Error("The access letter let nobody in");
  return cookie.replace(/;.*/, "");
}

async function compareVisitors() {
  const ours = await serve({ kind: "samen", environment: common });
  const packed = { ...home, headers: { "accept-encoding": "br" } };
  // A page that names the day is another one every minute; this one stays.
  const { headers } = await fetchBytes(ours.url, contact);
  const known = { ...contact, headers: { "if-none-match": String(headers.etag) } };
  await compare({ what: "home page of a visitor", ours, asked: home, target: 0.75 });
  await compare({ what: "home page of a visitor, packed", ours, asked: packed, target: 0.75 });
  await compare({ what: "contact page a visitor has already", ours, asked: known, target: 0 });
  await compare({ what: "home page, rendered anew, data at hand", ours, asked: homeAnew, target: 0.016 });
  const homeOfColleague = { path: "/", headers: { cookie: await logIn(ours) } };
  await compare({ what: "home page of an employee", ours, asked: homeOfColleague, target: 0 });
  await compare({ what: "GraphQL list of 24, data at hand", ours, asked: graphql, target: 0.25 });
  await ours.end();
}

async function compareReading(where: string, environment: Record<string, string>, target: number) {
  const ours = await serve({ kind: "samen", environment: { ...common, ...environment, REMEMBER_SECONDS: "0" } });
  await compare({ what: `home page, rendered anew, ${where}`, ours, asked: homeAnew, target: 0 });
  await compare({ what: `GraphQL list of 24, ${where}`, ours, asked: graphql, target });
  // One after the other, so that no two can share one reading.
  await compare({ what: `GraphQL list of 24, ${where}, one by one`, ours, asked: graphql, target: 0, clients: 1 });
  await ours.end();
}

await compareVisitors();
await compareReading("embedded database", {}, 0);
const postgres = await aPostgresServer();
await compareReading("PostgreSQL", { DATABASE_URL: postgres.url }, 0.12);
await postgres.stop();

console.log("\nAnswers per second of processor time, as a part of a bare node:http answer of the same size");
for (const { what, ratio, target } of rows) {
  const verdict = ratio >= target ? "" : `  below the target of ${target}`;
  console.log(`  ${what.padEnd(62)} ${ratio.toFixed(3)}${verdict}`);
}

const samen = await serve({ kind: "samen", environment: common });
console.log(`\nScripts per page, gzip; at most ${mostScripts} kB`);
const scriptsOf = measureScripts(samen.url);
for (const { path } of everyPage.filter(({ language }) => language === "nl")) {
  const size = await scriptsOf(path);
  console.log(`  ${path.padEnd(62)} ${size.toFixed(1)} kB${size > mostScripts ? "  too much" : ""}`);
}
const looked = ["/", "/projects", "/project/een-samentuin-op-het-oude-fabrieksplein", "/donate"];
await printLighthouse(samen.url, looked);
await printFirstTouch(samen.url, looked);
await samen.end();
await printCatalogueRatios();
await printPeopleRatios();
await printVoteRatios();
rmSync(dataDir, { recursive: true, force: true });
