import { expect, test } from "vitest";
import { writeProject } from "#server/actions/project-draft.ts";
import { listProjectVersions } from "#server/database/queries/project-draft.ts";
import { aBusyFund } from "#test/busy-fund.ts";
import { anEditor, aReleasedProject, typedProject } from "#test/project-drafts.ts";

test("of two translations that are saved at once one is kept, and the other writer sees it and can choose", async () => {
  const fund = await aBusyFund();
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
  const storedPlace = saves.findIndex(({ status }) => status === "fulfilled");
  const [latest, ...earlier] = await listProjectVersions(fund.db, draft.id, 9);
  expect(latest?.title.fr).toBe(`Traduction ${storedPlace}`);
  expect(earlier).toHaveLength(1);
});
