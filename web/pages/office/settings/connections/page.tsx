import { data } from "react-router";
import { tokenPermissions, webhookEvents } from "#domain/connection.ts";
import { mayDo } from "#domain/permission.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { SettingsNav } from "#web/components/settings-nav.tsx";
import { isSentBy, type Refused, refusalOf, refusedForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import { enterOfficeIf } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { ShownOnce } from "#web/pages/office/settings/connections/parts/shown-once.tsx";
import { TokenGroup, tokenForm } from "#web/pages/office/settings/connections/parts/token-group.tsx";
import { WebhookGroup, webhookForm } from "#web/pages/office/settings/connections/parts/webhook-group.tsx";
import { useText } from "#web/text.tsx";
import "./page.css";

const Connections = system(`
  query Connections {
    apiTokens { id name permissions madeAt expiresAt lastUsedAt }
    webhooks { id address events madeAt deliveries { id event madeAt sentAt status isGivenUp } }
  }
`);
const MakeToken = system(`
  mutation MakeToken($name: String!, $permissions: [TokenPermission!]!, $months: String!) {
    makeToken(name: $name, permissions: $permissions, months: $months)
  }
`);
const EndToken = system(`mutation EndToken($id: ID!) { endToken(id: $id) }`);
const AddWebhook = system(`
  mutation AddWebhook($address: String!, $events: [WebhookEvent!]!) { addWebhook(address: $address, events: $events) }
`);
const RemoveWebhook = system(`mutation RemoveWebhook($id: ID!) { removeWebhook(id: $id) }`);

export const load = async (args: PageArgs) => {
  await enterOfficeIf(args, (asker) => mayDo(asker, "manageConnections"));
  return args.api.query(Connections);
};

/** The tokens and webhooks, as the page shows them. */
export type ConnectionsData = Awaited<ReturnType<typeof load>>;

const path = "/office/settings/connections";

export const act = async ({ api, form, go }: ActArgs) => {
  const chosen = <Word extends string>(words: readonly Word[]) =>
    words.filter((word) => form.getAll("chosen").includes(word));
  // A token or a key is only in this answer, because no address may contain it.
  if (isSentBy(tokenForm, form))
    return submitForm(
      tokenForm,
      form,
      ({ name, months }) => api.mutate(MakeToken, { name, months, permissions: chosen(tokenPermissions) }),
      ({ makeToken }) => data({ problem: null, shown: { kind: "token" as const, text: makeToken } }),
    );
  if (isSentBy(webhookForm, form))
    return submitForm(
      webhookForm,
      form,
      ({ address }) => api.mutate(AddWebhook, { address, events: chosen(webhookEvents) }),
      ({ addWebhook }) => data({ problem: null, shown: { kind: "key" as const, text: addWebhook } }),
    );
  const id = String(form.get("id") ?? "");
  const intent = form.get("intent");
  if (intent !== "end-token" && intent !== "remove-webhook")
    return refusedForm({ code: "form.invalid", fields: [] }, form);
  const { problem } = await (intent === "end-token" ? api.mutate(EndToken, { id }) : api.mutate(RemoveWebhook, { id }));
  return problem ? refusedForm(problem, form) : go(path);
};

/** The tokens of other programs, and the sites that hear about events. */
export default function ConnectionsPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("connections");
  const refused: Refused | undefined = actionData?.problem ? actionData : undefined;
  const newSecret = actionData && !actionData.problem ? actionData.shown : null;
  const ofForm = refusalOf(tokenForm, refused) ?? refusalOf(webhookForm, refused);
  return (
    <>
      <PageHead title={text("settings.section.connections")} isRefused={Boolean(refused)} />
      <OfficeHead title={text("settings.section.connections")} lead={text("connections.lead")} />
      <SettingsNav current="connections">
        {refused && !ofForm && <RefusalNotice problem={refused.problem} />}
        {newSecret && <ShownOnce key={newSecret.text} {...newSecret} />}
        <TokenGroup
          key={`tokens ${loaderData.apiTokens.length}`}
          tokens={loaderData.apiTokens}
          refused={refusalOf(tokenForm, refused)}
        />
        <WebhookGroup
          key={`webhooks ${loaderData.webhooks.length}`}
          webhooks={loaderData.webhooks}
          refused={refusalOf(webhookForm, refused)}
        />
      </SettingsNav>
    </>
  );
}
