import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginDossier } from "#server/actions/dossier.ts";
import { storeUpload } from "#server/actions/dossier-file.ts";
import { eq } from "#server/database/drizzle.ts";
import type { OpenDatabase } from "#server/database/open.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aContext } from "#test/context.ts";
import { aDatabase, aDataFolder } from "#test/database.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { aPng } from "#test/sample-file.ts";

let database: OpenDatabase;

beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.close());

test("when fifteen files arrive at once, a field for ten takes ten and nothing of the others stays", async () => {
  const { db } = database;
  const store = openLocalFiles(aDataFolder("empty"));
  const context = aContext(db, { me: loggedIn(await aPerson(db)), files: store });
  const { id: dossierId } = await beginDossier(context, { type: "internal" });
  const uploads = Array.from({ length: 15 }, (_, number) =>
    storeUpload(context, {
      dossierId,
      field: "attachments",
      name: `${number}.png`,
      content: Readable.from([aPng()]),
    }).then(
      () => "added",
      (error) => error.problem.code,
    ),
  );
  const outcomes = await Promise.all(uploads);
  expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === "file.tooMany")).toHaveLength(5);
  expect(await db.$count(dossierFiles, eq(dossierFiles.dossierId, dossierId))).toBe(10);
  expect(await Array.fromAsync(store.list())).toHaveLength(10);
});
