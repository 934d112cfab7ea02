import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { midnightAfter } from "#domain/brussels-time.ts";
import { openDatabase } from "#server/database/open.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { environment } from "#test/environment.ts";
import { beginLoad } from "#test/fault-load.ts";
import { aPostOffice, hoursOf } from "#test/fault-site.ts";
import { siteKey, siteSecret } from "#test/site-session.ts";
import type { Memory, SoakMessage } from "#test/soak-process.ts";
import { soakMinutes } from "#test/tier.ts";
import { aWorkforce } from "#test/workforce.ts";

const hour = 3_600_000;
const quarters = 96;

/** Somebody does something this often, in milliseconds. */
const turnEvery = 15;
const turns = (soakMinutes * 60_000) / turnEvery;

/** A site as a process, whose clock begins at this moment. */
async function aProcess(settings: Record<string, string>, begin: Date) {
  const child = fork(join(import.meta.dirname, "../test/soak-process.ts"), [], {
    execArgv: ["--expose-gc"],
    env: { ...environment, NODE_ENV: "production", LOG_LEVEL: "silent", TRUST_PROXY: "1", PORT: "0", ...settings },
  });
  onTestFinished(async () => {
    child.disconnect();
    await once(child, "exit");
  });
  const [url] = (await once(child, "message")) as [string];
  const send = (message: SoakMessage) => child.send(message);
  let aheadBy = 0;
  const move = (milliseconds: number) => {
    aheadBy += milliseconds;
    send({ putForward: milliseconds });
  };
  move(begin.getTime() - Date.now());
  return {
    url,
    now: () => new Date(Date.now() + aheadBy),
    move,
    measure: async (): Promise<Memory> => {
      send("measure");
      const [memory] = await once(child, "message");
      return memory;
    },
  };
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test(
  `on the last day of a call, in ${soakMinutes} minutes, memory stays flat and everything confirmed is there once`,
  async () => {
    const { url: databaseUrl, drop } = await aPostgres("migrated");
    onTestFinished(drop);
    const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
    onTestFinished(close);
    // The day begins at midnight, so that the reminders of the morning are part of it.
    const begin = midnightAfter(new Date(), 1);
    const end = midnightAfter(begin, 1);
    const hoursLeft = (end.getTime() - Date.now()) / hour;
    const fund = await aWorkforce(db, siteSecret, Math.round(turns / 2) + 500, { hoursLeft });
    const post = await aPostOffice();
    const dataDir = aDataFolder("empty");
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: siteKey, DEMO: "false" };
    const site = await aProcess({ ...settings, SMTP_URL: `smtp://127.0.0.1:${post.port}` }, begin);
    const files = openLocalFiles(join(dataDir, "files"));
    const load = beginLoad({ ...site, ...fund, ...hoursOf({ db, ...site }, ["sendMail"]), db, files, post }, turnEvery);

    const memory: Memory[] = [];
    for (let quarter = 1; quarter < quarters; quarter++) {
      await expect.poll(load.turns, { interval: turnEvery }).toBeGreaterThan((quarter * turns) / quarters);
      site.move(begin.getTime() + (quarter * (end.getTime() - begin.getTime())) / quarters - site.now().getTime());
      if (quarter % 4 === 0) memory.push(await site.measure());
    }
    await load.goesOn();
    await load.end();
    site.move(end.getTime() - site.now().getTime());
    const countedAt = async () => (await listCallsById(db, [fund.call.id]))[0]?.countedAt ?? null;
    await expect.poll(countedAt).not.toBeNull();
    await load.expectNothingLost();
    console.log(memory, load.counts());
    const inThird = (third: number) => memory.slice((third * memory.length) / 3, ((third + 1) * memory.length) / 3);
    for (const part of ["heap", "buffers"] as const) {
      const [before, after] = [1, 2].map((third) => middle(inThird(third).map((one) => one[part])));
      expect(after, part).toBeLessThan((before ?? 0) * 1.05 + 3);
    }
  },
  (soakMinutes + 10) * 60_000,
);
