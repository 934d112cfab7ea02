import { expect, test } from "vitest";
import { aPersonRow } from "#test/person-row.ts";
import { renderPart } from "#test/render.tsx";
import type { Refused } from "#web/form.tsx";
import type { ActArgs } from "#web/page.ts";
import { actOnPeople } from "#web/pages/office/people/parts/act.ts";
import { PersonRoles } from "#web/pages/office/people/parts/person-roles.tsx";

const person = {
  ...aPersonRow("0198"),
  revision: 1,
  lastLoginAt: null,
  addressWaitsSince: null,
  waitingEmail: null,
  factors: [],
  sessionCount: 0,
};

test("giving a role without choosing one asks for it at its field", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "give-role", id: person.id, role: "" }))
    form.append(name, value);
  const { data: refused } = (await actOnPeople({ form } as ActArgs)) as { data: Refused };
  expect(refused.problem).toEqual({
    code: "form.invalid",
    fields: [{ field: "role", problem: { code: "rule.required" } }],
  });
  const html = await renderPart(<PersonRoles person={person} myRoles={["operator"]} refused={refused} />, "people");
  expect(html).toContain("Choose the role to give.");
  expect(html).toContain('aria-invalid="true"');
});
