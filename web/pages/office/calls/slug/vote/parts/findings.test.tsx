import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { VoteFindings } from "#web/pages/office/calls/slug/vote/parts/findings.tsx";

const subjects = [
  { project: { id: "0198", slug: "choir", text: { title: "Choir", inDutch: [] } }, gaps: [] },
  { project: { id: "0199", slug: "bees", text: { title: "Bees", inDutch: [] } }, gaps: [] },
];
const translations = { code: "translationsMissing", severity: "warn", figure: null, subjects } as const;
const scores = { ...translations, code: "scoresMissing" } as const;

test("a project without a text leads to its editor, for those who may write it", async () => {
  const render = (findings: Parameters<typeof VoteFindings>[0]["findings"], writesProjects: boolean) =>
    renderPart(<VoteFindings findings={findings} writesProjects={writesProjects} />, "calls");
  const toEditor = await render([translations], true);
  expect(toEditor).toContain("/office/projects/0198");
  expect(toEditor).not.toContain("/project/choir");
  for (const html of [await render([translations], false), await render([scores], true)]) {
    expect(html).toContain("/project/choir");
    expect(html).not.toContain("/office/projects/");
  }
});
