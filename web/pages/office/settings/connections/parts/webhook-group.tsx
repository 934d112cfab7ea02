import { webhookEvents, webhookFields } from "#domain/connection.ts";
import { required } from "#domain/rules.ts";
import { RecordAct } from "#web/components/record-act.tsx";
import { RecordList, RecordRow } from "#web/components/record-list.tsx";
import { SettingGroup } from "#web/components/setting-group.tsx";
import { defineForm, type Refused, RuleForm, valuesTyped } from "#web/form.tsx";
import type { ConnectionsData } from "#web/pages/office/settings/connections/page.tsx";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Input } from "#web/ui/input/input.tsx";

export const webhookForm = defineForm({
  id: "add-webhook",
  rules: { ...webhookFields, chosen: [required] },
  words: {
    address: {
      label: "connections.webhook.address",
      ask: "connections.webhook.address.ask",
      instead: { "rule.matches": "connections.webhook.address.wrong" },
    },
    chosen: { label: "connections.webhook.hears", ask: "connection.nothingChosen" },
  },
});

type Webhook = ConnectionsData["webhooks"][number];
type Props = { webhooks: readonly Webhook[]; refused: Refused | undefined };

/** The sites that hear about events, with their latest messages, and a form that adds one. */
export function WebhookGroup({ webhooks, refused }: Props) {
  const text = useText("connections");
  const format = useFormats();
  const isPending = useIsPending();
  const chosen = valuesTyped(refused, "chosen");
  const lineOf = ({ event, madeAt, sentAt, status, isGivenUp }: Webhook["deliveries"][number]) => {
    const waiting = status ? "refused" : "waits";
    const outcome = isGivenUp ? "givenUp" : waiting;
    return text(`connections.delivery.${sentAt ? "sent" : outcome}`, {
      event: text(`connections.event.${event}`),
      at: format.dateTime(new Date(madeAt)),
      status: String(status ?? ""),
    });
  };
  return (
    <SettingGroup id="webhooks" title={text("connections.webhooks")} why={text("connections.webhooks.why")}>
      {webhooks.length === 0 ? (
        <Empty title={text("connections.webhooks.none")} heading="h3" />
      ) : (
        <RecordList>
          {webhooks.map(({ id, address, events, deliveries }) => (
            <RecordRow
              key={id}
              title={<strong>{address}</strong>}
              facts={[events.map((event) => text(`connections.event.${event}`)).join(", "), ...deliveries.map(lineOf)]}
            >
              <RecordAct id={id} intent="remove-webhook" label={text("connections.webhook.remove")} name={address} />
            </RecordRow>
          ))}
        </RecordList>
      )}
      <RuleForm form={webhookForm} refused={refused} text={text} className="setting__form" isStacked>
        {({ typed, error }) => (
          <>
            <Field
              name="address"
              label={text("connections.webhook.address")}
              help={text("connections.webhook.address.help")}
              error={error("address")}
              required
            >
              <Input type="url" autoComplete="off" defaultValue={typed("address")} />
            </Field>
            <FieldGroup name="chosen" legend={text("connections.webhook.hears")} error={error("chosen")} required>
              {webhookEvents.map((event) => (
                <Check key={event} name="chosen" value={event} defaultChecked={chosen.includes(event)}>
                  {text(`connections.event.${event}`)}
                </Check>
              ))}
            </FieldGroup>
            <div className="setting__acts">
              <Button busy={isPending}>{text("connections.webhook.add")}</Button>
            </div>
          </>
        )}
      </RuleForm>
    </SettingGroup>
  );
}
