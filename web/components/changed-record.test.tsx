import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { ChangedRecord } from "#web/components/changed-record.tsx";
import { readValuesName, revisionName } from "#web/components/record-version.ts";

test("only a text that its reader typed is called theirs, and the other window may be their own", async () => {
  const typed = { title: "A bus", summary: "Short", [revisionName]: "3" };
  const readValues = JSON.stringify({ title: "A bus", summary: "Long" });
  const html = await renderPart(
    <ChangedRecord
      refused={{ problem: { code: "record.changed" }, typed: { ...typed, [readValuesName]: readValues } }}
      fields={[
        { name: "title", label: "Title" },
        { name: "summary", label: "Summary" },
      ]}
      values={{ title: "A boat", summary: "Longer" }}
      revision={4}
    />,
    "projects",
  );
  expect(html).toContain("in another window");
  expect([...html.matchAll(/Earlier version|Mine/g)].map(String)).toEqual(["Earlier version", "Mine"]);
  // The page brings the warning into view.
  expect(html).toMatch(/tabindex="-1"><[^>]*role="alert"/);
});
