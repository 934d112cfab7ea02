import { Form } from "react-router";
import { RecordList, RecordRow } from "#web/components/record-list.tsx";
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
      <RecordList>
        {sessions.map(({ id, device, way, startedAt, seenAt, isThis }) => {
          const name = device || text("account.session.unknown");
          const since = text("account.session.since", { date: format.dateTime(new Date(startedAt)) });
          return (
            <RecordRow
              key={id}
              title={
                <>
                  <strong>{name}</strong> {isThis && <Tag>{text("account.session.this")}</Tag>}
                </>
              }
              facts={[
                `${since} · ${text(`account.way.${way}`)}`,
                text("account.session.seen", { date: format.dateTime(new Date(seenAt)) }),
              ]}
            >
              {!isThis && (
                <Form method="post" action="#sessions">
                  <input type="hidden" name="id" value={id} />
                  <Button variant="quiet" size="small" name="intent" value="end">
                    {text("account.session.end")}
                    <span className="vh">: {name}</span>
                  </Button>
                </Form>
              )}
            </RecordRow>
          );
        })}
      </RecordList>
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
