import { isAuditAct } from "#domain/audit.ts";
import { Section } from "#web/pages/account/section.tsx";
import type { Account } from "#web/pages/account.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Table } from "#web/ui/table/table.tsx";

/** What was done with someone's record, and by whom. */
export function AccountAudit({ audit }: Pick<Account, "audit">) {
  const text = useText();
  const format = useFormats();
  return (
    <Section name="audit" heading={text("account.audit")} text={text("account.audit.text")}>
      <Table caption={text("account.audit")} stack>
        <thead>
          <tr>
            <th scope="col">{text("account.audit.when")}</th>
            <th scope="col">{text("account.audit.what")}</th>
            <th scope="col">{text("account.audit.who")}</th>
          </tr>
        </thead>
        <tbody>
          {audit.map(({ number, at, act, by, isByMe }) => (
            <tr key={number}>
              <td data-label={text("account.audit.when")}>{format.dateTime(new Date(at))}</td>
              <td data-label={text("account.audit.what")}>
                {text(isAuditAct(act) ? `account.act.${act}` : "account.act.other")}
              </td>
              <td data-label={text("account.audit.who")}>
                {isByMe ? text("account.audit.you") : (by ?? text("account.audit.site"))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
