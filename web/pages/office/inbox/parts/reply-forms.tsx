import type { MouseEvent } from "react";
import { inLanguage, type Language, type Localized } from "#domain/language.ts";
import { longestMessage } from "#domain/message.ts";
import { isChangedRecord } from "#web/components/changed-record.tsx";
import { type Refused, RuleForm } from "#web/form.tsx";
import type { OpenThread, UsableAnswer } from "#web/pages/office/inbox/page.tsx";
import { answerForm, noteForm } from "#web/pages/office/inbox/parts/act.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { formulateId } from "#web/ui/field/form-id.ts";
import { Link } from "#web/ui/link/link.tsx";
import { Popover } from "#web/ui/popover/popover.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type AnswerProps = {
  thread: OpenThread;
  savedAnswers: readonly UsableAnswer[];
  usedAnswer: string | null;
  openHref: string;
  refused: Refused | undefined;
};

/** Gives a saved answer in the language of the writer, or else in Dutch. */
function textFor({ texts }: UsableAnswer, language: Language): string {
  return inLanguage(Object.fromEntries(texts.map((one) => [one.language, one.text])) as Localized, language);
}

/** The answer to a conversation. If somebody else was faster, the text stays and the reader decides. */
export function AnswerForm({ thread, savedAnswers, usedAnswer, openHref, refused }: AnswerProps) {
  const text = useText("inbox");
  const format = useFormats();
  const isPending = useIsPending();
  const { id, revision, writer, kind } = thread;
  const language = thread.language ?? "nl";
  const chosen = savedAnswers.find((one) => one.id === usedAnswer);
  const isLate = isChangedRecord(refused);
  const count = (length: number) => text("inbox.answer.count", { length, most: longestMessage });
  const help = text(kind === "contact" ? "inbox.answer.mailed" : "inbox.answer.inAccount", {
    writer,
    language: format.languageName(language),
  });
  return (
    <RuleForm
      form={answerForm}
      // The notice above the form says the rest, and the typed text is not wrong.
      refused={isLate ? undefined : refused}
      text={text}
      prefilled={{ text: isLate ? refused.typed.text : chosen && textFor(chosen, language) }}
      className="thread__form"
      isStacked
    >
      {({ typed, error }) => (
        <>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="revision" value={revision} />
          <Field name="text" label={text("inbox.answer")} help={help} error={error("text")} required>
            <Textarea rows={7} count={count} defaultValue={typed("text")} />
          </Field>
          <div className="thread__buttons">
            <Button size="small" busy={isPending}>
              {text("inbox.answer.send")}
            </Button>
            <Button size="small" variant="secondary" name="then" value="finish" busy={isPending}>
              {text("inbox.answer.sendAndFinish")}
            </Button>
            {isLate && <Link href={openHref}>{text("inbox.changed.discard")}</Link>}
            {savedAnswers.length > 0 && (
              <UseAnswer answers={savedAnswers} language={language} hrefOf={(one) => `${openHref}&usedAnswer=${one}`} />
            )}
          </div>
        </>
      )}
    </RuleForm>
  );
}

type UseProps = { answers: readonly UsableAnswer[]; language: Language; hrefOf(id: string): string };

/** The saved answers. Without scripts each is an address of this page; with scripts it is added to what was typed. */
function UseAnswer({ answers, language, hrefOf }: UseProps) {
  const text = useText("inbox");
  const insert = (event: MouseEvent<HTMLAnchorElement>, answer: UsableAnswer) => {
    const box = document.getElementById(formulateId(answerForm.id, "text"));
    if (!(box instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    const before = box.value.trimEnd();
    box.setRangeText(`${before}${before && "\n\n"}${textFor(answer, language)}`, 0, box.value.length, "end");
    box.dispatchEvent(new Event("input", { bubbles: true }));
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    box.focus();
  };
  return (
    <Popover
      label={text("inbox.answer.use")}
      trigger={text("inbox.answer.use")}
      triggerClass="filter-chip filter-chip--plain"
    >
      <ul className="thread__answers plain">
        {answers.map((answer) => (
          <li key={answer.id}>
            <Link href={hrefOf(answer.id)} onClick={(event) => insert(event, answer)}>
              {answer.name}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

/** A note for the office. */
export function NoteForm({ id, refused }: { id: string; refused: Refused | undefined }) {
  const text = useText("inbox");
  const isPending = useIsPending();
  return (
    <RuleForm form={noteForm} refused={refused} text={text} className="thread__form" isStacked>
      {({ typed, error }) => (
        <>
          <input type="hidden" name="id" value={id} />
          <Field name="text" label={text("inbox.note")} help={text("inbox.note.why")} error={error("text")} required>
            <Textarea rows={2} defaultValue={typed("text")} />
          </Field>
          <div className="thread__buttons">
            <Button size="small" variant="secondary" busy={isPending}>
              {text("inbox.note.write")}
            </Button>
          </div>
        </>
      )}
    </RuleForm>
  );
}
