import { expect, onTestFinished, test } from "vitest";
import { readCatalogue } from "#server/database/queries/catalogue.ts";
import { aDatabase } from "#test/database.ts";
import { aProject } from "#test/factories.ts";

test("counts all projects that are published at the same time, without a deadlock", async () => {
  const { db, close } = await aDatabase("postgres");
  onTestFinished(close);
  const { callId, organisationId } = await aProject(db);
  const publish = () =>
    db.transaction(async (transaction) => {
      for (const theme of ["care", "food", "sport"] as const)
        await aProject(transaction, { callId, organisationId, theme });
    });

  await Promise.all(Array.from({ length: 8 }, publish));

  const { total, counts } = await readCatalogue(db, {
    choice: { call: null, theme: null, region: null, status: null },
    language: "nl",
    order: "winners",
    page: 1,
    first: 24,
  });
  expect(total).toBe(25);
  expect(counts.theme).toEqual({ nature: 1, care: 8, food: 8, sport: 8 });
});
