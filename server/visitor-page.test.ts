import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isVotingOpen } from "#domain/call.ts";
import { openDatabase } from "#server/database/open.ts";
import { listCalls } from "#server/database/queries/call.ts";
import { aPostgres } from "#test/database.ts";
import { aColleague } from "#test/leak-site.ts";
import { startServerProcess } from "#test/server-process.ts";
import { siteKey } from "#test/uploading.ts";

/** Two processes on one PostgreSQL with the demo in it, and the database as a third one sees it. */
async function twoProcesses() {
  const { url: databaseUrl, drop } = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  const settings = { PORT: "0", DATABASE_URL: databaseUrl, DEMO: "true", SECRET_KEY: siteKey };
  const folders: string[] = [];
  const one = () => {
    const folder = mkdtempSync(join(tmpdir(), "samen-page-"));
    folders.push(folder);
    return startServerProcess({ ...settings, DATA_DIR: folder });
  };
  // The first one fills the database.
  const first = one();
  const urls = [await first.url()];
  const second = one();
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

let fund: Awaited<ReturnType<typeof twoProcesses>>;

describe("pages of visitors on two processes", () => {
  beforeAll(async () => {
    fund = await twoProcesses();
  });

  afterAll(() => fund.stop());

  test("a change is on the page with the answer to it, on the other process a moment later, and stays", async () => {
    const { db, urls } = fund;
    const [here = "", there = ""] = urls;
    const call = (await listCalls(db)).find((one) => isVotingOpen(one, new Date()));
    const votingCloses = new Date((call?.votingCloses?.getTime() ?? 0) + 86_400_000).toISOString();
    for (const url of urls) expect(await textOf(`${url}/vote`)).not.toContain(votingCloses);

    const { ask } = await aColleague(db, here, "coordinator");
    await ask(
      `mutation Prolong($callId: ID!, $votingCloses: Instant!) { prolongVote(callId: $callId, votingCloses: $votingCloses) }`,
      { callId: call?.id, votingCloses },
    );
    const answered = performance.now();
    expect(await textOf(`${here}/vote`)).toContain(votingCloses);
    // PostgreSQL tells the other one when it tells us that the change stands; that takes its way to it.
    while (!(await textOf(`${there}/vote`)).includes(votingCloses))
      expect(performance.now() - answered).toBeLessThan(500);
    for (const url of urls) {
      const burst = await Promise.all(Array.from({ length: 20 }, () => textOf(`${url}/vote`)));
      expect(burst.every((text) => text.includes(votingCloses))).toBe(true);
    }
  });

  test("a page says by hashes which scripts it may run, is the same for every visitor, and personal for others", async () => {
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

    // A page that looks at what the browser sent is nobody else's, whatever that is.
    const choice = await fetch(`${url}/cookie-instellingen`);
    expect([choice.status, choice.headers.get("etag")]).toEqual([200, null]);

    const known = await fetch(`${url}/contact`, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect(known.status).toBe(304);
  });
});
