import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openEmbedded } from "#server/database/embedded.ts";
import { aDataFolder } from "#test/database.ts";
import { aDatabaseProcess } from "#test/process.ts";

describe.runIf(process.platform === "linux")("what reaches the disk", () => {
  /** Does the orders under strace and answers, for each, which files were flushed before its answer was given. */
  async function flushedBy(dataDir: string, orders: string[]) {
    const trace = join(dataDir, "trace");
    const strace = ["strace", "-f", "-y", "-qq", "-s", "200", "-e", "trace=fdatasync,fsync,write", "-o", trace];
    const process = await aDatabaseProcess({ dataDir, under: strace });
    const answers: string[] = [];
    for (const order of orders) answers.push(await process.tell(order));
    await process.kill();

    const steps: { answer: string; flushed: string[] }[] = [];
    let flushed: string[] = [];
    for (const line of readFileSync(trace, "utf8").split("\n")) {
      const file = /f(?:data)?sync\(\d+<(.*?)>/.exec(line)?.[1];
      const answer = /write\(1<.*?>, "(.*?)\\n"/.exec(line)?.[1];
      if (file) flushed.push(file.slice(dataDir.length + "/database/".length));
      if (answer && answer !== "ready") {
        steps.push({ answer, flushed });
        flushed = [];
      }
    }
    expect(steps.map(({ answer }) => answer)).toEqual(answers);
    return steps.slice(1);
  }

  test("a write is acknowledged only once the log is on disk, a read waits for nothing", async () => {
    const steps = await flushedBy(aDataFolder(), ["open", "write bees-", "read", "write choir-", "read"]);

    const log = expect.stringMatching(/^pg_wal\/[0-9A-F]{24}$/);
    expect(steps).toEqual([
      { answer: "wrote bees-", flushed: [log] },
      { answer: "read 2", flushed: [] },
      { answer: "wrote choir-", flushed: [log] },
      { answer: "read 4", flushed: [] },
    ]);
  });

  test("a checkpoint flushes every changed file before it counts", async () => {
    const [, step] = await flushedBy(aDataFolder(), ["open", "write bees-", "checkpoint"]);

    expect(step?.flushed.at(-1)).toBe("global/pg_control");
    expect(step?.flushed.filter((file) => file.startsWith("base/")).length).toBeGreaterThanOrEqual(2);
  });

  test("when the disk refuses, the write is refused and the database stops", async () => {
    const folder = aDataFolder();
    const copy = aDataFolder();
    const trace = join(folder, "trace");
    const counting = await aDatabaseProcess({
      dataDir: copy,
      under: ["strace", "-f", "-qq", "-e", "trace=fdatasync", "-o", trace],
    });
    await counting.tell("open");
    await counting.kill();
    const whileOpening = readFileSync(trace, "utf8")
      .split("\n")
      .filter((line) => line.includes("fdatasync(")).length;

    const failing = ["strace", "-f", "-qq", "-e", "trace=fdatasync", "-o", trace];
    const inject = ["-e", `inject=fdatasync:error=EIO:when=${whileOpening + 2}+`];
    const process = await aDatabaseProcess({ dataDir: folder, under: [...failing, ...inject] });
    await process.tell("open");

    expect(await process.tell("write bees-")).toBe("wrote bees-");
    expect(await process.tell("write choir-")).toMatch(/^refused DiskFailure: The disk refused to store a change/);
    expect(await process.tell("read")).toMatch(/^refused DiskFailure/);
    await process.end();

    const later = await aDatabaseProcess({ dataDir: folder });
    expect(await later.tell("open")).toBe("opened");
    expect(await later.tell("list-keys")).toContain("bees-a bees-b");
  });
});

test("the log on disk does not grow for ever", async () => {
  const dataDir = aDataFolder();
  const process = await aDatabaseProcess({ dataDir });
  await process.tell("open");
  await process.tell("fill-log 320");

  const segments = readdirSync(join(dataDir, "database/pg_wal")).filter((file) => /^[0-9A-F]{24}$/.test(file));
  // 320 MB are 20 segments of 16 MB.
  expect(segments.length).toBeLessThan(15);
});

describe("one process per data folder", () => {
  test("a second process is refused, told why, and the first goes on", async () => {
    const dataDir = aDataFolder();
    const first = await aDatabaseProcess({ dataDir });
    const second = await aDatabaseProcess({ dataDir });
    expect(await first.tell("open")).toBe("opened");

    expect(await second.tell("open")).toBe(
      `refused FolderInUse: The data folder ${dataDir} is in use by another Samen process. Stop that one first, or give ` +
        "this one a folder of its own with DATA_DIR. To run several processes side by side, set DATABASE_URL to a " +
        "PostgreSQL database.",
    );
    expect(await first.tell("write bees-")).toBe("wrote bees-");
  });

  test("the folder is free again after the process closes it", async () => {
    const dataDir = aDataFolder();
    const first = await aDatabaseProcess({ dataDir });
    const second = await aDatabaseProcess({ dataDir });
    await first.tell("open");
    await first.tell("close");

    expect(await second.tell("open")).toBe("opened");
  });

  test("the folder is free again after the process is killed", async () => {
    const dataDir = aDataFolder();
    const first = await aDatabaseProcess({ dataDir });
    const second = await aDatabaseProcess({ dataDir });
    await first.tell("open");
    await first.kill();

    expect(await second.tell("open")).toBe("opened");
  });

  test("of four processes that start at the same instant exactly one gets the folder", async () => {
    const dataDir = aDataFolder();
    for (let round = 0; round < 2; round++) {
      const four = await Promise.all(Array.from({ length: 4 }, () => aDatabaseProcess({ dataDir })));
      const answers = await Promise.all(four.map((one) => one.tell("open")));
      await Promise.all(four.map((one) => one.kill()));

      expect(answers.filter((answer) => answer === "opened")).toHaveLength(1);
      expect(answers.filter((answer) => answer.startsWith("refused FolderInUse"))).toHaveLength(3);
    }
  });

  test("the same process cannot open the folder twice either", async () => {
    const dataDir = aDataFolder();
    const { close } = await openEmbedded(dataDir);
    onTestFinished(close);

    await expect(openEmbedded(dataDir)).rejects.toThrow("in use by another Samen process");
  });
});

test("a folder of another PostgreSQL version is refused and left as it is", async () => {
  const dataDir = aDataFolder();
  writeFileSync(join(dataDir, "database/PG_VERSION"), "19\n");

  await expect(openEmbedded(dataDir)).rejects.toThrow("was made by PostgreSQL 19, and this version of Samen embeds");

  writeFileSync(join(dataDir, "database/PG_VERSION"), "18\n");
  const { close } = await openEmbedded(dataDir);
  await close();
});

test("a folder that was only half made is made anew", async () => {
  const dataDir = aDataFolder();
  renameSync(join(dataDir, "database"), join(dataDir, "database.new"));
  rmSync(join(dataDir, "database.new/global"), { recursive: true });

  const process = await aDatabaseProcess({ dataDir });
  expect(await process.tell("open")).toBe("opened");
  expect(await process.tell("migrate")).toMatch(/^migrated [1-9]/);
});
