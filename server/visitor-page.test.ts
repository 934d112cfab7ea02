import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isVotingOpen } from "#domain/call.ts";
import { languages, preferredLanguage } from "#domain/language.ts";
import { eq } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { listCalls } from "#server/database/queries/call.ts";
import { people } from "#server/database/tables/person.ts";
import { anApplicant } from "#test/applicant.ts";
import { aPostgres } from "#test/database.ts";
import { aColleague } from "#test/leak-site.ts";
import { startServerProcess } from "#test/server-process.ts";
import { siteKey } from "#test/site-session.ts";

/** Two processes on one PostgreSQL with the demo, and a third connection to that database. */
async function twoProcesses() {
  const { url: databaseUrl, drop } = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  // The memory outlasts the tests, so changes must come from notifications and not from expiry.
  const memory = { REMEMBER_SECONDS: "3600" };
  const settings = { PORT: "0", DATABASE_URL: databaseUrl, DEMO: "true", SECRET_KEY: siteKey, ...memory };
  const folders: string[] = [];
  const startProcess = () => {
    const folder = mkdtempSync(join(tmpdir(), "samen-page-"));
    folders.push(folder);
    return startServerProcess({ ...settings, DATA_DIR: folder });
  };
  // The first process fills the database.
  const first = startProcess();
  const urls = [await first.url()];
  const second = startProcess();
  urls.push(await second.url());
  const stop = async () => {
    await Promise.all([first.kill(), second.kill()]);
    await close();
    await drop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  };
  return { db, urls, stop };
}

const textOf = async (url: string, headers = {}) => (await fetch(url, { headers })).text();

/** Reads a whole response, without the requested id and the values that differ each time. */
async function responseOf(url: string, requestedId: string, request: RequestInit) {
  const response = await fetch(url, request);
  const { date, "x-request-id": id = "no id", ...headers } = Object.fromEntries(response.headers);
  const plain = (words: string) =>
    words
      .replaceAll(requestedId, "ASKED")
      .replaceAll(id, "ID")
      .replaceAll(/nonce(=|-|":")"?[\w+/=-]+/g, "NONCE");
  return {
    status: response.status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, plain(value)])),
    body: plain(await response.text()),
  };
}

let fund: Awaited<ReturnType<typeof twoProcesses>>;

describe("pages of visitors on two processes", () => {
  beforeAll(async () => {
    fund = await twoProcesses();
  });

  afterAll(() => fund.stop());

  test("a change is on the page at once, on the other process a moment later, and stays", async () => {
    const { db, urls } = fund;
    const [here = "", there = ""] = urls;
    const call = (await listCalls(db)).find((call) => isVotingOpen(call, new Date()));
    const votingCloses = new Date((call?.votingCloses?.getTime() ?? 0) + 86_400_000).toISOString();
    for (const url of urls) expect(await textOf(`${url}/vote`)).not.toContain(votingCloses);

    const { ask } = await aColleague(db, here, "coordinator");
    await ask(
      `mutation Prolong($callId: ID!, $votingCloses: Instant!) {
        prolongVote(callId: $callId, votingCloses: $votingCloses, reason: [{ language: nl, text: "De site lag stil." }])
      }`,
      { callId: call?.id, votingCloses },
    );
    expect(await textOf(`${here}/vote`)).toContain(votingCloses);
    expect(await textOf(`${here}/vote`)).toContain("De site lag stil.");
    // PostgreSQL notifies the other process at the commit, and the notification takes a moment.
    await expect.poll(() => textOf(`${there}/vote`)).toContain(votingCloses);
    for (const url of urls) {
      const burst = await Promise.all(Array.from({ length: 20 }, () => textOf(`${url}/vote`)));
      expect(burst.every((text) => text.includes(votingCloses))).toBe(true);
    }
  });

  test("a confidential dossier has no public address: each answers exactly as for a missing one", async () => {
    const { db, urls } = fund;
    const [url = ""] = urls;
    // The ids have equal length, so not even the size of the response differs.
    const { dossierId: confidential } = await anApplicant(db);
    const random = randomUUID();
    const { cookie } = await aColleague(db, url);
    const dossiers = ["/account/dossiers", "/en/account/dossiers"];
    const projects = ["/project", "/en/project", "/fr/projects", "/en/selection-asf", "/volunteer", "/og/nl"];
    for (const path of [...projects, ...dossiers]) {
      const answers = [confidential, random].map((id) =>
        responseOf(`${url}${path}/${id}`, id, { headers: { cookie } }),
      );
      const [first, second] = await Promise.all(answers);
      expect(first?.status, path).toBe(404);
      expect(first, path).toEqual(second);
    }
    for (const query of [
      "query ($id: String!) { project(slug: $id) { id } catalogue(language: nl, project: $id, first: 1) { total } }",
      "query ($id: ID!) { dossier(id: $id) { id } }",
    ]) {
      const [one, other] = await Promise.all(
        [confidential, random].map((id) => {
          const body = JSON.stringify({ query, variables: { id } });
          const headers = { cookie, "content-type": "application/json", origin: url };
          return responseOf(`${url}/graphql`, id, { method: "POST", headers, body });
        }),
      );
      expect(one?.status, query).toBe(200);
      expect(one, query).toEqual(other);
    }
  });

  test("each address has its own metadata: a title for each call, the order of the list, one spelling", async () => {
    const [url = ""] = fund.urls;
    const titleOf = async (path: string) => /<title>(.*?)<\/title>/.exec(await textOf(url + path))?.[1];
    const paths = ["", "?call=all", "?call=all&page=2", "?call=2021", "?call=2022", "?call=2023"];
    const titles = await Promise.all(paths.map((query) => titleOf(`/projects${query}`)));
    expect(new Set(titles).size, titles.join()).toBe(paths.length);
    // The word is too common to search for, so there is no best match.
    const common = await textOf(`${url}/projects?q=de`);
    expect(common).toContain("Winnaars eerst");
    expect(common).not.toContain("Beste overeenkomst eerst");
    expect(common).toContain("“de” staat bijna overal");
    const spelt = await fetch(`${url}/EN/projects?call=2022`, { redirect: "manual" });
    expect([spelt.status, spelt.headers.get("location")]).toEqual([301, "/en/projects?call=2022"]);
  });

  test("stores the language in which someone last read the site, for later mails", async () => {
    const { db, urls } = fund;
    const [url = ""] = urls;
    const { cookie, id } = await aColleague(db, url);
    const languageAfter = async (path: string, init: RequestInit = {}) => {
      const headers = { cookie, origin: url, "content-type": "application/json", ...init.headers };
      expect((await fetch(`${url}${path}`, { ...init, headers })).status).toBe(200);
      const [storedPerson] = await db.select().from(people).where(eq(people.id, id));
      return storedPerson && preferredLanguage(storedPerson, languages);
    };
    const body = JSON.stringify({ query: "{ ping }" });
    const ask = (language: string) => ({ method: "POST", body, headers: { "accept-language": language } });

    expect(await languageAfter("/fr/account")).toBe("fr");
    expect(await languageAfter("/graphql", ask("en"))).toBe("en");
    // The browser's own header does not tell the language of the page.
    expect(await languageAfter("/graphql", ask("nl-BE,nl;q=0.9"))).toBe("en");
    expect(await languageAfter("/account")).toBe("nl");
  });

  test("a visitor's page allows scripts by hash and is the same for everyone, while other pages are personal", async () => {
    const [url = ""] = fund.urls;
    const first = await fetch(`${url}/contact`);
    const policy = first.headers.get("content-security-policy") ?? "";
    expect(policy).not.toContain("nonce");
    const html = await first.text();
    expect(html).not.toContain("nonce=");
    const again = await fetch(`${url}/contact`, { headers: { cookie: "i18n_redirected=fr" } });
    expect([again.headers.get("etag"), await again.text()]).toEqual([first.headers.get("etag"), html]);

    const personal = await fetch(`${url}/contact`, { headers: { cookie: "samen_session=anna" } });
    expect(personal.headers.get("etag")).toBeNull();
    expect(personal.headers.get("content-security-policy")).toContain("'nonce-");

    // A page that depends on what the browser sent is never shared.
    const choice = await fetch(`${url}/cookie-instellingen`);
    expect([choice.status, choice.headers.get("etag")]).toEqual([200, null]);

    const unchangedAnswer = await fetch(`${url}/contact`, {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect(unchangedAnswer.status).toBe(304);
  });
});
