import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { smallestGroup } from "#domain/figure.ts";
import type { GivenRole } from "#domain/permission.ts";
import { turnoutStep } from "#domain/vote.ts";
import { findMe, startSession } from "#server/actions/session.ts";
import { castVote } from "#server/actions/vote.ts";
import { countCall } from "#server/actions/vote-count.ts";
import { createEndpoint } from "#server/api/endpoint.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { asksForEvents, createStreams } from "#server/api/stream.ts";
import { and, eq } from "#server/database/drizzle.ts";
import type { OpenDatabase } from "#server/database/open.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { sessions } from "#server/database/tables/session.ts";
import { closeServer, createHttpServer } from "#server/platform/http/server.ts";
import { readSessionCookie } from "#server/platform/http/session-cookie.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { followOver, type ReceivedEvent } from "#test/event-stream.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { silentLog } from "#test/log.ts";

// These tests follow subscriptions over real connections.

let database: OpenDatabase;
let url: string;
let close: () => Promise<void>;
const now = new Date("2026-11-15T09:00:00Z");

beforeAll(async () => {
  database = await aDatabase();
  const endpoint = createEndpoint({ schema: fundSchema, log: silentLog, introspection: false });
  const streams = createStreams({ endpoint, log: silentLog, beat: 100 });
  const server = createHttpServer({
    handlers: [
      async ({ request, response, requestId }) => {
        if (!asksForEvents(request)) return false;
        await streams.answer(request, response, async () => {
          const context = aContext(database.db, { now });
          const token = readSessionCookie(request, false);
          return { ...context, me: token ? await findMe(context, token) : null, requestId, demo: null };
        });
        return true;
      },
    ],
    publicUrl: new URL("https://samen.example"),
    log: silentLog,
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  close = async () => {
    streams.close();
    await closeServer(server, 1_000);
    await database.close();
  };
});
afterAll(() => close());

/** A person with these roles and a session; by default people with a role have a second factor. */
async function someone(roles: GivenRole[], hasSecondFactor = roles.length > 0) {
  const { db } = database;
  const person = await aPerson(db, { branch: "brussel" });
  for (const role of roles) await db.insert(personRoles).values({ personId: person.id, role, givenAt: now });
  let token = randomBytes(8).toString("hex");
  const setSession = (session: { token: string } | null) => {
    token = session?.token ?? "";
  };
  await startSession(
    aContext(db, { now, browser: { device: "Test", setSession, setKiosk: () => {}, setSetUp: () => {} } }),
    {
      personId: person.id,
      way: "mail_code",
      isRemembered: true,
    },
  );
  if (hasSecondFactor) await db.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.personId, person.id));
  return { personId: person.id, cookie: `samen_session=${token}` };
}

const query = `subscription Turnout($slug: String!) { turnout(callSlug: $slug) {
  voted electorate branches { branch voted electorate } smallBranches { voted electorate }
} }`;

const follow = async (cookie: string, slug: string) => {
  const stream = await followOver(url, { cookie, query, variables: { slug } });
  onTestFinished(stream.hangUp);
  return stream;
};

/** A vote without votes; each call of `vote` lets this many new people of a branch vote. */
async function aVote() {
  const call = await aCall(database.db);
  const { id: projectId } = await aProject(database.db, { callId: call.id });
  const vote = async (branch: "gent" | "wevelgem", count: number) => {
    for (let number = 0; number < count; number++) {
      const me = loggedIn(await aPerson(database.db, { branch }));
      await castVote(aContext(database.db, { me, now }), { projectId });
    }
  };
  return { call, vote };
}

type TurnoutEvent = { voted: number; branches: { branch: string; voted: number; electorate: number }[] };
const turnoutOf = (event: ReceivedEvent) => (event as { data: { data: { turnout: TurnoutEvent } } }).data.data.turnout;

test("a coordinator follows the turnout in steps of five until the votes are counted", async () => {
  const { call, vote } = await aVote();
  await vote("gent", 7);
  for (let number = 0; number < 5; number++) await aPerson(database.db, { branch: "brussel" });
  const { cookie } = await someone(["coordinator"]);
  const stream = await follow(cookie, call.slug);
  expect(stream.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(stream.response.headers.get("cache-control")).toBe("no-store");
  const first = turnoutOf(await stream.next());
  expect(first.branches.find(({ branch }) => branch === "gent")?.voted).toBe(5);
  // Two more votes do not change the rounded number, but three do.
  await vote("gent", 2);
  await vote("gent", 1);
  let latest = first;
  while (latest.voted === first.voted) {
    latest = turnoutOf(await stream.next());
    expect(latest.voted % turnoutStep).toBe(0);
    for (const { voted, electorate } of latest.branches) {
      expect(voted % turnoutStep).toBe(0);
      expect(electorate).toBeGreaterThanOrEqual(smallestGroup);
    }
  }
  expect(latest.branches.find(({ branch }) => branch === "gent")?.voted).toBe(10);
  await countCall(aContext(database.db, { now: new Date("2026-12-01T00:00:00Z") }), call.id);
  expect((await stream.rest()).at(-1)).toEqual({ event: "complete", data: null });
});

describe("refuses the turnout once, without any number, to", () => {
  const others: [string, () => Promise<string>, string][] = [
    ["a visitor", async () => "", "login.required"],
    ["an employee", async () => (await someone([])).cookie, "permission.denied"],
    ["a member of the committee", async () => (await someone(["committee"])).cookie, "permission.denied"],
    ["an operator", async () => (await someone(["operator"])).cookie, "permission.denied"],
    [
      "a coordinator without second factor",
      async () => (await someone(["coordinator"], false)).cookie,
      "secondFactor.required",
    ],
  ];
  test.each(others)("%s", async (_who, cookieOf, code) => {
    const { call, vote } = await aVote();
    await vote("wevelgem", 5);
    const stream = await follow(await cookieOf(), call.slug);
    const [refusal, ...rest] = await stream.rest();
    expect(refusal).toMatchObject({ event: "next", data: { errors: [{ extensions: { problem: { code } } }] } });
    expect(JSON.stringify(refusal)).not.toContain("electorate");
    expect(rest).toEqual([{ event: "complete", data: null }]);
  });
});

test("refuses to follow a vote that is not open or does not exist", async () => {
  const { cookie } = await someone(["coordinator"]);
  const early = await aCall(database.db, { votingOpens: new Date("2026-11-15T09:00:01Z") });
  const none = await aCall(database.db, { votingOpens: null, votingCloses: null });
  for (const slug of [early.slug, none.slug, "nowhere", ""]) {
    const [refusal] = await (await follow(cookie, slug)).rest();
    expect(refusal?.data).toMatchObject({ errors: [{ extensions: { problem: { code: "vote.notOpen" } } }] });
  }
});

describe("a stream ends when", () => {
  const ends: [string, (personId: string) => Promise<unknown>][] = [
    ["the session ended", (personId) => database.db.delete(sessions).where(eq(sessions.personId, personId))],
    [
      "the role was taken",
      (personId) =>
        database.db
          .delete(personRoles)
          .where(and(eq(personRoles.personId, personId), eq(personRoles.role, "coordinator"))),
    ],
    [
      "the second factor has to be shown again",
      (personId) => database.db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.personId, personId)),
    ],
  ];
  test.each(ends)("%s", async (_what, end) => {
    const { call, vote } = await aVote();
    await vote("gent", 5);
    const { cookie, personId } = await someone(["coordinator"]);
    const stream = await follow(cookie, call.slug);
    expect((await stream.next())?.event).toBe("next");
    await end(personId);
    await vote("gent", 5);
    expect(await stream.rest()).toEqual([{ event: "complete", data: null }]);
  });
});

test("one session has at most four streams, and may open another when one is closed", async () => {
  const { call } = await aVote();
  const { cookie } = await someone(["coordinator"]);
  const streams = [];
  for (let number = 0; number < 4; number++) streams.push(await follow(cookie, call.slug));
  for (const stream of streams) expect(turnoutOf(await stream.next())).toMatchObject({ voted: 0 });
  const [fifth] = await (await follow(cookie, call.slug)).rest();
  expect(fifth?.data).toMatchObject({ errors: [{ extensions: { problem: { code: "limit.tooMany" } } }] });
  // Another session is not affected.
  expect(turnoutOf(await (await follow((await someone(["coordinator"])).cookie, call.slug)).next()).voted).toBe(0);
  streams[0]?.hangUp();
  const isRoom = async () => {
    const stream = await follow(cookie, call.slug);
    const event = await stream.next();
    stream.hangUp();
    return JSON.stringify(event).includes("electorate");
  };
  await expect.poll(isRoom).toBe(true);
});

test("answers a query once and refuses a request that it cannot read", async () => {
  const queryStream = await followOver(url, { query: "{ now }" });
  expect(await queryStream.rest()).toEqual([
    { event: "next", data: { data: { now: now.toISOString() } } },
    { event: "complete", data: null },
  ]);
  const wrong = await followOver(url, { query: "subscription { nothing }" });
  expect((await wrong.next())?.data).toMatchObject({ errors: [{ message: expect.stringContaining("nothing") }] });
  const send = async (body: string, type = "application/json") => {
    const headers = { accept: "text/event-stream", "content-type": type };
    return (await fetch(`${url}/graphql`, { method: "POST", headers, body })).status;
  };
  expect(await send("{ now }", "text/plain")).toBe(415);
  for (const body of ["", "{", "null", "[]", '{"query":1}', '{"query":"{ now }","variables":[]}'])
    expect(await send(body), body).toBe(400);
  expect(await send(JSON.stringify({ query: " ".repeat(20_000) }))).toBe(413);
});
