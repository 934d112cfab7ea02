import { dossierMessageFields, longestDossierMessage } from "#domain/dossier-message.ts";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import type { MyDossier } from "#web/pages/account/dossiers/id/page.tsx";
import { Outcome } from "#web/pages/account/dossiers/id/parts/outcome.tsx";
import { useMarkAsRead } from "#web/pages/account/dossiers/id/parts/read-messages.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Conversation } from "#web/ui/conversation/conversation.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type Props = Pick<MyDossier, "id" | "state" | "messages" | "isConfidential" | "doneAction"> & {
  refused: Refused | undefined;
};

/** The messages between applicant and office about a dossier, and a form to write more. */
export function DossierMessages({ id, state, messages, isConfidential, doneAction, refused }: Props) {
  const text = useText("account");
  const format = useFormats();
  const isNew = ({ isFromOffice, isRead }: MyDossier["messages"][number]) => isFromOffice && !isRead;
  const hasNew = messages.some(isNew);
  const heading = text(isConfidential ? "myDossier.messages.confidential" : "myDossier.messages");
  useMarkAsRead(id, hasNew);
  const isWithdrawn = state === "withdrawn";
  if (isWithdrawn && messages.length === 0) return null;
  return (
    <section className="dossier__messages" id="messages" aria-labelledby="messages-heading">
      <h2 id="messages-heading">{heading}</h2>
      {messages.length === 0 && <p className="muted">{text("myDossier.messages.none")}</p>}
      {messages.length > 0 && (
        <Conversation
          label={heading}
          items={messages.map((message) => {
            const at = new Date(message.writtenAt);
            return {
              key: message.id,
              who: text(
                !message.isFromOffice ? "myDossier.you" : isConfidential ? "myDossier.committee" : "myDossier.fund",
              ),
              isOwn: !message.isFromOffice,
              at,
              time: format.dateTime(at),
              mark: isNew(message) && <Tag tone="apricot">{text("myDossier.new")}</Tag>,
              text: message.text,
            };
          })}
        />
      )}
      {hasNew && (
        <noscript>
          <form method="post" action="#messages">
            <Button variant="secondary" size="small" name="intent" value="read">
              {text("myDossier.read")}
            </Button>
          </form>
        </noscript>
      )}
      {!refused && (doneAction === "message" || doneAction === "read") && (
        <Outcome key={`outcome ${messages.length}`}>{text(`myDossier.done.${doneAction}`)}</Outcome>
      )}
      {/* After a message is sent, the form is empty for the next one. */}
      {!isWithdrawn && <MessageForm key={`form ${messages.length}`} refused={refused} />}
    </section>
  );
}

export const messageForm = defineForm({
  id: "message",
  rules: dossierMessageFields,
  words: { text: { label: "myDossier.text", ask: "myDossier.text.ask" } },
});

function MessageForm({ refused }: { refused: Refused | undefined }) {
  const text = useText("account");
  const isPending = useIsPending();
  const count = (length: number) => text("myDossier.count", { length, most: longestDossierMessage });
  return (
    <RuleForm
      form={messageForm}
      refused={refused}
      text={text}
      action="#messages"
      className="dossier__form"
      preventScrollReset
      isStacked
    >
      {({ typed, error }) => (
        <>
          <Field name="text" label={text("myDossier.text")} error={error("text")} required>
            <Textarea rows={4} count={count} defaultValue={typed("text")} />
          </Field>
          <Button variant="secondary" iconAfter="arrow" busy={isPending}>
            {text("myDossier.write")}
          </Button>
        </>
      )}
    </RuleForm>
  );
}
