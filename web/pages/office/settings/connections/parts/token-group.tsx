import { tokenFields, tokenMonths, tokenPermissions } from "#domain/connection.ts";
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
import { Select } from "#web/ui/select/select.tsx";

export const tokenForm = defineForm({
  id: "make-token",
  rules: { ...tokenFields, chosen: [required] },
  words: {
    name: { label: "connections.token.name", ask: "connections.token.name.ask" },
    months: { label: "connections.token.months", ask: "connections.token.months.ask" },
    chosen: { label: "connections.token.may", ask: "connection.nothingChosen" },
  },
});

type Props = { tokens: ConnectionsData["apiTokens"]; refused: Refused | undefined };

/** The tokens of other programs, and a form that makes one. */
export function TokenGroup({ tokens, refused }: Props) {
  const text = useText("connections");
  const format = useFormats();
  const isPending = useIsPending();
  const chosen = valuesTyped(refused, "chosen");
  const day = (instant: string) => format.shortDate(new Date(instant));
  return (
    <SettingGroup id="tokens" title={text("connections.tokens")} why={text("connections.tokens.why")}>
      {tokens.length === 0 ? (
        <Empty title={text("connections.tokens.none")} heading="h3" />
      ) : (
        <RecordList>
          {tokens.map(({ id, name, permissions, expiresAt, lastUsedAt }) => (
            <RecordRow
              key={id}
              title={<strong>{name}</strong>}
              facts={[
                permissions.map((permission) => text(`connections.permission.${permission}`)).join(", "),
                text("connections.token.ends", { day: day(expiresAt) }),
                lastUsedAt
                  ? text("connections.token.used", { at: format.dateTime(new Date(lastUsedAt)) })
                  : text("connections.token.unused"),
              ]}
            >
              <RecordAct id={id} intent="end-token" label={text("connections.token.end")} name={name} />
            </RecordRow>
          ))}
        </RecordList>
      )}
      <RuleForm form={tokenForm} refused={refused} text={text} className="setting__form" isStacked>
        {({ typed, error }) => (
          <>
            <Field
              name="name"
              label={text("connections.token.name")}
              help={text("connections.token.name.help")}
              error={error("name")}
              required
            >
              <Input autoComplete="off" defaultValue={typed("name")} />
            </Field>
            <FieldGroup name="chosen" legend={text("connections.token.may")} error={error("chosen")} required>
              {tokenPermissions.map((permission) => (
                <Check key={permission} name="chosen" value={permission} defaultChecked={chosen.includes(permission)}>
                  {text(`connections.permission.${permission}`)}
                </Check>
              ))}
            </FieldGroup>
            <Field name="months" label={text("connections.token.months")} error={error("months")} required>
              <Select defaultValue={typed("months") || "3"}>
                {tokenMonths.map((months) => (
                  <option key={months} value={months}>
                    {text("connections.token.month", { months: Number(months) })}
                  </option>
                ))}
              </Select>
            </Field>
            <div className="setting__acts">
              <Button busy={isPending}>{text("connections.token.make")}</Button>
            </div>
          </>
        )}
      </RuleForm>
    </SettingGroup>
  );
}
