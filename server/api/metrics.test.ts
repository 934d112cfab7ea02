import { afterAll, beforeAll, expect, test } from "vitest";
import { putFact } from "#server/actions/installation.ts";
import { addJob } from "#server/actions/job.ts";
import { type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { jobs } from "#server/database/tables/job.ts";
import { routeOf } from "#server/platform/metrics.ts";
import { aServer } from "#test/server.ts";

const token = "a token that only Prometheus has";
let samen: Awaited<ReturnType<typeof aServer>>;
let database: OpenDatabase;

beforeAll(async () => {
  samen = await aServer({ METRICS_PORT: "0", METRICS_TOKEN: token, DEMO: "false" });
  database = await openDatabase({ databaseUrl: samen.databaseUrl, dataDir: "" });
});

afterAll(async () => {
  await database.close();
  await samen.stop();
});

const ask = (url: string, authorization = `Bearer ${token}`) => fetch(`${url}/metrics`, { headers: { authorization } });

test("only a caller with the token reads the metrics, on either port", async () => {
  const own = `http://localhost:${samen.metricsPort()}`;
  for (const url of [samen.url, own]) {
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    expect((await ask(url, "Bearer another token, of some length!")).status).toBe(401);
    expect((await ask(url)).status).toBe(200);
  }
  expect((await fetch(own)).status).toBe(404);
});

test("the metrics tell requests, queue, mails, uploads, connections, pages, the night and versions", async () => {
  const { db } = database;
  const now = new Date("2026-11-15T03:00:00Z");
  // No process has a handler for this job, so it stays due.
  await addJob({ db, now }, { kind: "scanFile", payload: { fileId: "none" } });
  await addJob({ db, now }, { kind: "tellTie", payload: { callId: "none" }, runAt: new Date("2999-01-01T00:00:00Z") });
  await db.insert(jobs).values({ id: crypto.randomUUID(), kind: "sendMail", payload: {}, runAt: now, failedAt: now });
  await putFact({ db }, "lastNight", { at: now.toISOString() });
  await fetch(`${samen.url}/en/contact`);
  await fetch(`${samen.url}/healthz`);
  const text = await (await ask(samen.url)).text();
  for (const line of [
    /^samen_database_up 1$/m,
    /^samen_request_seconds_count\{route="page",method="GET",status="\d+"\} \d+$/m,
    /^samen_request_seconds_count\{route="health",method="GET",status="200"\} \d+$/m,
    /^samen_jobs_due\{kind="scanFile"\} 1$/m,
    /^samen_jobs_oldest_seconds\{kind="scanFile"\} \d+/m,
    /^samen_jobs_later\{kind="tellTie"\} 1$/m,
    /^samen_jobs_failed\{kind="sendMail"\} 1$/m,
    /^samen_database_connections\{state="waiting"\} 0$/m,
    /^samen_kept_pages \d+$/m,
    new RegExp(`^samen_night_success_seconds ${now.getTime() / 1000}$`, "m"),
    /^samen_build_info\{version="[\d.]+"\} 1$/m,
    /^samen_schema_migrations\{newest="[0-9a-f]{12}"\} \d+$/m,
  ])
    expect(text).toMatch(line);
});

test("no number tells how many people voted", async () => {
  const text = await (await ask(samen.url)).text();
  expect(text.split("\n").filter((line) => /vot|ballot|turnout|receipt/i.test(line))).toEqual([]);
  for (const path of ["/vote/projects", "/en/vote/projects?x=1", "/stemmen", "/projects"])
    expect(routeOf(path)).toBe("page");
  expect(routeOf("/graphql")).toBe("api");
  expect(routeOf("/fr/office/calls")).toBe("office");
});
