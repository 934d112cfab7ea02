import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { type CardProject, ProjectCard } from "#web/components/project-card.tsx";

const lost: CardProject = {
  id: "bees",
  slug: "bees",
  status: "not_elected",
  theme: "nature",
  illustration: "bee-hotel",
  photo: null,
  amountInCents: null,
  askedInCents: 5_000_00,
  text: { title: "Bees on the roof", inDutch: [] },
  organisation: { name: "De Groene Lap", town: "Ghent" },
};

const cardOf = (project: CardProject) => {
  const call = { submissionsOpen: "2026-08-01T07:00:00Z" };
  return renderPart(<ProjectCard project={project} call={call} href="/project/bees" />, "public");
};

test("a project that lost the vote shows what it asked, or the award that it got later", async () => {
  expect(await cardOf(lost)).toContain("Asked for €5,000");
  const html = await cardOf({ ...lost, amountInCents: 3_000_00 });
  expect(html).toContain("Took part in 2026");
  expect(html).toContain("€3,000");
  expect(html).not.toContain("Asked for");
});

test("a winner that gave its award up shows only what it asked", async () => {
  const html = await cardOf({ ...lost, status: "winner" });
  expect(html).toContain("Winner 2026");
  expect(html).toContain("Asked for €5,000");
});
