import type { ReactNode } from "react";
import { type Language, languageFacts } from "#domain/language.ts";
import { type Refused, RuleForm, refusalOf } from "#web/form.tsx";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { messageForm, noteForm, tellName } from "#web/pages/office/dossiers/parts/forms.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Conversation, type Message } from "#web/ui/conversation/conversation.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type Props = { dossier: OpenDossier; refused: Refused | undefined };

/** The messages between the applicant and the fund, and a form to write more. */
export function DossierMessages({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const format = useFormats();
  const { acts, messages, applicant, language } = dossier;
  const items = (messages ?? []).map(({ id, writtenAt, isFromOffice, author, text: message }) => ({
    ...momentOf(writtenAt, format),
    key: id,
    who: isFromOffice
      ? (author ?? text("officeDossier.messages.fund"))
      : (applicant ?? text("officeDossier.messages.applicant")),
    isOwn: isFromOffice,
    text: message,
  }));
  return (
    <Talk
      dossier={dossier}
      refused={refused}
      form={messageForm}
      items={items}
      mayWrite={acts.includes("write")}
      label={text("officeDossier.tab.messages")}
      none={text("officeDossier.messages.none")}
      question={
        language
          ? text("officeDossier.write", { language: format.languageName(language) })
          : text("officeDossier.write.any")
      }
      help={text("officeDossier.write.effect")}
      language={language}
      button={text("officeDossier.write.do")}
    />
  );
}

/** The notes of the office, which the applicant never reads, and a form to write more. */
export function DossierNotes({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const format = useFormats();
  const { acts, notes, otherReaders } = dossier;
  const items = (notes ?? []).map(({ id, writtenAt, author, mentions, text: note }) => ({
    ...momentOf(writtenAt, format),
    key: id,
    who: author,
    isOwn: false,
    text: (
      <>
        {note}
        {mentions.length > 0 && (
          <small className="dossier__aside">{text("officeDossier.note.told", { names: mentions.join(", ") })}</small>
        )}
      </>
    ),
  }));
  return (
    <Talk
      dossier={dossier}
      refused={refused}
      form={noteForm}
      items={items}
      mayWrite={acts.includes("note")}
      label={text("officeDossier.tab.notes")}
      none={text("officeDossier.notes.none")}
      question={text("officeDossier.note")}
      help={text("officeDossier.note.help")}
      button={text("officeDossier.note.do")}
    >
      {({ typed, error }) =>
        otherReaders &&
        otherReaders.length > 0 && (
          <FieldGroup
            name="mentions"
            legend={text("officeDossier.note.tell")}
            help={text("officeDossier.note.tell.help")}
            error={error("mentions")}
          >
            {otherReaders.map(({ id, name }) => (
              <Check key={id} name={tellName(id)} value={id} defaultChecked={typed(tellName(id)) !== ""}>
                {name}
              </Check>
            ))}
          </FieldGroup>
        )
      }
    </Talk>
  );
}

function momentOf(writtenAt: string, format: ReturnType<typeof useFormats>) {
  const at = new Date(writtenAt);
  return { at, time: format.dateTime(at) };
}

type Typed = { typed(name: string): string; error(name: "text" | "mentions"): string | undefined };

type TalkProps = Props & {
  form: typeof messageForm | typeof noteForm;
  items: Message[];
  mayWrite: boolean;
  label: string;
  /** Says that nobody has written yet. */
  none: string;
  question: string;
  help: string;
  /** The language in which to write, if it matters. */
  language?: Language | null;
  button: string;
  /** More fields of the form. */
  children?(fields: Typed): ReactNode;
};

/** The messages or notes about a dossier, and a form to write another. */
function Talk(props: TalkProps) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const { dossier, refused, form, items, mayWrite, label, none, question, help, language, button, children } = props;
  return (
    <>
      {items.length > 0 ? <Conversation label={label} items={items} /> : <p className="muted">{none}</p>}
      {mayWrite && (
        <RuleForm
          key={items.length}
          form={form}
          refused={refusalOf(form, refused)}
          text={text}
          className="pane__form"
          isStacked
        >
          {({ typed, error }) => (
            <>
              <input type="hidden" name="dossier" value={dossier.id} />
              <input type="hidden" name="seen" value={items.length} />
              <Field name="text" label={question} help={help} error={error("text")} required>
                <Textarea
                  rows={4}
                  defaultValue={typed("text")}
                  lang={language ? languageFacts[language].tag : undefined}
                />
              </Field>
              {children?.({ typed, error })}
              <Button size="small" busy={isPending}>
                {button}
              </Button>
            </>
          )}
        </RuleForm>
      )}
    </>
  );
}
