import { Form } from "react-router";
import { RecordList, RecordRow } from "#web/components/record-list.tsx";
import type { Account } from "#web/pages/account/page.tsx";
import { type Outcome, OutcomeOf } from "#web/pages/account/parts/outcome.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Props = Pick<Account, "sessions"> & { outcome: Outcome | undefined };

/** The sessions of a person, with a button to end each. */
export function AccountSessions({ sessions, outcome }: Props) {
  const text = useText("account");
  const format = useFormats();
  return (
    <FoldedSection
      id="sessions"
      title={text("account.sessions")}
      now={text("account.sessions.count", { count: sessions.length })}
      isOpen={outcome?.section === "sessions"}
    >
      <OutcomeOf section="sessions" outcome={outcome} />
      <p className="muted">{text("account.sessions.text")}</p>
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
                <Form method="post" action="#sessions" preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <Button variant="secondary" size="small" name="intent" value="end">
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
        <Form method="post" action="#sessions" preventScrollReset>
          <Button variant="secondary" size="small" name="intent" value="end-others">
            {text("account.sessions.endOthers")}
          </Button>
        </Form>
      )}
    </FoldedSection>
  );
}
