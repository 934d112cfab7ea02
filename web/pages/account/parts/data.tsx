import { Form } from "react-router";
import { isLasting } from "#domain/own-record.ts";
import type { Account } from "#web/pages/account/page.tsx";
import { type Outcome, OutcomeOf } from "#web/pages/account/parts/outcome.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";

type Records = Pick<Account, "months"> & { records: Account["kept"] };
type Props = Records & { outcome: Outcome | undefined };

/** The stored data of a person, as a download, and the effects of erasing it. */
export function AccountData({ records, months, outcome }: Props) {
  const text = useText("account");
  const to = usePath();
  const isOpen = outcome?.section === "data";
  return (
    <FoldedSection id="data" title={text("account.data")} now={text("account.data.now")} isOpen={isOpen}>
      <p>{text("account.data.text")}</p>
      {/* There is no `download`, because a person who is logged out must see the login and not save it as a file. */}
      <p className="row">
        {(["pdf", "json"] as const).map((kind) => (
          <LinkButton
            key={kind}
            href={to(`/account/data.${kind}`)}
            variant="quiet"
            iconBefore="document"
            target="_self"
          >
            {text(`account.data.${kind}`)}
          </LinkButton>
        ))}
      </p>
      <FoldedWords title={text("account.erase")} isOpen={isOpen}>
        <OutcomeOf section="data" outcome={outcome} />
        <p>{text("account.erase.text")}</p>
        <StoredRecords records={records} months={months} />
        <Form method="post" className="account__form" action="#data">
          <Check name="sure" required>
            {text("account.erase.sure")}
          </Check>
          <Button variant="danger" size="small" name="intent" value="erase">
            {text("account.erase.do")}
          </Button>
        </Form>
      </FoldedWords>
    </FoldedSection>
  );
}

/** Says what erasing removes, and what remains and why. */
function StoredRecords({ records, months }: Records) {
  const text = useText("account");
  const terms = {
    declined: months.declinedMonths,
    requests: months.declinedRequestMonths,
    paid: months.paidMonths,
  };
  const existingRecords = records.filter(({ count }) => count > 0);
  return (
    <>
      <h3>{text("account.erase.goes")}</h3>
      <ul>
        {existingRecords
          .filter(({ staysWhenErased }) => !staysWhenErased)
          .map(({ kind, count }) => (
            <li key={kind}>
              {text(`account.record.${kind}`)} ({count})
            </li>
          ))}
      </ul>
      <h3>{text("account.erase.stays")}</h3>
      <ul>
        {existingRecords.map(
          ({ kind }) =>
            isLasting(kind) && (
              <li key={kind}>
                {text("account.stays", {
                  record: text(`account.record.${kind}`),
                  why: text(`account.stays.${kind}`, terms),
                })}
              </li>
            ),
        )}
      </ul>
    </>
  );
}
