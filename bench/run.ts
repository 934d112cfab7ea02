import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aPostgresServer } from "#test/postgres.ts";
import { addresses, pathIn } from "#web/address.ts";
import { type Ask, rateOf, type Served, send, serve } from "./measure.ts";
import { scriptsOf } from "./scripts-per-page.ts";

// Prints ratios: ours against a bare node:http answer of the same size, measured side by side in one run.

const seconds = Number(process.argv[2] ?? 5);
const dataDir = mkdtempSync(join(tmpdir(), "samen-bench-"));
const common = { PORT: "0", DATA_DIR: dataDir, DEMO: "true", LOG_LEVEL: "warn", NODE_ENV: "production" };

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

async function compare(what: string, ours: Served, asked: Ask, target: number) {
  const body = await send(ours.url, asked);
  const bare = await serve({ kind: "bare", body, type: asked.body ? "application/json" : "text/html" });
  // Turn by turn, so that a busy moment of the machine touches both.
  let [oursRate, bareRate] = [0, 0];
  for (let turn = 0; turn < 3; turn++) {
    oursRate += await rateOf(ours, asked, seconds / 3);
    bareRate += await rateOf(bare, { path: "/", ...(asked.body && { body: asked.body }) }, seconds / 3);
  }
  await bare.end();
  rows.push({ what: `${what} (${Math.round(body.length / 1000)} kB)`, ratio: oursRate / bareRate, target });
}

async function compareAll(where: string, environment: Record<string, string>, targets: { page: number; list: number }) {
  const ours = await serve({ kind: "samen", environment: { ...common, ...environment } });
  await compare(`home page, rendered anew, ${where}`, ours, { path: "/" }, targets.page);
  await compare(`GraphQL list of 24, ${where}`, ours, { path: "/graphql", body: list }, targets.list);
  await ours.end();
}

await compareAll("data at hand", {}, { page: 0.016, list: 0.25 });
await compareAll("embedded database", { REMEMBER_SECONDS: "0" }, { page: 0, list: 0 });
const postgres = await aPostgresServer();
await compareAll("PostgreSQL", { DATABASE_URL: postgres.url, REMEMBER_SECONDS: "0" }, { page: 0, list: 0.12 });
await postgres.stop();

console.log("\nAnswers per second of processor time, as a part of a bare node:http answer of the same size");
for (const { what, ratio, target } of rows) {
  const verdict = ratio >= target ? "" : `  below the target of ${target}`;
  console.log(`  ${what.padEnd(62)} ${ratio.toFixed(3)}${verdict}`);
}

const samen = await serve({ kind: "samen", environment: common });
console.log("\nScripts per page, gzip; at most 140 kB");
for (const { path } of addresses) {
  const page =
    path === "/project/:slug?" ? "/project/een-samentuin-op-het-oude-fabrieksplein" : path.replace("/:slug?", "");
  const size = await scriptsOf(samen.url, pathIn("nl", page));
  console.log(`  ${path.padEnd(62)} ${size.toFixed(1)} kB${size > 140 ? "  too much" : ""}`);
}
await samen.end();
rmSync(dataDir, { recursive: true, force: true });
