import { expect, test } from "vitest";
import type { ActArgs } from "#web/page.ts";
import { act as actOnMail } from "#web/pages/set-up/mail/page.tsx";
import { act as actOnPeople } from "#web/pages/set-up/people/page.tsx";
import { act as actOnRoster } from "#web/pages/set-up/roster/page.tsx";

test.each([
  ["mails", actOnMail],
  ["people", actOnPeople],
  ["staff list", actOnRoster],
])("an act that the step of the %s does not have is refused, and changes nothing", async (_step, act) => {
  for (const intent of ["toString", ""]) {
    const form = new FormData();
    form.set("intent", intent);
    // Without an API, every act that is tried fails.
    const answer = await act({ form } as ActArgs);
    expect(answer).toMatchObject({ data: { problem: { code: "form.invalid", fields: [] } } });
  }
});
