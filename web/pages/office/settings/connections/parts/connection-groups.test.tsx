import { expect, test } from "vitest";
import { invalidForm } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { renderPart } from "#test/render.tsx";
import { type Refused, refusedForm } from "#web/form.tsx";
import { TokenGroup, tokenForm } from "#web/pages/office/settings/connections/parts/token-group.tsx";
import { WebhookGroup, webhookForm } from "#web/pages/office/settings/connections/parts/webhook-group.tsx";

type Entries = (readonly [name: string, value: string])[];

function refusalOf(definition: typeof tokenForm | typeof webhookForm, entries: Entries): Refused {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const problem = invalidForm(checkFields(definition.rules, definition.read(form)));
  if (!problem) throw new Error("The form is not refused");
  return refusedForm(problem, form).data;
}

test("a refused token or webhook keeps every tick", async () => {
  const ticks: Entries = [
    ["chosen", "readAuditLog"],
    ["chosen", "readMailLog"],
    ["chosen", "voteOpened"],
    ["chosen", "voteClosed"],
  ];
  const tokens = <TokenGroup tokens={[]} refused={refusalOf(tokenForm, ticks)} />;
  const webhooks = <WebhookGroup webhooks={[]} refused={refusalOf(webhookForm, ticks)} />;
  for (const group of [tokens, webhooks])
    expect((await renderPart(group, "connections")).match(/ checked=""/g)).toHaveLength(2);
});

test("a token or webhook without a choice is refused at the group of choices", async () => {
  const token = refusalOf(tokenForm, [
    ["name", "Archive"],
    ["months", "3"],
  ]);
  const webhook = refusalOf(webhookForm, [["address", "https://archive.amandel.example/hook"]]);
  const tokens = await renderPart(<TokenGroup tokens={[]} refused={token} />, "connections");
  const webhooks = await renderPart(<WebhookGroup webhooks={[]} refused={webhook} />, "connections");
  expect(tokens).toContain('href="#formulate-make-token-chosen"');
  expect(tokens).toContain('id="formulate-make-token-chosen-error"');
  expect(webhooks).toContain('href="#formulate-add-webhook-chosen"');
  expect(webhooks).toContain('id="formulate-add-webhook-chosen-error"');
});
