import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { aServer } from "#test/server.ts";
import { everyPage } from "../e2e/every-page.ts";

const most = 6;

let samen: Awaited<ReturnType<typeof aServer>>;

beforeAll(async () => {
  // Every statement to PostgreSQL goes through here, whoever sends it.
  vi.spyOn(pg.Client.prototype, "query");
  // Nothing is kept in memory: each page asks for all it shows.
  samen = await aServer({ DEMO: "true", REMEMBER_SECONDS: "0" });
});

afterAll(async () => {
  await samen.stop();
  vi.restoreAllMocks();
});

/** What a page asks of the database; the queue of jobs looks for work by itself. */
async function queriesFor(path: string): Promise<string[]> {
  const spied = vi.mocked(pg.Client.prototype.query);
  spied.mockClear();
  const response = await fetch(samen.url + path);
  await response.text();
  expect(response.status, path).toBe(200);
  return spied.mock.calls
    .map(([query]) => (typeof query === "string" ? query : (query as unknown as { text: string }).text))
    .filter((text) => !/"jobs"/.test(text));
}

const project = "een-samentuin-op-het-oude-fabrieksplein";

const withChoices = [
  "/projects?call=all",
  "/projects?call=2022&theme=nature&region=east-flanders&status=winner&sort=amount",
  "/projects?call=all&page=2",
  "/projects?call=all&page=99",
  "/en/projects?q=garden",
  "/fr/projects?q=jardin+gent&call=2022",
  "/projects?q=samentiun",
  "/projects?q=qwertyuiop",
  "/projects?q=de+het+een",
  `/projects/${project}?q=tuin`,
  `/projects/${project}?q=samentiun&call=all`,
  `/projects/${project}?call=2022&theme=nature`,
  "/selection-asf?q=tuin",
];

test(`no page asks the database more than ${most} times`, async () => {
  const pages = [...new Set([...everyPage.map(({ path }) => path), ...withChoices])];
  const counted: [path: string, queries: number][] = [];
  for (const path of pages) counted.push([path, (await queriesFor(path)).length]);
  expect(counted.filter(([, queries]) => queries > most)).toEqual([]);
  // Had we looked in the wrong place, no page would have asked for anything.
  expect(counted.filter(([, queries]) => queries === 0)).toEqual([]);
});
