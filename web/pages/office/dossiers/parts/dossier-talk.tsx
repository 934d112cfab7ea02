import { languageFacts } from "#domain/language.ts";
import { type Refused, RuleForm, refusalOf } from "#web/form.tsx";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { messageForm, noteForm } from "#web/pages/office/dossiers/parts/forms.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Conversation } from "#web/ui/conversation/conversation.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type Props = { dossier: OpenDossier; refused: Refused | undefined };

/** The messages between the applicant and the fund, and a form to write more. */
export function DossierMessages({ dossier: { id, acts, messages, applicant, language }, refused }: Props) {
  const text = useText("dossiers");
  const format = useFormats();
  const isPending = useIsPending();
  const items = (messages ?? []).map((message) => {
    const at = new Date(message.writtenAt);
    const who = message.isFromOffice
      ? text("officeDossier.messages.fund")
      : (applicant ?? text("officeDossier.messages.applicant"));
    return { key: message.id, who, isOwn: message.isFromOffice, at, time: format.dateTime(at), text: message.text };
  });
  return (
    <>
      {items.length > 0 ? (
        <Conversation label={text("officeDossier.tab.messages")} items={items} />
      ) : (
        <p className="muted">{text("officeDossier.messages.none")}</p>
      )}
      {acts.includes("write") && (
        <RuleForm
          key={items.length}
          form={messageForm}
          refused={refusalOf(messageForm, refused)}
          text={text}
          className="dossier__form"
          isStacked
        >
          {({ typed, error }) => (
            <>
              <input type="hidden" name="dossier" value={id} />
              <Field
                name="text"
                label={
                  language
                    ? text("officeDossier.write", { language: format.languageName(language) })
                    : text("officeDossier.write.any")
                }
                help={text("officeDossier.write.effect")}
                error={error("text")}
                required
              >
                <Textarea
                  rows={4}
                  defaultValue={typed("text")}
                  lang={language ? languageFacts[language].tag : undefined}
                />
              </Field>
              <Button size="small" busy={isPending}>
                {text("officeDossier.write.do")}
              </Button>
            </>
          )}
        </RuleForm>
      )}
    </>
  );
}

/** The notes of the office, which the applicant never reads, and a form to write more. */
export function DossierNotes({ dossier: { id, acts, notes }, refused }: Props) {
  const text = useText("dossiers");
  const format = useFormats();
  const isPending = useIsPending();
  const items = (notes ?? []).map((note) => {
    const at = new Date(note.writtenAt);
    return { key: note.id, who: note.author, isOwn: false, at, time: format.dateTime(at), text: note.text };
  });
  return (
    <>
      {items.length > 0 ? (
        <Conversation label={text("officeDossier.tab.notes")} items={items} />
      ) : (
        <p className="muted">{text("officeDossier.notes.none")}</p>
      )}
      {acts.includes("note") && (
        <RuleForm
          key={items.length}
          form={noteForm}
          refused={refusalOf(noteForm, refused)}
          text={text}
          className="dossier__form"
          isStacked
        >
          {({ typed, error }) => (
            <>
              <input type="hidden" name="dossier" value={id} />
              <Field
                name="text"
                label={text("officeDossier.note")}
                help={text("officeDossier.note.help")}
                error={error("text")}
                required
              >
                <Textarea rows={4} defaultValue={typed("text")} />
              </Field>
              <Button size="small" busy={isPending}>
                {text("officeDossier.note.do")}
              </Button>
            </>
          )}
        </RuleForm>
      )}
    </>
  );
}
