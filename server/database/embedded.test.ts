import { expect, test } from "vitest";
import { aDataFolder } from "#test/database.ts";
import { aDatabaseProcess } from "#test/process.ts";

// `npm test` runs only this test of the embedded database, with crash.test.ts and migrate.test.ts; the others are slow
// and are in embedded.long.test.ts.

test("a second process on a data folder is refused with a reason, and the first continues", async () => {
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
