import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { ListRemarks } from "#web/components/list-remarks.tsx";

test("a search that did not look everywhere says where it looked, and not that the address is wrong", async () => {
  const html = await renderPart(<ListRemarks remarks={[{ kind: "search", name: "5000" }]} />, "dossiers");
  expect(html).toContain("in the latest 5,000 confidential dossiers");
  expect(html).not.toContain("address");
  const both = [
    { kind: "sort" as const, name: "x" },
    { kind: "search" as const, name: "5000" },
  ];
  const text = await renderPart(<ListRemarks remarks={both} />, "dossiers");
  expect(text).toContain("Part of this address does not exist");
  expect(text).toContain("in the latest 5,000 confidential dossiers");
});
