import { Form } from "react-router";
import { letterWords, longestLetter } from "#domain/decision.ts";
import { longestDossierMessage } from "#domain/dossier-message.ts";
import { type Language, languageFacts } from "#domain/language.ts";
import { kindKey } from "#i18n/office-dossier.ts";
import { DecisionMark } from "#web/components/decision-mark.tsx";
import { LetterText } from "#web/components/letter-text.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import type { Refused } from "#web/form.tsx";
import type { OpenDecision } from "#web/pages/office/outbox/page.tsx";
import { letterName, reasonName } from "#web/pages/office/outbox/parts/act.ts";
import { type OutboxView, outboxSearch } from "#web/pages/office/outbox/parts/outbox-view.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Pane } from "#web/ui/split/split.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";
import "./outbox.css";

type Props = { dossier: OpenDecision; view: OutboxView; refused: Refused | undefined };

/** The letter about one decision as it arrives, its texts, and what can be done with the decision. */
export function DecisionPane({ dossier, view, refused }: Props) {
  const text = useText("dossiers");
  const to = usePath();
  const format = useFormats();
  const { decision, title, language, number, applicant, isConfidential } = dossier;
  const close = to("/office/outbox") + outboxSearch(view);
  const isPending = decision.releasedAt === null;
  return (
    <Pane
      id="decision"
      title={
        <span lang={title && language ? languageFacts[language].tag : undefined}>
          {title ?? text(kindKey(dossier))}
        </span>
      }
      top={
        <span className="pane__line">
          {number} <DecisionMark decision={decision} />
        </span>
      }
      closeHref={close}
      closeLabel={text("outbox.close")}
    >
      {applicant && <p className="muted">{text("outbox.to", { name: applicant })}</p>}
      {decision.plannedFor && isPending && (
        <Notice tone="warning">{text("outbox.planned", { at: format.dateTime(new Date(decision.plannedFor)) })}</Notice>
      )}
      {decision.lostHour && isPending && (
        <Notice tone="warning">
          {text("outbox.lostHour.again", { at: format.dateTime(new Date(decision.lostHour)) })}
        </Notice>
      )}
      {isConfidential && <Notice icon="hidden">{text("outbox.confidential")}</Notice>}
      <section className="outbox__letters" aria-label={text("outbox.reads")}>
        {decision.letters.map((letter) => (
          <LetterText key={letter.language} language={letter.language} text={letter.text} />
        ))}
      </section>
      {isPending && <EditLetter dossier={dossier} refused={refused} />}
      <DecisionActs dossier={dossier} />
    </Pane>
  );
}

function EditLetter({ dossier: { id, decision }, refused }: Omit<Props, "view">) {
  const text = useText("dossiers");
  const format = useFormats();
  const isPending = useIsPending();
  const lacks = (language: Language) => decision.missing.some((one) => one.language === language);
  const textIn = (texts: readonly { language: Language; text: string }[], language: Language) =>
    texts.find((one) => one.language === language)?.text ?? "";
  const isChanged = refused?.problem.code === "record.changed";
  return (
    <FoldedWords title={text("outbox.edit")} isOpen={Boolean(refused) || decision.missing.length > 0}>
      <Form method="post" className="pane__form">
        {refused && !isChanged && <RefusalNotice problem={refused.problem} />}
        {isChanged && <Notice tone="warning">{text("outbox.changed")}</Notice>}
        <input type="hidden" name="dossier" value={id} />
        <input type="hidden" name="revision" value={decision.revision} />
        {decision.letters.map(({ language, draft }) => (
          <div key={language} className="pane__form">
            <Field
              name={reasonName(language)}
              label={text("outbox.edit.reason", { language: format.languageName(language) })}
              help={text("decision.decide.reason.help")}
              error={
                lacks(language) ? text("outbox.missing.reason", { language: format.languageName(language) }) : undefined
              }
            >
              <Textarea
                rows={3}
                maxLength={longestDossierMessage}
                lang={languageFacts[language].tag}
                defaultValue={refused?.typed[reasonName(language)] ?? textIn(decision.reasons, language)}
              />
            </Field>
            <Field
              name={letterName(language)}
              label={text("outbox.edit.letter", { language: format.languageName(language) })}
              help={text("outbox.edit.words", { words: letterWords.map((word) => `{${word}}`).join(" ") })}
            >
              <Textarea
                rows={8}
                maxLength={longestLetter}
                lang={languageFacts[language].tag}
                defaultValue={refused?.typed[letterName(language)] ?? draft}
              />
            </Field>
          </div>
        ))}
        <Button size="small" variant="secondary" name="intent" value="editLetter" busy={isPending}>
          {text("outbox.edit.save")}
        </Button>
      </Form>
    </FoldedWords>
  );
}

/** The acts on a decision besides its release. */
function DecisionActs({ dossier: { id, acts, decision, isConfidential } }: { dossier: OpenDecision }) {
  const text = useText("dossiers");
  const to = usePath();
  const isPending = useIsPending();
  return (
    <Form method="post" className="outbox__acts">
      <input type="hidden" name="dossier" value={id} />
      {decision.plannedFor && !decision.releasedAt && decision.mayRelease && (
        <Button size="small" variant="secondary" name="intent" value="unplan" busy={isPending}>
          {text("outbox.unplan")}
        </Button>
      )}
      {!decision.releasedAt && !isConfidential && (
        <Button size="small" variant="secondary" name="intent" value="trial" busy={isPending}>
          {text("outbox.trial")}
        </Button>
      )}
      {acts.includes("takeDecisionBack") && (
        <Button size="small" variant="quiet" name="intent" value="takeDecisionBack" busy={isPending}>
          {text("decision.takeBack")}
        </Button>
      )}
      {decision.isPrinted && decision.releasedAt && decision.mayRelease && (
        <a className="text-link" href={`${to("/office/outbox")}/${id}.pdf`} download>
          {text("outbox.print")}
        </a>
      )}
      <ArrowLink href={`${to("/office/dossiers")}?open=${id}`}>{text("outbox.openDossier")}</ArrowLink>
    </Form>
  );
}
