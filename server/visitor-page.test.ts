import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { announcePublicChange } from "#server/database/memory.ts";
import { openDatabase } from "#server/database/open.ts";
import { projects } from "#server/database/tables/project.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aServerProcess } from "#test/server-process.ts";

/** Two processes on one PostgreSQL with the demo in it, and the database as a third one sees it. */
async function twoProcesses() {
  const { url: databaseUrl, drop } = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await drop();
  });
  const one = () =>
    aServerProcess({ PORT: "0", DATA_DIR: aDataFolder("empty"), DATABASE_URL: databaseUrl, DEMO: "true" }).url();
  const first = await one();
  return { db, urls: [first, await one()] };
}

const slug = "een-samentuin-op-het-oude-fabrieksplein";
const textOf = async (url: string, headers = {}) => (await fetch(url, { headers })).text();

let fund: Awaited<ReturnType<typeof twoProcesses>>;

describe("pages of visitors on two processes", () => {
  beforeEach(async () => {
    fund = await twoProcesses();
  });

  test("a change is seen by everyone on both as soon as it is announced, and never the old page again", async () => {
    const { db, urls } = fund;
    const pages = urls.map((url) => `${url}/project/${slug}`);
    for (const page of pages) expect(await textOf(page)).not.toContain("Een tuin voor iedereen");

    await db.transaction(async (db) => {
      await db
        .update(projects)
        .set({ title: sql`jsonb_set(${projects.title}, '{nl}', '"Een tuin voor iedereen"')` })
        .where(sql`${projects.slug} = ${slug}`);
      await announcePublicChange(db);
    });

    for (const page of pages) {
      await expect.poll(() => textOf(page), { interval: 10 }).toContain("Een tuin voor iedereen");
      const burst = await Promise.all(Array.from({ length: 20 }, () => textOf(page)));
      expect(burst.every((text) => text.includes("Een tuin voor iedereen"))).toBe(true);
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
