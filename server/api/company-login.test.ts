import { afterAll, beforeAll, onTestFinished } from "vitest";
import { findMe } from "#server/actions/session.ts";
import { createCompanyLoginHandler } from "#server/api/company-login.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { sessions } from "#server/database/tables/session.ts";
import { openCompanyLogin } from "#server/platform/company-login.ts";
import { aPerson } from "#test/factories.ts";
import { aForgingProvider, type Forgery } from "#test/forging-provider.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { anIdentityProvider, logInAt, samenClient } from "#test/identity-provider.ts";
import { silentLog } from "#test/log.ts";
import { pathIn } from "#web/address.ts";
import { nextIn } from "#web/next.ts";

const publicUrl = new URL("https://samen.example");
const redirectUri = "https://samen.example/login/company/back";

let provider: Awaited<ReturnType<typeof anIdentityProvider>>;
beforeAll(async () => {
  provider = await anIdentityProvider({ redirectUri });
});
afterAll(() => provider.stop());

type Place = { issuer?: string; me?: Parameters<Fund["context"]>[0] };

/** A site with the company's login, and a browser that uses it. */
async function aSite(fund: Fund, { issuer = provider.issuer, me = null }: Place = {}) {
  const config = { ...samenClient, issuer: new URL(issuer), employeeIdClaim: "employee_id", name: null };
  const address = await serveHandlers(
    createCompanyLoginHandler({
      company: openCompanyLogin({ config, publicUrl, clock: () => fund.now }),
      contextOf: async ({ requestId }) => ({ ...fund.context(me), requestId, demo: null }),
      site: { publicUrl, pathIn },
      nextIn,
      log: silentLog,
    }),
  );
  const get = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(address + path, { redirect: "manual", headers });
    const [set = ""] = response.headers.getSetCookie();
    return { status: response.status, location: response.headers.get("location") ?? "", set };
  };
  return {
    /** Goes to the company's login; returns its address and the cookie that the browser keeps. */
    leave: async (query = "", site = "same-origin") => {
      const { status, location, set } = await get(`/login/company${query}`, { "sec-fetch-site": site });
      expect(status).toBe(303);
      return { address: location, set, cookie: set.split(";")[0] ?? "" };
    },
    /** Comes back from there; returns the address at which the browser ends. */
    comeBack: async ({ pathname, search }: URL, cookie: string) => {
      const { status, location, set } = await get(pathname + search, { cookie });
      expect(status).toBe(303);
      // The cookie is always removed, also after a refusal.
      expect(set).toMatch(/^__Host-samen_company=; Path=\/;.*Expires=Thu, 01 Jan 1970/);
      return location;
    },
  };
}

/** Goes to the company's login and comes back. */
async function logIn(fund: Fund, account: string, { query = "", ...place }: Place & { query?: string } = {}) {
  const site = await aSite(fund, place);
  const { address, cookie } = await site.leave(query);
  return site.comeBack(await logInAt(address, account), cookie);
}

const ways: [told: string, account: (person: { email: string | null; employeeId: string }) => string][] = [
  ["address", ({ email }) => `email=${email}&email_verified=true`],
  ["address in capitals, of which nobody says whether it was checked", ({ email }) => `email=${email?.toUpperCase()}`],
  ["employee ID", ({ employeeId }) => `employee_id=${employeeId}`],
  [
    "employee ID, with an address that is not on the list",
    ({ employeeId }) => `email=a@b.example&employee_id=${employeeId}`,
  ],
  [
    "employee ID, with an address that was not checked",
    ({ email, employeeId }) => `email=${email}&email_verified=false&employee_id=${employeeId}`,
  ],
];

test.for(ways)("logs in a person by their %s", async ([, account], { fund }) => {
  const anna = await aPerson(fund.db);
  expect(await logIn(fund, account(anna))).toBe("/login");
  expect(fund.sessions).toHaveLength(1);
  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toMatchObject({ id: anna.id });
  expect(await fund.db.select().from(sessions)).toMatchObject([{ way: "company", isRemembered: false }]);
  const [audit] = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "login"));
  expect(audit).toMatchObject({ subject: `person ${anna.id}`, details: { way: "company" } });
});

test("does not ask the company for details that are already in its token", async ({ fund }) => {
  const tokenProvider = await anIdentityProvider({ redirectUri, hasClaimsInToken: true });
  onTestFinished(tokenProvider.stop);
  const anna = await aPerson(fund.db);
  const account = `email=${anna.email}&employee_id=${anna.employeeId}`;
  expect(await logIn(fund, account, { issuer: tokenProvider.issuer })).toBe("/login");
  expect(fund.sessions).toHaveLength(1);
});

test("continues after the login to the wanted page, in the right language, but never to another site", async ({
  fund,
}) => {
  const anna = await aPerson(fund.db);
  const account = `email=${anna.email}`;
  expect(await logIn(fund, account, { query: "?language=en" })).toBe("/en/login");
  expect(await logIn(fund, account, { query: "?language=fr&next=%2Ffr%2Fvote%3Fq%3D%C3%A9t%C3%A9" })).toBe(
    `/fr/login?${new URLSearchParams({ next: "/fr/vote?q=%C3%A9t%C3%A9" })}`,
  );
  for (const bad of ["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example"])
    expect(await logIn(fund, account, { query: `?next=${encodeURIComponent(bad)}` })).toBe("/login");
});

test("another site cannot begin a login: it leads to our login page, where a person presses the button", async ({
  fund,
}) => {
  const { leave } = await aSite(fund);
  for (const from of ["cross-site", "same-site"])
    expect(await leave("?language=en&next=%2Fen%2Fvote", from)).toMatchObject({
      address: "/en/login?next=%2Fen%2Fvote",
      set: "",
    });
});

test("a new login ends the earlier session of the browser", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  await logIn(fund, `email=${anna.email}`);
  const me = await findMe(fund.context(null), fund.sessions[0] ?? "");
  await logIn(fund, `email=${anna.email}`, { me });
  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toBeNull();
  expect(await findMe(fund.context(null), fund.sessions[1] ?? "")).toMatchObject({ id: anna.id });
});

test("the cookie of the trip is sealed, lasts ten minutes and only comes from this host", async ({ fund }) => {
  const { address, set } = await (await aSite(fund)).leave("?next=%2Fvote");
  const requestParams = new URL(address).searchParams;
  expect(Object.fromEntries(requestParams)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: redirectUri,
    client_id: "samen",
  });
  const end = new Date(fund.now.getTime() + 600_000).toUTCString();
  expect(set).toMatch(/^__Host-samen_company=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Expires=/);
  expect(set).toContain(end);
  for (const name of ["state", "nonce"]) {
    expect(requestParams.get(name)?.length).toBeGreaterThan(40);
    expect(set).not.toContain(requestParams.get(name) ?? "");
  }
});

const nobody: [who: string, account: (fund: Fund) => Promise<string>][] = [
  ["is not on the list", async () => "email=nobody@amandel.example&employee_id=99999999"],
  ["is nobody in particular", async () => "given_name=Anna"],
  [
    "has left",
    async ({ db, now }) => {
      const { email, employeeId } = await aPerson(db, { leftAt: now });
      return `email=${email}&employee_id=${employeeId}`;
    },
  ],
  ["has an address that was not checked", async ({ db }) => `email=${(await aPerson(db)).email}&email_verified=false`],
  [
    "has the address of one and the employee ID of another",
    async ({ db }) => `email=${(await aPerson(db)).email}&employee_id=${(await aPerson(db)).employeeId}`,
  ],
];

test.for(nobody)("refuses a person who %s and says so", async ([, account], { fund }) => {
  const query = "?language=fr&next=%2Ffr%2Fvote";
  expect(await logIn(fund, await account(fund), { query })).toBe("/fr/login?problem=company.unknown&next=%2Ffr%2Fvote");
  expect(fund.sessions).toEqual([]);
  expect(await fund.db.$count(sessions)).toBe(0);
});

test("a person who stops at the company's login returns to our login page", async ({ fund }) => {
  expect(await logIn(fund, "", { query: "?language=en" })).toBe("/en/login?problem=company.stopped");
  expect(fund.sessions).toEqual([]);
});

test("an answer of the company works only once, in this browser or another", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const site = await aSite(fund);
  const { address, cookie } = await site.leave("?language=en");
  const answer = await logInAt(address, `email=${anna.email}`);
  expect(await site.comeBack(answer, cookie)).toBe("/en/login");
  expect(await site.comeBack(answer, cookie)).toBe("/en/login?problem=company.expired");
  expect(await site.comeBack(answer, "")).toBe("/en/login?problem=company.expired");
  expect(fund.sessions).toHaveLength(1);
});

test("refuses an answer to a login that this browser did not begin", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const site = await aSite(fund);
  const mine = await site.leave();
  const theirs = await site.leave();
  const answer = await logInAt(theirs.address, `email=${anna.email}`);
  expect(await site.comeBack(answer, mine.cookie)).toBe("/login?problem=company.expired");

  // A changed state in the answer does not help either.
  const changed = new URL(answer);
  changed.searchParams.set("state", new URL(mine.address).searchParams.get("state") ?? "");
  expect(await site.comeBack(changed, mine.cookie)).toBe("/login?problem=company.expired");
  expect(await site.comeBack(answer, "__Host-samen_company=made.up")).toBe("/login?problem=company.expired");
  expect(fund.sessions).toEqual([]);
});

test("refuses a token that was made for another login", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const site = await aSite(fund);
  const { address, cookie } = await site.leave();
  const changed = new URL(address);
  changed.searchParams.set("nonce", "of another login");
  const answer = await logInAt(changed.href, `email=${anna.email}`);
  expect(await site.comeBack(answer, cookie)).toBe("/login?problem=company.expired");
  expect(fund.sessions).toEqual([]);
});

/** Comes back from a provider with the token that it makes. */
async function comeBackWith(fund: Fund, forgery: Forgery) {
  const anna = await aPerson(fund.db);
  const site = await aSite(fund, { issuer: await aForgingProvider(anna.email, forgery) });
  const { address, cookie } = await site.leave();
  const { searchParams } = new URL(address);
  const [code, state] = [searchParams.get("nonce") ?? "", searchParams.get("state") ?? ""];
  return site.comeBack(new URL(`${redirectUri}?${new URLSearchParams({ code, state })}`), cookie);
}

test("takes a token that its provider signed for it", async ({ fund }) => {
  expect(await comeBackWith(fund, {})).toBe("/login");
  expect(fund.sessions).toHaveLength(1);
});

test.for<[token: string, Forgery]>([
  ["that another key signed", { signature: "of another key" }],
  ["that nobody signed", { signature: "none" }],
  ["of another issuer", { claims: { iss: "https://elsewhere.example" } }],
  ["for another site", { claims: { aud: "elsewhere" } }],
  ["that has expired", { claims: { exp: 1_600_000_000 } }],
])("refuses a token %s", async ([, forgery], { fund }) => {
  expect(await comeBackWith(fund, forgery)).toMatch(/^\/login\?problem=company\./);
  expect(fund.sessions).toEqual([]);
});

test("goes to no provider whose metadata names another issuer", async ({ fund }) => {
  const issuer = await aForgingProvider(null, { issuer: "https://elsewhere.example" });
  expect((await (await aSite(fund, { issuer })).leave()).address).toBe("/login?problem=company.unavailable");
});

test("a person who takes longer than ten minutes has to begin again", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const site = await aSite(fund);
  const { address, cookie } = await site.leave("?language=fr");
  const answer = await logInAt(address, `email=${anna.email}`);
  fund.now = new Date(fund.now.getTime() + 600_000);
  expect(await site.comeBack(answer, cookie)).toBe("/fr/login?problem=company.expired");
  // The browser no longer has the cookie, but the state still contains the language.
  expect(await site.comeBack(answer, "")).toBe("/fr/login?problem=company.expired");
  expect(fund.sessions).toEqual([]);
});

test("says that the company's login is down, and works again without a restart", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const first = await anIdentityProvider({ redirectUri });
  const port = Number(new URL(first.issuer).port);
  await first.stop();
  const site = await aSite(fund, { issuer: first.issuer });
  expect(await site.leave("?language=en&next=%2Fen%2Fvote")).toMatchObject({
    address: "/en/login?problem=company.unavailable&next=%2Fen%2Fvote",
    set: "",
  });

  const again = await anIdentityProvider({ redirectUri, port });
  const { address, cookie } = await site.leave();
  const answer = await logInAt(address, `email=${anna.email}`);
  await again.stop();
  expect(await site.comeBack(answer, cookie)).toBe("/login?problem=company.unavailable");
  expect(fund.sessions).toEqual([]);
});

test("without a company login its addresses do not exist and the API gives null", async ({ fund }) => {
  const contextOf = async () => ({ ...fund.context(null), requestId: "test", demo: null });
  const handler = createCompanyLoginHandler({
    company: null,
    contextOf,
    site: { publicUrl, pathIn },
    nextIn,
    log: silentLog,
  });
  const address = await serveHandlers(handler);
  for (const path of ["/login/company", "/login/company/back"]) expect((await fetch(address + path)).status).toBe(404);
  expect(await fund.askSystem(null, "{ companyLogin }")).toEqual({ data: { companyLogin: null } });
});
