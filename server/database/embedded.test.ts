import { describe, expect, test } from "vitest";
import { aDataFolder } from "#test/database.ts";
import { flushedBy } from "#test/flushed-file.ts";
import { aDatabaseProcess } from "#test/process.ts";

// `npm test` runs only these tests of the embedded database, with crash.test.ts and migrate.test.ts; the others are
// slow and are in embedded.long.test.ts.

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
});

describe("one process per data folder", () => {
  test("refuses a second process with a reason, and the first continues", async () => {
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

  test("exactly one of four processes that start at once gets the folder", async () => {
    const dataDir = aDataFolder();
    const four = await Promise.all(Array.from({ length: 4 }, () => aDatabaseProcess({ dataDir })));
    const answers = await Promise.all(four.map((process) => process.tell("open")));

    expect(answers.filter((answer) => answer === "opened")).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith("refused FolderInUse"))).toHaveLength(3);
  });
});
