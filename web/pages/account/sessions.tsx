import { Form } from "react-router";
import { Section } from "#web/pages/account/section.tsx";
import type { Account } from "#web/pages/account.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

/** Where someone is logged in; each can be ended from here. */
export function AccountSessions({ sessions }: Pick<Account, "sessions">) {
  const text = useText();
  const format = useFormats();
  return (
    <Section name="sessions" heading={text("account.sessions")} text={text("account.sessions.text")}>
      <ul className="plain account__list">
        {sessions.map(({ id, device, way, startedAt, seenAt, isThis }) => (
          <li key={id}>
            <div>
              <strong>{device || text("account.session.unknown")}</strong>{" "}
              {isThis && <Tag>{text("account.session.this")}</Tag>}
              <p className="meta">
                {text("account.session.since", { date: format.dateTime(new Date(startedAt)) })} ·{" "}
                {text(`account.way.${way}`)}
              </p>
              <p className="meta">{text("account.session.seen", { date: format.dateTime(new Date(seenAt)) })}</p>
            </div>
            {!isThis && (
              <Form method="post" action="#sessions">
                <input type="hidden" name="id" value={id} />
                <Button variant="quiet" size="small" name="intent" value="end">
                  {text("account.session.end")}
                  <span className="vh">: {device || text("account.session.unknown")}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action="#sessions">
          <Button variant="secondary" name="intent" value="end-others">
            {text("account.sessions.endOthers")}
          </Button>
        </Form>
      )}
    </Section>
  );
}
