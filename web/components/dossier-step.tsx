import { type ReactNode, useMemo, useRef, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { tidyAnswers } from "#domain/dossier-answer.ts";
import { type AskedSection, type AskingStep, askedIn, askedInAnyCase, checkStep } from "#domain/dossier-check.ts";
import { changesSince, isTooLong } from "#domain/dossier-draft.ts";
import {
  type Answers,
  type DossierField,
  type DossierSection,
  dependants,
  isFileField,
  mostSupport,
} from "#domain/dossier-form.ts";
import { isMasked } from "#domain/register-number.ts";
import { type RuleProblem, required } from "#domain/rules.ts";
import type { DatePart } from "#domain/typed-date.ts";
import type { TextKey } from "#i18n/area.ts";
import { fieldKeys, sectionKey, sectionLead } from "#i18n/dossier-words.ts";
import { readFormAnswers, type StepRefusal } from "#web/components/dossier-act.ts";
import { DossierAutosave } from "#web/components/dossier-autosave.tsx";
import { DossierConflicts } from "#web/components/dossier-conflicts.tsx";
import { answersOf, type Draft, type LoadedDraft, situationOf } from "#web/components/dossier-draft.ts";
import { type DraftStore, ownDraftStore } from "#web/components/dossier-draft-store.ts";
import { DossierQuestion } from "#web/components/dossier-field.tsx";
import { DossierFiles, fileWords, PlainUploads, useIsAddingFiles } from "#web/components/dossier-files.tsx";
import { columnsOf, conditionClass } from "#web/components/dossier-layout.ts";
import { useAutofill } from "#web/components/use-autofill.ts";
import { useStoredFiles } from "#web/components/use-uploads.ts";
import { useWaitingSubmit, WaitingNotice } from "#web/components/waiting-submit.tsx";
import { Wizard, type WizardContent, WizardSection } from "#web/components/wizard.tsx";
import { stepBefore } from "#web/components/wizard-step.ts";
import { type FieldWords, useAttempt, useForm } from "#web/form.tsx";
import type { StoredFile } from "#web/stores/files.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { ErrorSummary } from "#web/ui/error-summary/error-summary.tsx";
import { FormIdContext, formulateId } from "#web/ui/field/form-id.ts";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import "./dossier-step.css";

type Props = {
  step: AskingStep;
  draft: Draft;
  refusal: StepRefusal | undefined;
  /** Goes above the questions and below the error summary. */
  contentBefore?: ReactNode;
};

/** One step of a dossier, for the applicant. */
export function DossierStep({ step, draft, refusal, contentBefore }: Props) {
  const text = useText("submission");
  const { search } = useLocation();
  const isBusy = useNavigation().state === "submitting";
  return (
    <DossierForm
      step={step}
      draft={draft}
      draftStore={ownDraftStore(draft, step)}
      refusal={refusal}
      contentBefore={contentBefore}
      frame={(content) => <Wizard step={step} draft={draft} {...content} />}
    >
      <Button name="intent" value="back" variant="secondary" iconBefore="back">
        {text(stepBefore(step, draft.type) ? "submit.back" : "submit.toStart")}
      </Button>
      <Button name="intent" value="next" iconAfter="arrow" busy={isBusy}>
        {text(search.includes("return") ? "submit.toCheck" : "submit.next")}
      </Button>
    </DossierForm>
  );
}

type FormProps = {
  step: AskingStep;
  draft: LoadedDraft;
  draftStore: DraftStore;
  refusal: StepRefusal | undefined;
  /** The employee for whom the organisation fills this in; undefined if applicants do so themselves. */
  employee?: string | undefined;
  /** Goes above the questions and below the error summary. */
  contentBefore?: ReactNode;
  /** Shows the form in its frame. */
  frame(content: WizardContent): ReactNode;
  /** The buttons at the end. */
  children: ReactNode;
};

/** A part of a dossier as a form: its sections and questions, which are saved while they are answered. */
export function DossierForm({ step, draft, draftStore, refusal, employee, contentBefore, frame, children }: FormProps) {
  const text = useText("submission");
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive();
  const situation = situationOf(draft);
  const [typedAnswers, setTypedAnswers] = useState(() => answersOf(draft));
  const files = useStoredFiles(draftStore.id, draft.files);
  const { pendingFileCount, handleSubmit } = useWaitingSubmit(draftStore.id, form);
  const answers = { ...typedAnswers, ...fileAnswersOf(files) };
  const allSections = askedInAnyCase(step, draft.type, answers, situation);
  const sections = useIsAddingFiles() ? fileSectionsOf(allSections) : allSections;
  // This stays the same object for the same answer, because a new object would announce the errors again.
  const formRefusal = useMemo(
    () => (refusal?.problem ? { problem: refusal.problem, typed: refusal.typedAnswers } : undefined),
    [refusal],
  );
  const attempt = useAttempt(formRefusal);
  const { props, summary, ...questions } = useForm(formOf(step, sections, answers, employee), formRefusal, text);
  const handleInput = () =>
    form.current &&
    setTypedAnswers({ ...typedAnswers, ...changesSince(typedAnswers, readFormAnswers(new FormData(form.current))) });
  const askedFields = new Set(
    askedIn(step, draft.type, answers, situation).flatMap(({ fields }) => fields.map(([field]) => field)),
  );
  // A file that has arrived is no longer missing, and a question that is no longer asked has no error.
  const errorOf = (field: DossierField) =>
    files.some((file) => file.field === field) || !askedFields.has(field)
      ? undefined
      : (questions.error(field) ?? tooLongError(field));
  const problems = checkStep(step, draft.type, answers, situation);
  const openFields = new Set(problems.map(({ field }) => field));
  // A text that is too long even for a draft has an error at once.
  const tooLongError = (field: DossierField) => {
    const tooLong = isTooLong(String(answers[field] ?? "")) && problems.find((one) => one.field === field);
    return tooLong ? questions.sentenceOf(field, tooLong.problem) : undefined;
  };
  const isAnswered = (field: DossierField) => !openFields.has(field) || isMasked(String(answers[field] ?? ""));
  const isValid = (field: DossierField) => !openFields.has(field) && String(answers[field] ?? "").trim() !== "";
  const invalidFields = formRefusal?.problem.code === "form.invalid" ? formRefusal.problem.fields : [];
  const titleOf = (name: string) => text(sectionKey(`${step}.${name}` as DossierSection));
  const sectionTitleOf = (field: DossierField) => {
    const section = sections.find(({ fields }) => fields.some(([name]) => name === field));
    // A step with only one section needs no section title.
    return section && sections.length > 1 ? titleOf(section.name) : undefined;
  };
  const isSolved = invalidFields.every(({ field }) => !errorOf(field as DossierField));
  useAutofill(form, draft);
  const type =
    answers.project_type === "internal" || answers.project_type === "external" ? answers.project_type : draft.type;
  const value = (name: DossierField) => refusal?.typedAnswers[name] ?? String(answers[name] ?? "");
  return frame({
    isRefused: refusal?.problem != null,
    type,
    sections: sections.map(({ name, fields }) => ({
      id: name,
      title: titleOf(name),
      hasError: fields.some(([field]) => errorOf(field) !== undefined),
      isDone: fields.every(([field]) => isAnswered(field)),
    })),
    autosave: <DossierAutosave key={draftStore.id} form={form} draft={draft} draftStore={draftStore} />,
    children: (
      <FormIdContext value={step}>
        <div className="wizard__main">
          {invalidFields.length > 0 ? (
            <ErrorSummary
              title={
                <span className={isSolved ? "is-solved" : undefined}>
                  {isSolved ? text("submit.problem.solved") : text("submit.problem", { count: invalidFields.length })}
                </span>
              }
              attempt={attempt}
              items={(invalidFields as { field: DossierField; problem: RuleProblem }[]).map(({ field, problem }) => ({
                id: formulateId(step, field),
                part: sectionTitleOf(field),
                text: (
                  <span className={errorOf(field) ? undefined : "is-put-right"}>
                    {questions.sentenceOf(field, problem)}
                  </span>
                ),
              }))}
            />
          ) : (
            summary
          )}
          {contentBefore}
          <PlainUploads
            draftStore={draftStore}
            fields={sections.flatMap(({ fields }) => fields.map(([field]) => field)).filter(isFileField)}
          />
          <Form
            method="post"
            // Saving the form ends the adding of files.
            action={search.replace(/&files\b[^&]*|&(?:field|upload)=[^&]*/g, "")}
            ref={form}
            {...props}
            onSubmit={handleSubmit}
            className="wizard__form"
            onInput={(event) => {
              handleInput();
              props.onInput(event);
            }}
          >
            {/* With scripts, the autosave shows the conflicts until there is a choice. */}
            {refusal && refusal.conflicts.length > 0 && !isLive && (
              <DossierConflicts
                conflicts={refusal.conflicts}
                typedAnswers={refusal.typedAnswers}
                members={situation.members}
              />
            )}
            <input type="hidden" name="revision" value={refusal?.revision ?? draft.revision} />
            {/* Enter presses the first button of a form, so this one means "next". */}
            <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
            <p className="meta">{text("form.starred")}</p>
            {sections.map(({ name, fields }, index) => (
              <WizardSection key={name} id={name} number={index + 1} title={titleOf(name)}>
                <FormGrid>
                  <SectionLead section={`${step}.${name}` as DossierSection} />
                  {name === "responsible" && draftStore.isOwn && <CopyApplicant />}
                  {fields.map(([field, question]) => (
                    <div key={field} className={[columnsOf(field), conditionClass(field)].filter(Boolean).join(" ")}>
                      {isFileField(field) ? (
                        <DossierFiles
                          field={field}
                          most={question.most ?? 1}
                          isRequired={question.isRequired}
                          draftStore={draftStore}
                          files={files}
                          employee={employee}
                          error={errorOf(field)}
                        />
                      ) : (
                        <DossierQuestion
                          name={field}
                          field={question}
                          value={value(field)}
                          error={errorOf(field)}
                          isValid={isValid(field)}
                          wrongParts={wrongPartsOf(questions.problemOf(field))}
                          help={
                            field === "financial_support" ? (
                              <MostSupport inCents={mostSupport(answers, situation)} />
                            ) : field === "email" && situation.knownEmail === null ? (
                              text("submit.noMailbox")
                            ) : undefined
                          }
                          isFixed={field === "email" && situation.knownEmail !== null}
                        />
                      )}
                    </div>
                  ))}
                </FormGrid>
              </WizardSection>
            ))}
            <WaitingNotice pendingFileCount={pendingFileCount} />
            <div className="wizard__nav">{children}</div>
          </Form>
        </div>
      </FormIdContext>
    ),
  });
}

const fileSectionsOf = (sections: readonly AskedSection[]) =>
  sections
    .map((section) => ({ ...section, fields: section.fields.filter(([field]) => isFileField(field)) }))
    .filter(({ fields }) => fields.length > 0);

const fileAnswersOf = (files: readonly StoredFile[]) => answersOf({ answers: [], files: [...files] });

/** The rules and words of a step, in the shape that every form of the site has. */
function formOf(step: AskingStep, sections: readonly AskedSection[], answers: Answers, employee: string | undefined) {
  const fields = sections.flatMap(({ fields }) => fields);
  const rules = fields.map(([name, { rules, isRequired }]) => [name, [...(isRequired ? [required] : []), ...rules]]);
  const words = fields.map(([name]) => {
    if (!isFileField(name)) return [name, { ...fieldKeys(name), ask: fieldKeys(name).ask ?? "rule.required" }];
    const { ask, ...words } = fileWords(name, employee);
    return [name, { ...words, ask: ask ?? "rule.required" }];
  });
  return {
    id: step,
    rules: Object.fromEntries(rules),
    words: Object.fromEntries(words) as Record<DossierField, FieldWords<TextKey<"submission">>>,
    // The answers of other steps count too, and we check the answers as they would be saved.
    read: (form: FormData) => tidyAnswers({ ...answers, ...changesSince(answers, readFormAnswers(form)) }),
    // The three fields of a date are one question.
    fieldOf: (control: string) => control.replace(/_(?:day|month|year)$/, ""),
    dependantsOf: (field: string) => dependants[field as DossierField] ?? [],
  };
}

function wrongPartsOf(problem: RuleProblem | null | undefined): readonly DatePart[] | undefined {
  return problem && "parts" in problem ? problem.parts : undefined;
}

/** The introduction of a section, if it has one. */
function SectionLead({ section }: { section: DossierSection }) {
  const text = useText("submission");
  const lead = sectionLead(section);
  return lead && <p className="form-section__intro">{text(lead)}</p>;
}

/** Says live how much support is possible. */
function MostSupport({ inCents }: { inCents: number | null }) {
  const text = useText("submission");
  const format = useFormats();
  const sentence = inCents !== null && text("submit.mostSupport", { amount: format.wholeMoney(inCents) });
  return <span aria-live="polite">{sentence}</span>;
}

/** A button that copies the applicant's data to the responsible person. */
function CopyApplicant() {
  const text = useText("submission");
  return (
    <p>
      <Button name="intent" value="copy" variant="quiet" data-copies-applicant="">
        {text("submit.copyApplicant")}
      </Button>
    </p>
  );
}
