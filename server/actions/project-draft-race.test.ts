import { expect, onTestFinished, test } from "vitest";
import { writeProject } from "#server/actions/project-draft.ts";
import type { Me } from "#server/context.ts";
import { openDatabase } from "#server/database/open.ts";
import { listProjectVersions } from "#server/database/queries/project-draft.ts";
import { aContext } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { theSettings } from "#test/factories.ts";
import { anEditor, aReleasedProject, typedProject } from "#test/project-drafts.ts";

const now = new Date("2026-11-15T09:00:00Z");

test("of two translations that are saved at once one is kept, and the other writer sees it and can choose", async () => {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  await theSettings(db);
  const fund = { db, now, context: (me: Me | null) => aContext(db, { me, now }) };
  const { draft } = await aReleasedProject(fund);
  const editors = [await anEditor(fund), await anEditor(fund)];
  const saves = await Promise.allSettled(
    editors.map((me, place) =>
      writeProject(fund.context(me), {
        id: draft.id,
        revision: draft.revision,
        values: typedProject(draft, { "title.fr": `Traduction ${place}` }),
      }),
    ),
  );
  const refused = saves.filter((save) => save.status === "rejected");
  expect(refused.map(({ reason }) => reason)).toMatchObject([{ problem: { code: "record.changed" } }]);
  const kept = saves.findIndex(({ status }) => status === "fulfilled");
  const [latest, ...earlier] = await listProjectVersions(db, draft.id, 9);
  expect(latest?.title.fr).toBe(`Traduction ${kept}`);
  expect(earlier).toHaveLength(1);
});
