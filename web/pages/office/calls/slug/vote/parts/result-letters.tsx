import { Form } from "react-router";
import { letterWords, longestLetter } from "#domain/decision.ts";
import { languageFacts } from "#domain/language.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import type { Refused } from "#web/form.tsx";
import type { DeskCall } from "#web/pages/office/calls/slug/vote/page.tsx";
import { lettersFormId, resultLetterName } from "#web/pages/office/calls/slug/vote/parts/result-letter-act.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type Props = { call: DeskCall; refused: Refused | undefined; isSaved: boolean };

/** The two letters that applicants get with the results, until the vote closes. */
export function ResultLetters({ call: { id, resultLetters }, refused, isSaved }: Props) {
  const text = useText("calls");
  const format = useFormats();
  const isPending = useIsPending();
  if (!resultLetters) return null;
  const isChanged = refused?.problem.code === "record.changed";
  return (
    <section className="office-page__part" aria-labelledby="letters-heading" id="letters">
      <h2 id="letters-heading">{text("resultLetter.title")}</h2>
      <p className="muted">{text("resultLetter.text")}</p>
      <div role="status">{isSaved && <Notice tone="success">{text("resultLetter.saved")}</Notice>}</div>
      {refused && !isChanged && <RefusalNotice problem={refused.problem} />}
      {isChanged && <Notice tone="warning">{text("resultLetter.changed")}</Notice>}
      <FoldedWords title={text("resultLetter.change")} isOpen={Boolean(refused)}>
        <Form method="post" key={resultLetters.revision}>
          <input type="hidden" name="intent" value={lettersFormId} />
          <input type="hidden" name="call" value={id} />
          <input type="hidden" name="revision" value={resultLetters.revision} />
          {(["winner", "notElected"] as const).map((kind) =>
            resultLetters[kind].map(({ language, text: letter }) => (
              <Field
                key={`${kind} ${language}`}
                name={resultLetterName(kind, language)}
                label={text(`resultLetter.${kind}`, { language: format.languageName(language) })}
                help={text("resultLetter.words", { words: letterWords.map((word) => `{${word}}`).join(" ") })}
              >
                <Textarea
                  rows={6}
                  maxLength={longestLetter}
                  lang={languageFacts[language].tag}
                  defaultValue={refused?.typed[resultLetterName(kind, language)] ?? letter}
                />
              </Field>
            )),
          )}
          <Button size="small" variant="secondary" busy={isPending}>
            {text("resultLetter.save")}
          </Button>
        </Form>
      </FoldedWords>
    </section>
  );
}
