import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { putFact } from "#server/actions/installation.ts";
import { addJob, postponeJob, takeJobs } from "#server/actions/job.ts";
import { queueMail } from "#server/actions/mail.ts";
import { openMetrics } from "#server/api/metrics.ts";
import type { Database } from "#server/database/open.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";
import { listenOn } from "#server/platform/http/listen.ts";
import { closeServer } from "#server/platform/http/server.ts";
import { routeOf } from "#server/platform/metrics.ts";
import { aDatabase } from "#test/database.ts";
import { expect, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { textOf } from "#test/source.ts";

const token = "a token that only Prometheus has";
const now = new Date("2026-11-15T03:00:00Z");

/** Opens metrics on a port of their own and on that of a small site, whose every answer is a page. */
async function openFor(db: Database, metricsToken: string | null = token) {
  const config = { metricsPort: 0, metricsToken, host: "localhost" };
  const metrics = openMetrics({ config, db, clock: () => now, countPages: () => 3 });
  const site = createServer((_request, response) => response.end("a page"));
  await metrics.start(site);
  await listenOn(site, 0, "localhost");
  onTestFinished(async () => {
    await metrics.stop();
    await closeServer(site, 0);
  });
  const own = `http://localhost:${metrics.port()}`;
  const read = async () => (await fetch(`${own}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
  return { metrics, own, read, siteUrl: `http://localhost:${(site.address() as AddressInfo).port}` };
}

test("only a caller with the token reads the metrics, on either port", async ({ fund }) => {
  const { metrics, own } = await openFor(fund.db);
  for (const url of [own, await serveHandlers(...metrics.handlers)]) {
    const ask = (headers: Record<string, string>) => fetch(`${url}/metrics`, { headers });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: "Bearer another token, of some length!" })).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(200);
  }
  expect((await fetch(own)).status).toBe(404);
});

test("without a token only the port of the metrics answers, and without either there are none", async ({ fund }) => {
  const { metrics, own } = await openFor(fund.db, null);
  expect((await fetch(`${own}/metrics`)).status).toBe(200);
  expect(metrics.handlers).toEqual([]);
  const none = { metricsPort: null, metricsToken: null, host: "localhost" };
  expect(openMetrics({ config: none, db: fund.db, clock: () => now, countPages: () => 0 }).handlers).toEqual([]);
});

test("the metrics cover requests, the queue, mails, pages, the nightly job and versions", async ({ fund }) => {
  const { db } = fund;
  const { read, siteUrl } = await openFor(db);
  const hourAgo = new Date(now.getTime() - 3_600_000);
  await addJob({ db, now: hourAgo }, { kind: "scanFile", payload: { fileId: "none" } });
  await addJob({ db, now }, { kind: "tellTie", payload: { callId: "none" }, runAt: new Date("2999-01-01T00:00:00Z") });
  await db.insert(jobs).values({ id: crypto.randomUUID(), kind: "sendMail", payload: {}, runAt: now, failedAt: now });
  await putFact({ db }, "lastNight", { at: now.toISOString() });
  await (await fetch(`${siteUrl}/en/contact?x=1`)).text();
  await (await fetch(`${siteUrl}/en/contact`, { method: "PROPFIND" })).text();
  const text = await read();
  for (const line of [
    "samen_database_up 1",
    'samen_request_seconds_count{route="page",method="GET",status="200"} 1',
    'samen_request_seconds_count{route="page",method="other",status="200"} 1',
    'samen_jobs_due{kind="scanFile"} 1',
    'samen_jobs_oldest_seconds{kind="scanFile"} 3600',
    'samen_jobs_later{kind="tellTie"} 1',
    'samen_jobs_failed{kind="sendMail"} 1',
    "samen_kept_pages 3",
    `samen_night_success_seconds ${now.getTime() / 1000}`,
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).toMatch(/^samen_build_info\{version="\d+\.\d+\.\d+(-dev)?"\} 1$/m);
  expect(text).toMatch(/^samen_schema_migrations\{newest="[0-9a-f]{12}"\} \d+$/m);

  // A kind that has no job any more has no number.
  await db.delete(jobs);
  expect(await read()).not.toContain("scanFile");
});

test("the reported age of a waiting mail grows, also while every try to send it fails", async ({ fund }) => {
  const { db } = fund;
  const { read } = await openFor(db);
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const mail = { template: "login-code", recipient: "anna@peeters.example", language: "nl", values: {} } as const;
  await queueMail({ db, now: hourAgo }, mail as never);
  expect(await read()).toMatch(/^samen_jobs_retried 0$/m);
  const later = new Date(now.getTime() + 3_600_000);
  for (const job of await takeJobs(db, { kinds: ["sendMail"], limit: 1, now, heldUntil: later }))
    await postponeJob(db, job, { runAt: later, lastError: "connect ECONNREFUSED" });
  const text = await read();
  expect(text).toMatch(/^samen_mails_oldest_seconds 3600$/m);
  expect(text).toMatch(/^samen_jobs_retried 1$/m);
});

test("mails that only voters or only others get are not counted, nor are their jobs", async ({ fund }) => {
  const { db } = fund;
  const { read } = await openFor(db);
  const countsOf = (text: string) => text.split("\n").filter((line) => /^samen_(mails|jobs)\w*(\{| )/.test(line));
  const before = countsOf(await read());
  for (const template of ["vote-reminder", "results-released"]) {
    const mail = { template, recipient: "anna@peeters.example", language: "nl", values: {} };
    await queueMail({ db, now }, mail as never);
  }
  expect(countsOf(await read())).toEqual(before);
  await db.update(jobs).set({ failedAt: now });
  await db.update(mails).set({ state: "failed" });
  expect(countsOf(await read())).toEqual(before);
});

test("a process reports its connections, and its own metrics also while the database is down", async () => {
  const database = await aDatabase("postgres");
  const { read } = await openFor(database.db);
  expect(await read()).toMatch(/^samen_database_connections\{state="waiting"\} 0$/m);
  await database.close();
  const text = await read();
  expect(text).toMatch(/^samen_database_up 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test("no metric tells how many people voted", async ({ fund }) => {
  const { read } = await openFor(fund.db);
  expect((await read()).split("\n").filter((line) => /vot|ballot|turnout|receipt/i.test(line))).toEqual([]);
  for (const path of ["/vote/projects", "/en/vote/projects?x=1", "/stemmen", "/projects"])
    expect(routeOf(path)).toBe("page");
  expect(["/graphql", "/fr/office/calls", "/account"].map(routeOf)).toEqual(["api", "office", "account"]);
});

test("the dashboard and the alerts name only existing metrics", async ({ fund }) => {
  const { read } = await openFor(fund.db);
  const there = new Set([...(await read()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const namedMetrics = ["docs/monitoring/grafana.json", "docs/monitoring/alerts.yml"].flatMap(
    (file) => textOf(file).match(/\b(samen|process)_\w+/g) ?? [],
  );
  expect(namedMetrics.length).toBeGreaterThan(20);
  expect([...new Set(namedMetrics)].filter((name) => !there.has(name.replace(/_(count|bucket)$/, "")))).toEqual([]);
  const alerts = textOf("docs/monitoring/alerts.yml");
  expect(alerts.match(/- alert: /g)).toHaveLength(8);
  // A number that there never was would keep an alert silent for ever.
  for (const name of ['up{job="samen"}', "samen_night_success_seconds", "samen_backup_success_seconds"])
    expect(alerts).toContain(`absent(${name})`);
});
