import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { pathPrefix } from "#domain/language.ts";
import { samenVersion } from "#server/platform/version.ts";

/** The numbers that Prometheus reads. They hold no personal data, and nothing that tells how many people voted. */
export type Metrics = {
  registry: Registry;
  /** Measures every request of a server. */
  measure(server: Server): void;
  /** Adds a gauge whose values are read when someone asks. */
  addGauge(gauge: { name: string; help: string; labels?: string[] }): Gauge;
};

/** Opens the metrics of this process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: "samen_build_info", help: "The version that runs", labelNames: ["version"], registers }).set(
    { version: samenVersion },
    1,
  );
  const requests = new Histogram({
    name: "samen_request_seconds",
    help: "The time until a request was answered",
    labelNames: ["route", "method", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  return {
    registry,
    measure: (server) => {
      server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
        const begin = performance.now();
        const labels = { route: routeOf(request.url), method: methodOf(request.method) };
        response.once("close", () => {
          // An event stream stays open for hours, which says nothing about how fast we are.
          if (isEventStream(response)) return;
          const status = response.writableFinished ? String(response.statusCode) : "cut off";
          requests.observe({ ...labels, status }, (performance.now() - begin) / 1000);
        });
      });
    },
    addGauge: ({ name, help, labels = [] }) => new Gauge({ name, help, labelNames: labels, registers }),
  };
}

const prefix = `(?:${Object.values(pathPrefix).join("|")})`;

const routes: readonly [route: string, pattern: RegExp][] = [
  ["api", /^\/graphql$/],
  ["api system", /^\/graphql\/system$/],
  ["health", /^\/(healthz|readyz|metrics)$/],
  ["asset", /^\/(assets|illustrations|brand|fonts)\//],
  ["file", /^\/files(\/|$)/],
  ["office", new RegExp(`^${prefix}/office(/|$)`)],
  ["account", new RegExp(`^${prefix}/(account|login|mailbox)(/|$)`)],
];

/**
 * Gives the kind of an address. The pages of the vote are pages like all others, because the number of requests to them
 * would tell how many people voted.
 */
export function routeOf(url = "/"): string {
  const [path = "/"] = url.split("?");
  return routes.find(([, pattern]) => pattern.test(path))?.[0] ?? "page";
}

/** Tells whether an answer goes on as long as the reader stays. */
export function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader("content-type")).startsWith("text/event-stream");
}

/** Gives the method if it is a usual one. Strangers choose the method, and each new one would be a new line for ever. */
export function methodOf(method = ""): string {
  return ["GET", "HEAD", "POST"].includes(method) ? method : "other";
}
