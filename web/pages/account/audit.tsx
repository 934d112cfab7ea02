import type { TextKey } from "#i18n/nl/index.ts";
import { Section } from "#web/pages/account/section.tsx";
import type { Account } from "#web/pages/account.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Table } from "#web/ui/table/table.tsx";

const acts: Record<string, TextKey> = {
  login: "account.act.login",
  "role.give": "account.act.roleGiven",
  "role.take": "account.act.roleTaken",
  "roster.correct": "account.act.corrected",
  "account.download": "account.act.download",
  "account.erase": "account.act.erase",
};

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
              <td data-label={text("account.audit.what")}>{text(acts[act] ?? "account.act.other")}</td>
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
