import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Problem } from "#domain/problem.ts";
import { createEndpoint } from "#server/api/endpoint.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { createHttpHandler } from "#server/api/http.ts";
import { limits } from "#server/api/limit.ts";
import { asksForEvents, createStreams } from "#server/api/stream.ts";
import { createVisitorQueue } from "#server/api/visitor-queue.ts";
import type { Me } from "#server/context.ts";
import { keepPublicReads } from "#server/database/memory.ts";
import type { OpenDatabase } from "#server/database/open.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { silentLog } from "#test/log.ts";

let database: OpenDatabase;
let stopKeeping: () => Promise<void>;
let anna: Me;

beforeAll(async () => {
  database = await aDatabase();
  stopKeeping = await keepPublicReads(database.db, { seconds: 60, clock: () => new Date() });
  anna = loggedIn(await aPerson(database.db));
  const call = await aCall(database.db, { slug: "2026" });
  const text = "a long story ".repeat(4_000);
  await aProject(database.db, { callId: call.id, description: { nl: text }, slug: "long" });
});
afterAll(async () => {
  await stopKeeping();
  await database.close();
});

/** The API over HTTP, with a queue of this size for visitors. */
async function anApi(room = { running: 1, underWay: 2, ofOneNetwork: 2 }, me: Me | null = null) {
  const queue = createVisitorQueue(room);
  const endpoint = createEndpoint({ schema: fundSchema, log: silentLog, introspection: false, queue });
  const answer = createHttpHandler(endpoint, fundSchema);
  const streams = createStreams({ endpoint, log: silentLog });
  const context = { ...aContext(database.db, { me }), requestId: "test", demo: null };
  let received = 0;
  const url = await serveHandlers(async ({ request, response }) => {
    received++;
    if (asksForEvents(request)) await streams.answer(request, response, async () => context);
    else await answer(request, response, context);
    return true;
  });
  const post = (query: string, variables: unknown = {}, accept = "application/json") =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept },
      body:
        typeof variables === "string"
          ? `{"query":${JSON.stringify(query)},"variables":${variables}}`
          : JSON.stringify({ query, variables }),
    });
  const ask = async (query: string, variables: unknown = {}) => {
    const response = await post(query, variables);
    const { data, errors } = (await response.json()) as {
      data?: unknown;
      errors?: { extensions: { problem: Problem } }[];
    };
    return { status: response.status, data, problem: errors?.[0]?.extensions.problem };
  };
  /** Takes all places in the queue. */
  const fillUp = async () => {
    const end = await queue.enter("test");
    const other = queue.enter("test");
    onTestFinished(end);
    return async () => {
      end();
      (await other)();
    };
  };
  return { ask, post, queue, endpoint, context, fillUp, received: () => received };
}

const story = `project(slug: "long") { text(language: nl) { story { description } } }`;
const names = Array.from({ length: 30 }, (_, nth) => `t${nth}: text(language: nl) { story { description } }`);
const stories = `{ project(slug: "long") { ${names.join(" ")} } }`;

test("refuses an answer that is too large instead of cutting it", async () => {
  const { ask } = await anApi();
  const { status, data, problem } = await ask(`{ ${story} }`);
  expect({ status, problem }).toEqual({ status: 200, problem: undefined });
  expect(JSON.stringify(data).length).toBeGreaterThan(50_000);
  const refused = await ask(stories);
  expect(typeof refused.data).toBe("undefined");
  expect(refused.problem).toEqual({ code: "query.tooLarge", kilobytes: limits.bytes.visitor / 1000 });
});

test("refuses an answer that is too large as an event stream too", async () => {
  const { post } = await anApi();
  const text = await (await post(stories, {}, "text/event-stream")).text();
  expect(text.slice(0, 1000)).toContain("query.tooLarge");
  expect(text.length).toBeLessThan(1000);
});

test("answers 400 to variables that are nested too deep", async () => {
  const { ask } = await anApi();
  const query = "query ($statuses: [ProjectStatus!]) { projects(first: 1, statuses: $statuses) { totalCount } }";
  const deep = `{"statuses":${"[".repeat(6000)}${"]".repeat(6000)}}`;
  expect(await ask(query, deep)).toEqual({
    status: 400,
    data: undefined,
    problem: { code: "query.tooDeep", most: limits.depth },
  });
});

test("answers 429 to a network with too many running documents, until they are done", async () => {
  const { ask, fillUp } = await anApi();
  const done = await fillUp();
  const query = `{ call(slug: "2026") { slug title(language: nl) } }`;
  expect(await ask(query)).toMatchObject({ status: 429, problem: { code: "limit.tooMany", minutes: 1 } });
  await done();
  expect((await ask(query)).data).toMatchObject({ call: { slug: "2026" } });
});

test("pages, cached answers and people who are logged in do not wait in the queue of visitors", async () => {
  const { ask, endpoint, context, fillUp } = await anApi();
  const cachedQuery = `{ call(slug: "2026") { slug } }`;
  await ask(cachedQuery);
  const done = await fillUp();
  expect((await ask(cachedQuery)).status).toBe(200);
  const ofPage = await endpoint.run({ query: `{ call(slug: "2026") { id slug } }` }, context);
  expect(ofPage.data).toMatchObject({ call: { slug: "2026" } });
  const members = await anApi({ running: 0, underWay: 0, ofOneNetwork: 0 }, anna);
  expect((await members.ask("{ currentCall { slug } }")).status).toBe(200);
  await done();
});

test("a hundred equal requests at once take only one turn in the queue", async () => {
  const { ask, endpoint, context, fillUp, received } = await anApi({ running: 1, underWay: 3, ofOneNetwork: 3 });
  const query = `query Same($slug: String!) { call(slug: $slug) { slug votingOpens } }`;
  // The document is known already, from another slug.
  await endpoint.run({ query, variables: { slug: "other" } }, context);
  const done = await fillUp();
  const equalRequests = Array.from({ length: 100 }, () => ask(query, { slug: "2026" }));
  await expect.poll(received).toBe(equalRequests.length);
  await done();
  const statuses = (await Promise.all(equalRequests)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("a mutation such as a login does not wait for the queries of visitors", async () => {
  const { ask, endpoint, context, queue } = await anApi({ running: 1, underWay: 3, ofOneNetwork: 3 });
  const send = `mutation { offerHelp(offer: "none", name: "", email: "", language: nl) }`;
  await endpoint.run({ query: send }, context);
  const end = await queue.enter("test");
  const refused = await ask(send);
  expect(refused).toMatchObject({ status: 200, problem: { code: expect.stringMatching(/^(form|offer)\./) } });
  end();
});
