import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openEmbedded } from "#server/database/embedded.ts";
import { aDataFolder } from "#test/database.ts";
import { flushedBy } from "#test/flushed-file.ts";
import { withOneMore } from "#test/migrations.ts";
import { aDatabaseProcess } from "#test/process.ts";

describe.runIf(process.platform === "linux")("flushing to disk", () => {
  test("acknowledges a write only when the log is on disk, and flushes nothing for a read", async () => {
    const steps = await flushedBy(aDataFolder(), ["open", "write bees-", "read", "write choir-", "read"]);

    const log = expect.stringMatching(/^pg_wal\/[0-9A-F]{24}$/);
    expect(steps).toEqual([
      { answer: "wrote bees-", flushed: [log] },
      { answer: "read 2", flushed: [] },
      { answer: "wrote choir-", flushed: [log] },
      { answer: "read 4", flushed: [] },
    ]);
  });

  test("a checkpoint flushes every changed file before pg_control", async () => {
    const [, step] = await flushedBy(aDataFolder(), ["open", "write bees-", "checkpoint"]);

    expect(step?.flushed.at(-1)).toBe("global/pg_control");
    expect(step?.flushed.filter((file) => file.startsWith("base/")).length).toBeGreaterThanOrEqual(2);
  });

  test.each([
    { what: "flushing", call: "fdatasync", error: "EIO", message: /could not fsync file .*: I\/O error/ },
    {
      what: "writing",
      call: "pwrite64",
      error: "ENOSPC",
      message: /could not write to log file .*: No space left on device/,
    },
  ])("refuses the write and stops the database when the disk refuses $what", async ({ call, error, message }) => {
    const dataDir = aDataFolder();
    const started = await aDatabaseProcess({ dataDir });
    await started.tell("open");
    await started.tell("write bees-");
    // The fault begins only now, so only the log meets it.
    const strace = spawn("strace", [
      "-f",
      "-p",
      `${started.pid}`,
      "-e",
      `trace=${call}`,
      "-e",
      `inject=${call}:error=${error}`,
    ]);
    onTestFinished(() => void strace.kill("SIGKILL"));
    await once(strace.stderr, "data");

    expect(await started.tell("write choir-")).toMatch(/^refused DatabaseStopped: The embedded database has stopped: /);
    expect(await started.tell("read")).toMatch(message);
    await started.kill();

    const later = await aDatabaseProcess({ dataDir });
    expect(await later.tell("open")).toBe("opened");
    expect(await later.tell("list-keys")).toContain("bees-a bees-b");
  });
});

test("a text that looks like a PANIC of PostgreSQL does not stop the database", async () => {
  const { client, close } = await openEmbedded(aDataFolder());
  onTestFinished(close);
  const text = "bees\n2026-11-15 02:28:12.100 UTC [42] PANIC:  choir";
  const insert = () => client.query("insert into settings (key, value) values ($1, '1')", [text]);
  await insert();

  await expect(insert()).rejects.toThrow("duplicate key");
  await expect(client.query(`select '${text}' from nowhere`)).rejects.toThrow("does not exist");
  expect((await client.query("select key from settings")).rows).toEqual([{ key: text }]);
});

test("the log on disk does not grow for ever", async () => {
  const dataDir = aDataFolder();
  const process = await aDatabaseProcess({ dataDir });
  await process.tell("open");
  await process.tell("fill-log 192");

  const segments = readdirSync(join(dataDir, "database/pg_wal")).filter((file) => /^[0-9A-F]{24}$/.test(file));
  // 192 MB are 12 segments of 16 MB.
  expect(segments.length).toBeLessThan(9);
});

describe("one process per data folder", () => {
  test("exactly one of four processes that start at once gets the folder", async () => {
    const dataDir = aDataFolder();
    const four = await Promise.all(Array.from({ length: 4 }, () => aDatabaseProcess({ dataDir })));
    const answers = await Promise.all(four.map((process) => process.tell("open")));

    expect(answers.filter((answer) => answer === "opened")).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith("refused FolderInUse"))).toHaveLength(3);
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

  test("the same process cannot open the folder twice either", async () => {
    const dataDir = aDataFolder();
    const { close } = await openEmbedded(dataDir);
    onTestFinished(close);

    await expect(openEmbedded(dataDir)).rejects.toThrow("in use by another Samen process");
  });
});

test("refuses a folder of another PostgreSQL version and leaves it unchanged", async () => {
  const dataDir = aDataFolder();
  writeFileSync(join(dataDir, "database/PG_VERSION"), "19\n");

  await expect(openEmbedded(dataDir)).rejects.toThrow("was made by PostgreSQL 19, and this version of Samen embeds");

  writeFileSync(join(dataDir, "database/PG_VERSION"), "18\n");
  const { close } = await openEmbedded(dataDir);
  await close();
});

test("creates a half-made folder again", async () => {
  const dataDir = aDataFolder();
  renameSync(join(dataDir, "database"), join(dataDir, "database.new"));
  rmSync(join(dataDir, "database.new/global"), { recursive: true });

  const process = await aDatabaseProcess({ dataDir });
  expect(await process.tell("open")).toBe("opened");
  expect(await process.tell("migrate")).toMatch(/^migrated [1-9]/);
});

test("refuses a data folder of a newer version, which still opens in that version", async () => {
  const dataDir = aDataFolder();
  const newer = await aDatabaseProcess({ dataDir });
  await newer.tell("open");
  await newer.tell(`migrate ${withOneMore("create table bees (id int);")}`);
  await newer.tell("write bees-");
  await newer.tell("close");

  const older = await aDatabaseProcess({ dataDir });
  await older.tell("open");
  expect(await older.tell("migrate")).toMatch(/^refused NewerDatabase: The database was made by a newer version/);
  await older.tell("close");

  const again = await aDatabaseProcess({ dataDir });
  await again.tell("open");
  expect(await again.tell("list-keys")).toBe("keys bees-a bees-b");
});
