import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { expect, onTestFinished, test } from "vitest";
import { releaseDecisions } from "#server/actions/decision-release.ts";
import { count, eq, inArray } from "#server/database/drizzle.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { dossierEvents, dossiers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { bundleProcess } from "#test/bundled-process.ts";
import { aContext } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { anAwardedDossier, anOfficer } from "#test/decision.ts";
import { environment } from "#test/environment.ts";
import { soak } from "#test/tier.ts";

const decided = new Date("2026-11-15T09:00:00Z");
const at = new Date("2026-11-16T08:00:00Z");
const dossierCount = 4;
const mostKills = 20;

async function startProcess(...args: string[]) {
  const child = spawn(process.execPath, args, { env: environment, stdio: ["pipe", "pipe", "inherit"] });
  const closeEvent = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await closeEvent;
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe("ready");
  return {
    /** Lets it release, and gives the number of its queries; null if it was killed. */
    release: async (): Promise<number | null> => {
      child.stdin.write("release\n");
      const { value } = await lines.next();
      const [, signal] = await closeEvent;
      return signal === "SIGKILL" ? null : Number(value);
    },
  };
}

/** Counts what applicants and the office see of a release. */
async function readRelease(db: Database, ids: readonly string[]) {
  const moved = await db.$count(dossierEvents, inArray(dossierEvents.dossierId, [...ids]));
  const [released] = await db
    .select({ count: count(decisions.releasedAt) })
    .from(decisions)
    .where(inArray(decisions.dossierId, [...ids]));
  const states = await db
    .select({ state: dossiers.state })
    .from(dossiers)
    .where(inArray(dossiers.id, [...ids]));
  return {
    moved,
    released: released?.count,
    selected: states.filter(({ state }) => state === "selected").length,
    mails: await db.$count(mails, eq(mails.template, "dossier-decided")),
  };
}

test("a release that is killed anywhere leaves nothing, and two processes then release everything once", async () => {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  const program = await bundleProcess("release-process");
  const chair = await anOfficer(db, "committee", "chair");
  const context = { ...aContext(db, { now: decided }), me: chair };
  const start = (fatalQuery: number) => startProcess(program, postgres.url, at.toISOString(), String(fatalQuery));
  const planRelease = async () => {
    const ids: string[] = [];
    for (let number = 0; number < dossierCount; number++) ids.push((await anAwardedDossier(context)).id);
    expect((await releaseDecisions(context, { dossierIds: ids, at })).going).toHaveLength(dossierCount);
    await db.delete(mails);
    return ids;
  };
  const nothing = { moved: 0, released: 0, selected: 0, mails: 0 };
  const all = { moved: dossierCount, released: dossierCount, selected: dossierCount, mails: dossierCount };

  const first = await planRelease();
  const queries = await (await start(0)).release();
  expect(await readRelease(db, first)).toEqual(all);
  if (!queries) throw new Error("The release was killed by itself");

  const kills = Math.min(soak.kills, mostKills);
  for (let round = 0; round < kills; round++) {
    const ids = await planRelease();
    // Each kill comes before another query of the release.
    const fatalQuery = 2 + Math.floor(((queries - 3) * (round + 1)) / kills);
    expect(await (await start(fatalQuery)).release()).toBeNull();
    expect(await readRelease(db, ids)).toEqual(nothing);

    const two = await Promise.all([start(0), start(0)]);
    for (const outcome of await Promise.all(two.map(({ release }) => release()))) expect(outcome).not.toBeNull();
    expect(await readRelease(db, ids)).toEqual(all);
  }
});
