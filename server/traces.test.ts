import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { addJob, isJobWaiting } from "#server/actions/job.ts";
import { openDatabase } from "#server/database/open.ts";
import { readConfig } from "#server/platform/config.ts";
import { listenOn } from "#server/platform/http/listen.ts";
import { closeServer } from "#server/platform/http/server.ts";
import { aColleague } from "#test/leak-site.ts";
import { aServer } from "#test/server.ts";
import { siteKey } from "#test/site-session.ts";

type Value = { stringValue?: string; intValue?: number };
type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Value }[];
};
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** A collector of OpenTelemetry, as the usual environment variables name it. */
async function aCollector() {
  const batches: Batch[] = [];
  const server = createServer(async (request, response) => {
    batches.push((await json(request)) as Batch);
    response.end();
  });
  await listenOn(server, 0, "localhost");
  onTestFinished(() => closeServer(server, 0));
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://localhost:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return batches;
}

const spansOf = (batches: readonly Batch[]) =>
  batches.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

test("traces show requests, what they read and jobs, but no person and no vote", async () => {
  const batches = await aCollector();
  const samen = await aServer({ ...process.env, DEMO: "true", SECRET_KEY: siteKey, REMEMBER_SECONDS: "0" });
  const database = await openDatabase({ databaseUrl: samen.databaseUrl, dataDir: "" });
  const anna = await aColleague(database.db, samen.url);
  const open = async (path: string) => {
    const answer = await fetch(samen.url + path, { headers: { cookie: anna.cookie } });
    expect(answer.status).toBe(200);
    await answer.text();
  };
  await open("/projects?q=samentuin");
  await open("/account");
  const { currentCall } = await anna.ask<{ currentCall: { ballot: { id: string }[] } }>(
    "{ currentCall { ballot { id } } }",
    {},
  );
  const [candidate] = currentCall.ballot;
  await anna.ask("mutation ($id: ID!) { castVote(projectId: $id) }", { id: candidate?.id });
  const key = "a job about a person";
  const job = {
    kind: "tellIfListed",
    payload: { email: `${anna.names[0]}@example.org`, language: "nl" },
    key,
  } as const;
  await addJob({ db: database.db, now: new Date() }, job);
  await vi.waitUntil(async () => !(await isJobWaiting(database.db, key)), { timeout: 60_000 });
  await database.close();
  await samen.stop();

  const spans = spansOf(batches);
  const named = (name: string) => spans.filter((span) => span.name === name);
  const childrenOf = ({ spanId }: Span) => spans.filter(({ parentSpanId }) => parentSpanId === spanId);
  expect(
    named("GET page")
      .flatMap(childrenOf)
      .map(({ name }) => name),
  ).toContain("select");
  expect(
    named("GET account")
      .flatMap(childrenOf)
      .map(({ name }) => name),
  ).toContain("select");
  // The API was asked to read, and then to vote.
  const [read, vote] = named("POST api");
  expect(childrenOf(read as Span).map(({ name }) => name)).toContain("select");
  expect(childrenOf(vote as Span)).toEqual([]);
  expect(named("job tellIfListed")).toHaveLength(1);

  // All values that leave are ours to list.
  const attributes = spans.flatMap((span) => span.attributes);
  const [path, person, search] = ["/account", anna.id, "samentuin"];
  for (const secret of [...anna.names, person, path, search, candidate?.id ?? "", "127.0.0.1", "::1", "select "])
    expect(JSON.stringify(batches)).not.toContain(secret);
  expect([...new Set(attributes.map(({ key }) => key))].sort()).toEqual([
    "db.operation.name",
    "db.system.name",
    "http.request.method",
    "http.response.status_code",
    "http.route",
    "samen.job",
    "samen.request_id",
  ]);
});

test("traces are off unless the operator names a collector", () => {
  const endpoint = "http://localhost:4318";
  expect(readConfig({}).traces).toBeNull();
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).traces).toEqual({ ratio: 1 });
  expect(readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: "0.1" }).traces).toEqual({
    ratio: 0.1,
  });
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: "true" }).traces).toBeNull();
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: "none" }).traces).toBeNull();
});
