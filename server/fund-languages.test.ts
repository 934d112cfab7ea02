import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { addKiosk, setUpKiosk } from "#server/actions/kiosk.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { settings } from "#server/database/tables/setting.ts";
import { kioskCookie } from "#server/platform/http/kiosk-cookie.ts";
import { aContext } from "#test/context.ts";
import { aCallInVote, anOffer, aPerson, aProject, daysFromNow, loggedIn, theSettings } from "#test/factories.ts";
import { startFundSite } from "#test/fund-site.ts";
import { aCookie, siteSecret } from "#test/site-session.ts";
import { addresses } from "#web/address.ts";

/** The whole site of a fund with these languages, with a vote that is open now. */
const aSite = (languages: Language[]) =>
  startFundSite("migrated", async (_settings, db) => {
    await theSettings(db, { languages });
    const call = await aCallInVote(db);
    await aProject(db, { slug: "bees", callId: call.id, publishedAt: daysFromNow(-10) });
    await anOffer(db, { slug: "soep", startsAt: daysFromNow(5), endsAt: daysFromNow(6), moment: null });
  });

let site: Awaited<ReturnType<typeof aSite>>;

beforeAll(async () => {
  site = await aSite(["nl", "fr"]);
});

afterAll(() => site.stop());

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: "manual" });

const textOf = async (path: string, headers?: Record<string, string>) => {
  const response = await open(path, headers);
  expect(response.status, path).toBe(200);
  return response.text();
};

const redirectOf = async (path: string, headers?: Record<string, string>) => {
  const response = await open(path, headers);
  return [response.status, response.headers.get("location")];
};

/** Anything that would lead a visitor or a search engine to a page in English. */
const traceOfEnglish = /\/en[/"<.\s]|hreflang="en"|lang="en"|en_GB|English/i;

test("a fund with Dutch and French has no trace of English", async () => {
  const paths = ["/", "/fr", "/projects", "/fr/project/bees", "/vote", "/contact", "/login", "/fr/login"];
  const files = ["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/fr/manifest.webmanifest"];
  const feeds = ["/feed/nl.atom", "/feed/fr.json", "/calendar/fr.ics", "/fr/volunteer/soep.ics"];
  for (const path of [...paths, ...files, ...feeds]) expect(await textOf(path), path).not.toMatch(traceOfEnglish);
  const home = await textOf("/");
  const links = [...home.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, language]) => language);
  expect(links).toEqual(["nl", "fr", "x-default"]);
  for (const path of ["/feed/en.atom", "/calendar/en.ics", "/og/en.png"])
    expect((await open(path)).status, path).toBe(404);
});

test("redirects every address in English to the same page in Dutch, for now", async () => {
  expect(await redirectOf("/en/projects?x=1")).toEqual([302, "/projects?x=1"]);
  expect(await redirectOf("/EN/projects/")).toEqual([302, "/projects"]);
  expect(await redirectOf("/en")).toEqual([302, "/"]);
  expect(await redirectOf("/en/privacy-policy")).toEqual([302, "/privacybeleid"]);
  expect(await redirectOf("/en/manifest.webmanifest")).toEqual([302, "/manifest.webmanifest"]);
  expect(await redirectOf("/en/no-such-page")).toEqual([302, "/no-such-page"]);
  // No address leads to another host.
  for (const path of ["/en//evil.example", "/en/\\evil.example", "/en///evil.example/"])
    expect(await redirectOf(path), path).toEqual([302, "/evil.example"]);
  for (const { path } of addresses) {
    const [status] = await redirectOf(`/en${path.replace(/\/:\w+\?/, "").replace(/\/$/, "")}`);
    expect(status, path).toBe(302);
  }
  const mine = { cookie: await aCookie(site.db, (await aPerson(site.db)).id) };
  expect(await redirectOf("/en/account", mine)).toEqual([302, "/account"]);
});

test("the language switch has the languages of the fund", async () => {
  const list = /<ul class="lang".*?<\/ul>/s.exec(await textOf("/projects?call=all"))?.[0] ?? "";
  const links = [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(["/projects?call=all", "/fr/projects?call=all"]);
});

test("chooses only among the languages of the fund", async () => {
  expect(await textOf("/", { "accept-language": "en-GB,en;q=0.9" })).toContain('<html lang="nl-BE"');
  expect(await textOf("/", { cookie: "i18n_redirected=en" })).toContain('<html lang="nl-BE"');
  expect(await redirectOf("/", { cookie: "i18n_redirected=fr" })).toEqual([302, "/fr"]);
  const lost = async (cookie: string) => {
    const response = await open("/no-such-page", { cookie });
    expect(response.status).toBe(404);
    return response.text();
  };
  expect(await lost("i18n_redirected=en")).toContain('<html lang="nl-BE"');
  expect(await lost("i18n_redirected=fr")).toContain('<html lang="fr-BE"');
});

test("the account offers the languages of the fund, also to a person with English on the roster", async () => {
  const { id } = await aPerson(site.db, { language: "en", chosenLanguage: "en" });
  const account = await textOf("/account", { cookie: await aCookie(site.db, id) });
  const options = [...account.matchAll(/<option[^>]* value="(\w\w)"/g)].map(([, language]) => language);
  expect(options).toEqual(["nl", "fr"]);
  expect(account).not.toMatch(traceOfEnglish);
});

test("a kiosk greets voters in the languages of the fund", async () => {
  let token = "";
  const me = loggedIn(await aPerson(site.db), { roles: ["coordinator"], hasSecondFactor: true });
  const setKiosk = (kioskToken: string) => {
    token = kioskToken;
  };
  const browser = { device: "Test", setSession: () => {}, setKiosk, setSetUp: () => {} };
  const context = aContext(site.db, { me, now: new Date(), secret: siteSecret, browser });
  const { code } = await addKiosk(context, { branch: "gent", name: "Inkom" });
  await setUpKiosk(context, { code });
  const cookie = `${kioskCookie}=${token}`;
  const start = await textOf("/vote/kiosk", { cookie });
  const ways = [...start.matchAll(/<a lang="(\w\w)" class="kiosk__way" href="([^"]+)"/g)].map(([, language, href]) => [
    language,
    href,
  ]);
  expect(ways).toEqual([
    ["nl", "/vote/kiosk?who"],
    ["fr", "/fr/vote/kiosk?who"],
  ]);
  expect(start).not.toMatch(traceOfEnglish);
});

test("a fund with one language has no language switch and no choice of a language", async () => {
  await site.db.transaction(async (db) => {
    await db.delete(settings);
    await theSettings(db, { languages: ["nl"] });
    await announcePublicChange(db);
  });
  await expect.poll(() => redirectOf("/fr/projects")).toEqual([302, "/projects"]);
  expect(await textOf("/")).not.toContain('class="lang"');
  const cookie = await aCookie(site.db, (await aPerson(site.db)).id);
  expect(await textOf("/account", { cookie })).not.toContain('id="language"');
});
