import { Form } from "react-router";
import { isLasting } from "#domain/own-record.ts";
import { Section } from "#web/pages/account/section.tsx";
import type { Account } from "#web/pages/account.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Check } from "#web/ui/check/check.tsx";

/** What is kept about someone, the whole of it to download, and what erasing it would do. */
export function AccountData({ kept }: Pick<Account, "kept">) {
  const text = useText();
  const to = usePath();
  const present = kept.filter(({ count }) => count > 0);
  return (
    <Section name="data" heading={text("account.data")} text={text("account.data.text")}>
      {/* Without `download`: whoever was logged out meanwhile is to see the login, not to find it in a file. */}
      <p className="row">
        <LinkButton href={to("/account/data.pdf")} variant="secondary" target="_self">
          {text("account.data.pdf")}
        </LinkButton>
        <LinkButton href={to("/account/data.json")} variant="secondary" target="_self">
          {text("account.data.json")}
        </LinkButton>
      </p>
      <details className="account__erase">
        <summary>{text("account.erase")}</summary>
        <p>{text("account.erase.text")}</p>
        <h3>{text("account.erase.goes")}</h3>
        <ul>
          {present
            .filter(({ staysWhenErased }) => !staysWhenErased)
            .map(({ kind, count }) => (
              <li key={kind}>
                {text(`account.record.${kind}`)} ({count})
              </li>
            ))}
        </ul>
        <h3>{text("account.erase.stays")}</h3>
        <ul>
          {present.map(
            ({ kind }) =>
              isLasting(kind) && (
                <li key={kind}>
                  {text("account.stays", {
                    record: text(`account.record.${kind}`),
                    why: text(`account.stays.${kind}`),
                  })}
                </li>
              ),
          )}
        </ul>
        <Form method="post">
          <Check name="sure" required>
            {text("account.erase.sure")}
          </Check>
          <Button variant="secondary" name="intent" value="erase">
            {text("account.erase.do")}
          </Button>
        </Form>
      </details>
    </Section>
  );
}
