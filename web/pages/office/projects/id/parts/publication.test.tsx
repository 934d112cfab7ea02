import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import type { ActArgs } from "#web/page.ts";
import { act, type OpenProject } from "#web/pages/office/projects/id/page.tsx";
import { Publication } from "#web/pages/office/projects/id/parts/publication.tsx";

const project = { missing: [], publishAt: null, publishedAt: "2026-11-01T10:00:00Z", isByHand: false };
const render = (values: { isVoteAhead?: boolean; problem?: { code: "project.notApproved" } }) =>
  renderPart(
    <Publication
      project={project as unknown as OpenProject}
      revision={3}
      isVoteAhead={values.isVoteAhead ?? false}
      problem={values.problem ?? null}
    />,
    "projects",
  );

test("a refusal to publish is beside the box that it names", async () => {
  expect(await render({ problem: { code: "project.notApproved" } })).toContain("The applicant has not approved");
  expect(await render({})).not.toContain('role="alert"');
});

test("a project can leave the site until the vote opens, and the page says so only before", async () => {
  expect(await render({ isVoteAhead: true })).toContain("until voting opens");
  expect(await render({})).not.toContain("until voting opens");
});

test("publishing later without a day asks for a day", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "publish", when: "later", day: "", hour: "09:00" }))
    form.set(name, value);
  expect(await act({ form, params: { id: "1" } } as unknown as ActArgs)).toMatchObject({
    data: { problem: { code: "project.noDay" } },
  });
});
