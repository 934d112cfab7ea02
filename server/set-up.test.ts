import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { setUpTimes } from "#domain/set-up.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { setUps } from "#server/database/tables/set-up.ts";
import { runSamen } from "#test/command.ts";
import { aPostgres } from "#test/database.ts";
import { aCallInVote, aPerson, aProject } from "#test/factories.ts";
import { storeTestLists } from "#test/fund-lists.ts";
import { startFundSite } from "#test/fund-site.ts";
import { formOf } from "#test/upload-form.ts";
import { everyOwnPage, everyPage } from "../e2e/every-page.ts";

// A fund begins with an empty database: a link opens the set-up in one browser, and everyone else reads that the site
// opens soon.

const aSite = () => startFundSite("empty", async () => {});
let site: Awaited<ReturnType<typeof aSite>>;

beforeAll(async () => {
  site = await aSite();
});
afterAll(() => site.stop());

/** A new link, as the command prints it: its token. */
async function aToken(): Promise<string> {
  const { output } = await runSamen(site.settings, "fund", "link");
  return /\/set-up\?token=(\S+)/.exec(output)?.[1] ?? "";
}

async function ask(query: string, variables: Record<string, unknown> = {}, cookie = "") {
  const response = await fetch(`${site.url}/graphql/system`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url, cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data: Record<string, unknown> | null;
    errors?: { extensions: { problem: unknown } }[];
  };
  const [setCookie] = response.headers.getSetCookie();
  return { data, problem: errors?.[0]?.extensions.problem ?? null, cookie: setCookie?.split(";")[0] ?? "", setCookie };
}

const openSetUp = (token: string) => ask("mutation Open($token: String!) { openSetUp(token: $token) }", { token });
const aSession = async () => (await openSetUp(await aToken())).cookie;
const findProgress = (cookie: string) => ask("{ setUp { progress { step outcome } } }", {}, cookie);
const noSession = { code: "setUp.noSession" };
const over = { code: "setUp.linkOver" };

test("a start on an empty database prints a link to the set-up", async () => {
  await expect.poll(site.heard).toMatch(/http:\/\/localhost:\d+\/set-up\?token=[\w-]{43}\n/);
});

test("a link opens the set-up once, for a day, in a cookie that no script reads", async () => {
  const token = await aToken();
  const openAnswer = await openSetUp(token);
  expect(openAnswer.data).toEqual({ openSetUp: true });
  expect(openAnswer.setCookie).toMatch(/^samen_set_up=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/);
  expect((await openSetUp(token)).problem).toEqual(over);
  expect((await findProgress(openAnswer.cookie)).data).toEqual({ setUp: { progress: [] } });
  const page = await (await fetch(`${site.url}/en/set-up?token=${token}`)).text();
  expect(page).toContain("This link no longer works.");
  expect(page).toContain("npm run samen -- fund link");
  const [stored] = await site.db.select().from(setUps);
  expect(JSON.stringify(stored)).not.toContain(openAnswer.cookie.split("=")[1]);
});

test("a new link ends the earlier one, and a browser that opens it takes over", async () => {
  const [first, second] = [await aToken(), await aToken()];
  expect((await openSetUp(first)).problem).toEqual(over);
  const earlier = (await openSetUp(second)).cookie;
  const later = await aSession();
  expect((await findProgress(earlier)).problem).toEqual(noSession);
  expect((await findProgress(later)).problem).toBeNull();
});

test("of two browsers that open one link at the same moment, one gets in", async () => {
  const token = await aToken();
  const attempts = await Promise.all(Array.from({ length: 6 }, () => openSetUp(token)));
  expect(attempts.filter(({ cookie }) => cookie.startsWith("samen_set_up="))).toHaveLength(1);
  expect(attempts.filter(({ problem }) => problem).map(({ problem }) => problem)).toEqual(Array(5).fill(over));
});

test("an old link and an old session open nothing", async () => {
  const token = await aToken();
  const hourAgo = new Date(Date.now() - 3_600_000);
  await site.db.update(setUps).set({ linkEndsAt: hourAgo });
  expect((await openSetUp(token)).problem).toEqual(over);
  const cookie = await aSession();
  const [{ sessionEndsAt } = { sessionEndsAt: null }] = await site.db.select().from(setUps);
  expect(Math.round(((sessionEndsAt?.getTime() ?? 0) - Date.now()) / 3_600_000)).toBe(setUpTimes.sessionHours);
  await site.db.update(setUps).set({ sessionEndsAt: hourAgo });
  expect((await findProgress(cookie)).problem).toEqual(noSession);
});

test("a guesser is stopped after some wrong links", async () => {
  const answers = [];
  for (let guess = 0; guess < 32; guess++) answers.push((await openSetUp(`guess-${guess}`)).problem);
  expect(answers.at(-1)).toMatchObject({ code: "limit.tooMany" });
  const token = await aToken();
  expect((await openSetUp(token)).problem).toBeNull();
});

test("the session of the set-up opens no act of a person, a coordinator or an operator", async () => {
  const cookie = await aSession();
  const refusal = async (query: string) => (await ask(query, {}, cookie)).problem;
  const id = "0198a000-0000-7000-8000-000000000000";
  expect(await refusal(`mutation { giveRole(personId: "${id}", role: operator) }`)).toEqual({ code: "login.required" });
  expect(await refusal("{ kiosks(first: 1) { id } }")).toEqual({ code: "login.required" });
  expect((await ask("{ me { id } }", {}, cookie)).data).toEqual({ me: null });
  const roster = await fetch(`${site.url}/office/roster/import`, {
    method: "POST",
    headers: { cookie, origin: site.url },
    body: "x",
  });
  expect(roster.status).toBe(401);
  const office = await fetch(`${site.url}/office`, { headers: { cookie }, redirect: "manual" });
  expect(office.headers.get("location")).toMatch(/^\/login/);
});

test("without the session, nobody can do a step or send a staff list", async () => {
  await aSession();
  const body = formOf([{ name: "list", filename: "list.csv", content: Buffer.from("x") }]);
  const upload = await fetch(`${site.url}/set-up/staff-list?back=/set-up/roster`, {
    method: "POST",
    headers: { "content-type": body.type },
    body: new Uint8Array(body.body),
    redirect: "manual",
  });
  expect(upload.headers.get("location")).toBe("/set-up/roster?refused=setUp.noSession");
  for (const act of [
    "openSite",
    "finishOfficers",
    "continueWithoutMail",
    'sendSetUpMail(email: "a@b.be", language: nl)',
  ])
    expect((await ask(`mutation { ${act} }`)).problem).toEqual(noSession);
  expect((await ask("{ setUp { hasSession mailFolder } }")).problem).toEqual(noSession);
  const step = await fetch(`${site.url}/set-up/people`, { redirect: "manual" });
  expect([step.status, step.headers.get("location")]).toEqual([302, "/set-up"]);
});

test("until the set-up ends, every public page only says that the site opens soon", async () => {
  await storeTestLists(site.db);
  const call = await aCallInVote(site.db);
  const project = await aProject(site.db, { title: { nl: "Geheim project" }, callId: call.id });
  const soon = { nl: "opent binnenkort", en: "opens soon", fr: "ouvre bientôt" };
  for (const { path, page, language } of everyPage.filter(({ page }) => !page.startsWith("/login"))) {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    expect(html, path).toContain(soon[language]);
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    for (const secret of ["Geheim project", project.slug, call.slug])
      expect(html, `${page} ${path}`).not.toContain(`"${secret}"`);
  }
  const asFrench = await fetch(site.url, { headers: { "accept-language": "de, fr-BE;q=0.8, nl;q=0.5" } });
  expect(await asFrench.text()).toContain(soon.fr);
  for (const { path } of everyOwnPage)
    expect((await fetch(site.url + path, { redirect: "manual" })).status, path).toBe(302);
  for (const path of ["/healthz", "/readyz"]) expect((await fetch(site.url + path)).status).toBe(200);
});

test("the last step names what the site still lacks, and no mails are ready without a mail server", async () => {
  const cookie = await aSession();
  const read = async () => (await fetch(`${site.url}/en/set-up/finish`, { headers: { cookie } })).text();
  expect((await ask("mutation { continueWithoutMail }", {}, cookie)).problem).toBeNull();
  const page = await read();
  expect(page).toContain("Still without a text: Privacy policy, Terms and conditions, About the fund.");
  expect(page).toContain("Nobody is in the committee yet");
  expect(page).toContain("not set up yet");

  const { id: personId } = await aPerson(site.db);
  await site.db.insert(personRoles).values({ personId, role: "committee", givenAt: new Date() });
  expect(await read()).not.toContain("Nobody is in the committee yet");
});

test("a fund from the command line ends the set-up", async () => {
  const database = await aPostgres("empty");
  onTestFinished(database.drop);
  const settings = { ...site.settings, DATABASE_URL: database.url };
  expect((await runSamen(settings, "fund", "link")).output).toContain("/set-up?token=");
  const loaded = await runSamen(settings, "fund", "load", "test/horizon/fund.json");
  expect(loaded.output).toMatch(/The guided set-up is over, and the site is open\.$/);
  const again = await runSamen(settings, "fund", "link");
  expect([again.code, again.errors]).toEqual([1, "This fund is set up; the office has its settings."]);
});
