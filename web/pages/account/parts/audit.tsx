import type { Account } from "#web/pages/account/page.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";

/** The changes to a person's record, and who made them. */
export function AccountAudit({ audit }: Pick<Account, "audit">) {
  const text = useText("account");
  const format = useFormats();
  const [last] = audit;
  return (
    <FoldedSection
      id="audit"
      title={text("account.audit")}
      now={last && text("account.audit.last", { date: format.longDate(new Date(last.at)) })}
    >
      <p className="muted">{text("account.audit.text")}</p>
      <ol className="account__acts">
        {audit.map(({ id, at, act, by, isByMe }) => (
          <li key={id}>
            <time dateTime={at}>{format.dateTime(new Date(at))}</time>
            <span>
              <b>{isByMe ? text("account.audit.you") : (by ?? text("account.audit.site"))}</b>
              {" · "}
              {text(`account.act.${act ?? "other"}`)}
            </span>
          </li>
        ))}
      </ol>
    </FoldedSection>
  );
}
