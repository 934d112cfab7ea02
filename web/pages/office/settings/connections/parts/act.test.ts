import { expect, test } from "vitest";
import type { ActArgs } from "#web/page.ts";
import { act } from "#web/pages/office/settings/connections/page.tsx";

test.each(["toString", "removeWebhook", ""])("an act that connections do not have is refused: “%s”", async (intent) => {
  const form = new FormData();
  form.set("id", "0198a000-0000-7000-8000-000000000000");
  form.set("intent", intent);
  // Without an API, every act that is tried fails.
  expect(await act({ form } as ActArgs)).toMatchObject({ data: { problem: { code: "form.invalid", fields: [] } } });
});
