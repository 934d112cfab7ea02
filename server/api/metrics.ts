import { timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { scanStates } from "#domain/file.ts";
import { mailStates } from "#domain/mail.ts";
import { findFact } from "#server/actions/installation.ts";
import { listMigrations } from "#server/database/migrate.ts";
import type { Database } from "#server/database/open.ts";
import {
  countConnections,
  countMails,
  countUploads,
  findOldestMail,
  readQueue,
} from "#server/database/queries/metric.ts";
import type { Config } from "#server/platform/config.ts";
import { listenOn } from "#server/platform/http/listen.ts";
import { closeServer, type Handler } from "#server/platform/http/server.ts";
import { createMetrics, type Metrics } from "#server/platform/metrics.ts";

type Options = {
  config: Pick<Config, "metricsPort" | "metricsToken" | "host">;
  db: Database;
  clock: () => Date;
  /** Counts the pages in memory. */
  countPages: () => number;
};

/** The metrics of a running site; without a port or a token there are none. */
export type OpenMetrics = {
  /** Answer `/metrics` on the port of the site, for a caller with the token. */
  handlers: Handler[];
  /** Measures the requests of the site from now on, and opens the port of the metrics. */
  start(site: Server): Promise<void>;
  stop(): Promise<void>;
  /** The port of `/metrics`, if it has one of its own. */
  port(): number | null;
};

/** The longest time that the database may take; after it Prometheus gets the numbers of the process alone. */
const longestRead = 2_000;

/** Opens `/metrics` for Prometheus, on a port of its own, behind a token, or both. */
export function openMetrics({ config, ...sources }: Options): OpenMetrics {
  const { metricsPort, metricsToken, host } = config;
  if (metricsPort === null && !metricsToken)
    return { handlers: [], start: async () => {}, stop: async () => {}, port: () => null };
  const metrics = createMetrics();
  const handler = createHandler({ metrics, ...sources }, metricsToken);
  const server = metricsPort === null ? null : createMetricsServer(handler);
  return {
    handlers: metricsToken ? [handler] : [],
    start: async (site) => {
      metrics.measure(site);
      if (server) await listenOn(server, metricsPort ?? 0, host);
    },
    stop: async () => {
      if (server) await closeServer(server, 0);
    },
    port: () => (server ? (server.address() as AddressInfo).port : null),
  };
}

type Sources = Omit<Options, "config"> & { metrics: Metrics };

function createHandler(sources: Sources, token: string | null): Handler {
  const read = createReader(sources);
  return async ({ path, request, response }) => {
    if (path !== "/metrics") return false;
    response.setHeader("cache-control", "no-store");
    if (!isAllowed(request.headers.authorization, token)) {
      response.writeHead(401, { "www-authenticate": "Bearer", "content-type": "text/plain; charset=utf-8" });
      response.end("/metrics needs the token of METRICS_TOKEN\n");
      return true;
    }
    const text = await read();
    response.writeHead(200, { "content-type": sources.metrics.registry.contentType });
    response.end(text);
    return true;
  };
}

/** Makes a server that answers nothing but `/metrics`. */
function createMetricsServer(handler: Handler): Server {
  return createServer(async (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?");
    try {
      if (await handler({ request, response, path, requestId: "" })) return;
      response.writeHead(404).end();
    } catch {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
}

function isAllowed(header: string | undefined, token: string | null): boolean {
  if (token === null) return true;
  const [sent, expected] = [Buffer.from(header ?? ""), Buffer.from(`Bearer ${token}`)];
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

function createReader({ metrics, db, clock, countPages }: Sources): () => Promise<string> {
  const gauge = metrics.addGauge;
  const kinds = ["kind"];
  const gauges = {
    database: gauge({ name: "samen_database_up", help: "1 if the database answered these numbers" }),
    schema: gauge({ name: "samen_schema_migrations", help: "The migrations of the database", labels: ["newest"] }),
    due: gauge({ name: "samen_jobs_due", help: "Jobs that should run now", labels: kinds }),
    later: gauge({ name: "samen_jobs_later", help: "Jobs that are planned", labels: kinds }),
    failed: gauge({ name: "samen_jobs_failed", help: "Jobs that were given up", labels: kinds }),
    age: gauge({ name: "samen_jobs_oldest_seconds", help: "How long the oldest job is due", labels: kinds }),
    retried: gauge({ name: "samen_jobs_retried", help: "Jobs that failed and wait for another try" }),
    mails: gauge({ name: "samen_mails", help: "Mails by state", labels: ["state"] }),
    mailAge: gauge({ name: "samen_mails_oldest_seconds", help: "How long the oldest mail waits to leave" }),
    uploads: gauge({ name: "samen_uploads", help: "Files by the state of their scan", labels: ["scan"] }),
    night: gauge({ name: "samen_night_success_seconds", help: "When the nightly job last ended well" }),
    backup: gauge({ name: "samen_backup_success_seconds", help: "The moment of the newest backup" }),
    connections: gauge({
      name: "samen_database_connections",
      help: "Connections of this process, and requests that wait for one",
      labels: ["state"],
    }),
    pages: gauge({ name: "samen_kept_pages", help: "Pages in memory" }),
  };

  const readDatabase = async () => {
    const now = clock();
    const [queue, mails, oldestMail, uploads, night, backup, migrations] = await Promise.all([
      readQueue(db, now),
      countMails(db),
      findOldestMail(db),
      countUploads(db),
      findFact(db, "lastNight"),
      findFact(db, "newestBackup"),
      listMigrations(db),
    ]);
    const secondsSince = (moment: Date | null) => (moment ? Math.max(0, (now.getTime() - moment.getTime()) / 1000) : 0);
    return () => {
      for (const { kind, jobs, oldest } of queue.due) {
        gauges.due.set({ kind }, jobs);
        gauges.age.set({ kind }, secondsSince(oldest));
      }
      for (const { kind, jobs } of queue.later) gauges.later.set({ kind }, jobs);
      for (const { kind, jobs } of queue.failed) gauges.failed.set({ kind }, jobs);
      gauges.retried.set(queue.retried);
      gauges.mailAge.set(secondsSince(oldestMail));
      // A state without any has a number too, so that a rule can tell none from unknown.
      for (const state of mailStates) gauges.mails.set({ state }, 0);
      for (const { state, mails: number } of mails) gauges.mails.set({ state }, number);
      for (const scan of scanStates) gauges.uploads.set({ scan }, 0);
      for (const { scan, files } of uploads) gauges.uploads.set({ scan }, files);
      if (night) gauges.night.set(Date.parse(night.at) / 1000);
      if (backup) gauges.backup.set(Date.parse(backup.at) / 1000);
      gauges.schema.set({ newest: migrations.at(-1)?.slice(0, 12) ?? "none" }, migrations.length);
    };
  };

  return async () => {
    const show = await withinTime(readDatabase());
    // A kind of job that has gone must not keep its last number.
    for (const each of Object.values(gauges)) each.reset();
    // A night that never was must not look like one of 1970.
    for (const each of [gauges.night, gauges.backup]) each.remove();
    show?.();
    gauges.database.set(show ? 1 : 0);
    const connections = countConnections(db);
    for (const [state, number] of Object.entries(connections ?? {})) gauges.connections.set({ state }, number);
    gauges.pages.set(countPages());
    return metrics.registry.metrics();
  };
}

/** Gives null when the database fails or takes too long. */
async function withinTime<Value>(reading: Promise<Value>): Promise<Value | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), longestRead);
  const answer = await Promise.race([reading.catch(() => null), late.promise]);
  clearTimeout(timer);
  return answer;
}
