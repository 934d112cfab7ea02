import { afterAll, beforeAll, expect, test } from "vitest";
import { startSession } from "#server/actions/session.ts";
import { type Database, type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { messages } from "#server/database/tables/message.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { sessions } from "#server/database/tables/session.ts";
import { openSecret } from "#server/platform/secret.ts";
import { aContext } from "#test/context.ts";
import { aPerson } from "#test/factories.ts";
import { aServer } from "#test/server.ts";
import { filesIn, textOf } from "#test/source.ts";
import { isEverything } from "#test/tier.ts";
import { everyOwnPage, everyPage } from "../e2e/every-page.ts";

// Another site can make a browser send requests with our cookies. None of them may act or be readable there.

const ours = "https://fonds.example";
const secretKey = "a key that only this file knows, long enough";

let samen: Awaited<ReturnType<typeof aServer>>;
let database: OpenDatabase;
let cookie: string;

beforeAll(async () => {
  samen = await aServer({ PUBLIC_URL: ours, SECRET_KEY: secretKey, SMTP_URL: "smtp://localhost:9" });
  database = await openDatabase(samen);
  cookie = await aCoordinatorsCookie(database.db);
});

afterAll(async () => {
  await database.close();
  await samen.stop();
});

/** Makes the cookie of a coordinator with a proven session, who is logged in elsewhere too. */
async function aCoordinatorsCookie(db: Database): Promise<string> {
  const { id: personId } = await aPerson(db, { employeeId: anna });
  const now = new Date();
  await db.insert(personRoles).values({ personId, role: "coordinator", givenAt: now });
  const tokens: string[] = [];
  const setSession = (session: { token: string } | null) => tokens.push(session?.token ?? "");
  const browser = { device: "Test", setSession, setKiosk: () => {}, setSetUp: () => {} };
  const context = aContext(db, { now, secret: openSecret({ secretKey, secretKeysBefore: [], dataDir: "" }), browser });
  for (const _time of [1, 2]) await startSession(context, { personId, way: "mail_code", isRemembered: true });
  await db.update(sessions).set({ secondFactorAt: now });
  return `__Host-samen_session=${tokens.at(-1)}`;
}

type SentBody = { type: string; body: string };

const query = (text: string): SentBody => ({ type: "application/json", body: JSON.stringify({ query: text }) });
const form = (text: string): SentBody => ({ type: "application/x-www-form-urlencoded", body: text });
const anna = "00412345";
const rows = ["employee id,first name,name,branch", `${anna},Anna,Peeters,gent`, "00412346,Zoé,Lefèvre,gent"];
const list: SentBody = { type: "text/csv", body: rows.join("\n") };

const ownPages = everyOwnPage.filter(({ language }) => isEverything || language === "nl");

/** Every address that accepts a POST, with a body that has an effect there. */
const takes: [path: string, sent: SentBody][] = [
  ["/graphql", query('mutation { sendMessage(topic: other, name: "x", email: "x@y.be", text: "x", language: nl) }')],
  ["/graphql/system", query("mutation { endOtherSessions }")],
  ["/office/roster/plan", list],
  ["/office/roster/import", list],
  ["/office/letters.pdf", form("")],
  ["/office/posters.pdf", form("")],
  ["/files", form("")],
  ["/office/fund-picture", form("")],
  ["/office/project-picture", form("")],
  ...[...everyPage.filter(({ language }) => language === "fr"), ...ownPages].map(({ path }): [string, SentBody] => [
    path,
    form("intent=log-out"),
  ]),
];

const send = (path: string, { type, body }: SentBody, headers: Record<string, string>) =>
  fetch(samen.url + path, {
    method: "POST",
    headers: { "content-type": type, cookie, ...headers },
    body,
    redirect: "manual",
  });

/** Reads every table that would show an effect. */
async function traces() {
  const { db } = database;
  const tables = [people, personRoles, sessions, accessCodes, messages, auditEntries];
  return Promise.all(tables.map((table) => db.select().from(table)));
}

const elsewhere: Record<string, Record<string, string>> = {
  "a script of another site": { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  "a form of another site in an old browser": { origin: "https://evil.example" },
  "another site that pretends to be us": { origin: ours, "sec-fetch-site": "cross-site" },
  "a site beside ours": { origin: "https://blog.fonds.example", "sec-fetch-site": "same-site" },
  "a frame that belongs nowhere": { origin: "null", "sec-fetch-site": "cross-site" },
  "a file on someone's disk": { origin: "null" },
  "a site that says nothing of itself": { "sec-fetch-site": "cross-site" },
  "whatever sends a cookie and does not say where it is": {},
};

test("requests that another site makes a browser send have no effect at any address", async () => {
  const before = await traces();
  const passed: string[] = [];
  // Unused addresses are refused too, so that later ones are protected as well.
  const everywhere = [...takes, ["/nowhere", form("")] as const, ["/files/x", form("")] as const];
  for (const [path, sent] of everywhere) {
    for (const [who, headers] of Object.entries(elsewhere)) {
      const response = await send(path, sent, headers);
      const isStopped = response.status === 403 && (await response.text()) === "This came from another site.\n";
      if (!isStopped) passed.push(`${path} from ${who}: ${response.status}`);
    }
  }
  expect(passed).toEqual([]);
  expect(await traces()).toEqual(before);
});

test("other methods from another site have no effect either, and a GET request changes nothing", async () => {
  const before = await traces();
  const headers = { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    for (const [path] of takes.slice(0, 6)) {
      expect((await fetch(samen.url + path, { method, headers })).status, `${method} ${path}`).toBe(403);
    }
  }
  const address = `${samen.url}/graphql/system?query=${encodeURIComponent("mutation { endOtherSessions }")}`;
  expect((await fetch(address, { headers })).status).toBe(405);
  expect(await traces()).toEqual(before);
});

test("no other site can read or embed a user's own data, or get permission to request it", async () => {
  const me = encodeURIComponent("{ me { firstname } }");
  const own = ["/account/data.json", `/graphql/system?query=${me}`, ...ownPages.map(({ path }) => path)];
  const headers = { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  for (const path of own) {
    const page = await fetch(samen.url + path, { headers, redirect: "manual" });
    const preflight = await fetch(samen.url + path, {
      method: "OPTIONS",
      headers: {
        ...headers,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });
    for (const answer of [page, preflight]) {
      expect(
        [...answer.headers.keys()].filter((name) => name.startsWith("access-control")),
        path,
      ).toEqual([]);
    }
    expect(page.headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
    expect(page.headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
  }
});

test("the same requests from our own pages work", async () => {
  const headers = { origin: ours, "sec-fetch-site": "same-origin" };
  const { db } = database;
  const answers = new Map<string, Response>();
  for (const [path, sent] of takes) {
    const response = await send(path, sent, headers);
    await response.bytes();
    answers.set(path, response);
    if (path === "/graphql/system") expect(await db.$count(sessions)).toBe(1);
  }
  const statuses = [...answers].map(([path, { status }]) => [path, status] as const);
  expect(statuses.filter(([, status]) => status === 403 || status >= 500)).toEqual([]);
  expect(statuses.slice(0, 5).map(([, status]) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await db.$count(messages)).toBe(1);
  expect(await db.$count(people)).toBe(2);
  // Only an operator prints the coordinator's own letter.
  expect(await db.$count(accessCodes)).toBe(1);
  expect(await db.$count(sessions)).toBe(0);
  const removedCookie = answers.get("/account")?.headers.get("set-cookie");
  expect(removedCookie).toMatch(/^__Host-samen_session=; Path=\/; HttpOnly; SameSite=Lax; Secure; /);
});

test("these tests cover every address that accepts a POST", () => {
  const namedAddresses = filesIn("server/api").flatMap((file) =>
    [...textOf(file).matchAll(/postHandler\(\s*"([^"]+)"/g)].map(([, address = ""]) => address),
  );
  const listedAddresses = takes.map(([path]) => path.replace(/\?.*/, ""));
  expect(namedAddresses.length).toBeGreaterThan(2);
  expect(namedAddresses.filter((address) => !listedAddresses.includes(address))).toEqual([]);
});
