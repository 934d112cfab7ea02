import { expect, test } from "vitest";
import type { ActArgs } from "#web/page.ts";
import { actOnThread } from "#web/pages/office/inbox/parts/act.ts";

test.each(["toString", "reopenAll", ""])("an act that the inbox does not have is refused: “%s”", async (intent) => {
  const form = new FormData();
  form.set("id", "0198a000-0000-7000-8000-000000000000");
  form.set("intent", intent);
  const args = { form, url: new URL("https://fund.example/office/inbox") } as ActArgs;
  // Without an API, every act that is tried fails.
  expect(await actOnThread(args)).toMatchObject({ data: { problem: { code: "list.nothingChosen" } } });
});
