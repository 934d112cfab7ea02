import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { ProjectTags } from "#web/components/project-tags.tsx";

test("a project names its call by the year in which it opened, whatever the address of the call", async () => {
  const call = { slug: "2026-emergency", submissionsOpen: "2026-12-31T22:30:00Z" };
  const html = await renderPart(<ProjectTags project={{ status: "selected", theme: "youth" }} call={call} />, "public");
  expect(html).toContain("The fund’s selection 2026<");
});
