import { useRef } from "react";
import { Form } from "react-router";
import { kindOf } from "#domain/dossier-answer.ts";
import { askedIn, stepsAsking } from "#domain/dossier-check.ts";
import type { DossierField, DossierSection } from "#domain/dossier-form.ts";
import { readUrl } from "#domain/text-rules.ts";
import { fieldKeys, sectionKey } from "#i18n/dossier-words.ts";
import { useAnswerText } from "#web/components/answer-text.ts";
import { answersOf, type Draft, loadDraft, situationOf } from "#web/components/dossier-draft.ts";
import { endStep } from "#web/components/ended-step.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { useStoredFiles } from "#web/components/use-uploads.ts";
import { PendingUploads, useWaitingSubmit, WaitingNotice } from "#web/components/waiting-submit.tsx";
import { Wizard, WizardSection } from "#web/components/wizard.tsx";
import { stepAt } from "#web/components/wizard-step.ts";
import { fund } from "#web/graphql/document.ts";
import { type ActArgs, type PageArgs, type PageProps, refused } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { formulateId } from "#web/ui/field/form-id.ts";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "#web/components/answers.css";
import "./page.css";

const SendDossier = fund(`
  mutation SendDossier($id: ID!, $language: Language) { sendDossier(id: $id, language: $language) { id } }
`);

export const load = (args: PageArgs) => loadDraft(args, "check");
export const act = async ({ api, url, language, go }: ActArgs) => {
  const id = url.searchParams.get("dossier") ?? "";
  const { problem } = await api.mutate(SendDossier, { id, language });
  if (problem) endStep(problem, {});
  return problem ? refused(problem) : go(`/submit-a-project/thank-you?dossier=${id}`);
};
export { RefusedStep as ErrorBoundary } from "#web/components/refused-step.tsx";

export default function CheckPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("submission");
  const to = usePath();
  const isPending = useIsPending();
  const form = useRef<HTMLFormElement>(null);
  // A file may have arrived since the dossier was read, or may still be uploading.
  const draft = { ...loaderData, files: [...useStoredFiles(loaderData.id, loaderData.files)] };
  const { pendingUploads, pendingFileCount, handleSubmit } = useWaitingSubmit(draft.id, form);
  const sections = useSections(draft);
  // People may come back from the thank-you page, and must not send the same again by mistake.
  const isSent = draft.state === "submitted" && !draft.hasUnsentChanges && pendingUploads.length === 0;
  return (
    <Wizard
      step="check"
      draft={draft}
      isRefused={actionData !== undefined}
      sections={sections.map(({ id, title }) => ({ id, title, isDone: true }))}
    >
      <div className="wizard__form">
        {actionData && <RefusalNotice problem={actionData.problem} />}
        {isSent ? <AlreadySentNotice draft={draft} /> : <p className="lead">{text("submit.check.text")}</p>}
        {sections.map(({ id, title, isHandedOver, answeredQuestions, changeAddress }, index) => (
          <WizardSection key={id} id={id} number={index + 1} title={title}>
            {isHandedOver ? (
              <p>{text("submit.handOver.filled")}</p>
            ) : (
              <>
                <dl className="answers">
                  {answeredQuestions.map(({ field, label, answer }) => (
                    <div key={field}>
                      <dt>{label}</dt>
                      <dd>{kindOf(field) === "url" ? <Site address={answer} /> : answer}</dd>
                    </div>
                  ))}
                </dl>
                <p className="answers__change">
                  <Link href={changeAddress()}>
                    {text("submit.change")}
                    <span className="vh"> {title}</span>
                  </Link>
                </p>
              </>
            )}
          </WizardSection>
        ))}
        <OpenQuestions sections={sections} />
        {!isSent && (
          <Form method="post" className="wizard__send" ref={form} onSubmit={handleSubmit}>
            <PendingUploads files={pendingUploads} />
            {!draft.maySend && (
              <Notice tone="warning" title={text("submit.send.closed")}>
                {text(draft.state === "draft" ? "dossier.closed" : "dossier.closedSinceSent")}
              </Notice>
            )}
            <p>{text(draft.type === "internal" ? "submit.send.promise.internal" : "submit.send.promise")}</p>
            <WaitingNotice pendingFileCount={pendingFileCount} />
            <div className="wizard__nav">
              <LinkButton href={to(stepAt("financial", draft.id))} variant="secondary" iconBefore="back">
                {text("submit.back")}
              </LinkButton>
              <Button iconAfter="arrow" busy={isPending || pendingFileCount > 0} disabled={!draft.maySend}>
                {text(draft.state === "draft" ? "submit.send" : "submit.send.again")}
              </Button>
            </div>
          </Form>
        )}
      </div>
    </Wizard>
  );
}

/** Says that nothing is left to send, with a link to the dossier's page. */
function AlreadySentNotice({ draft: { id, number } }: { draft: Draft }) {
  const text = useText("submission");
  const to = usePath();
  return (
    <Notice tone="success" title={text("submit.alreadySent")}>
      <p>{text("submit.alreadySent.text", { number: number ?? "" })}</p>
      <p>
        <LinkButton href={to(`/account/dossiers/${id}`)} variant="secondary" size="small" iconAfter="arrow">
          {text("submit.sent.account")}
        </LinkButton>
      </p>
    </Notice>
  );
}

/** Every section in the order of the form, with its answers and its open questions. */
function useSections(draft: Draft) {
  const text = useText("submission");
  const to = usePath();
  const [answers, situation] = [answersOf(draft), situationOf(draft)];
  const nameOfFile = (id: string) => draft.files.find((file) => file.id === id)?.name ?? "";
  const answerText = useAnswerText(text, { nameOfFile, members: situation.members });
  return stepsAsking(draft.type).flatMap((step) =>
    askedIn(step, draft.type, answers, situation).map(({ name, fields }) => {
      const questions = fields.map(([field]) => ({
        field,
        label: text(fieldKeys(field).label),
        answer: answerText(field, answers),
      }));
      return {
        id: `${step}-${name}`,
        title: text(sectionKey(`${step}.${name}` as DossierSection)),
        isHandedOver: draft.handOver !== null && step === "financial",
        answeredQuestions: questions.filter(({ answer }) => answer !== ""),
        openQuestions: questions.filter(({ answer }) => answer === ""),
        changeAddress: (field?: DossierField) =>
          to(`${stepAt(step, draft.id)}&return#${field ? formulateId(step, field) : name}`),
      };
    }),
  );
}

/** The unanswered optional questions, folded. */
function OpenQuestions({ sections }: { sections: ReturnType<typeof useSections> }) {
  const text = useText("submission");
  const ownQuestions = sections.flatMap(({ isHandedOver, openQuestions, ...section }) =>
    isHandedOver ? [] : openQuestions.map((question) => ({ ...section, ...question })),
  );
  if (ownQuestions.length === 0) return null;
  return (
    <FoldedWords title={text("submit.check.open", { count: ownQuestions.length })}>
      <ul className="answers__open">
        {ownQuestions.map(({ title, field, label, changeAddress }) => (
          <li key={field}>
            <Link href={changeAddress(field)}>{label}</Link> ({title})
          </li>
        ))}
      </ul>
    </FoldedWords>
  );
}

/** The address of a site, as a link if it is valid. */
function Site({ address }: { address: string }) {
  const site = readUrl(address);
  if (!site) return address;
  return (
    <Link href={site} target="_blank" rel="noreferrer">
      {address}
    </Link>
  );
}
