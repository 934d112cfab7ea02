import { data, useNavigation } from "react-router";
import { longestDraft } from "#domain/dossier-draft.ts";
import { invalidForm } from "#domain/problem.ts";
import {
  addressToAddFiles,
  readChangedAnswers,
  readTypedAnswers,
  refuseStep,
  toAnswerInputs,
  waitForNewConflicts,
} from "#web/components/dossier-act.ts";
import type { DraftStore } from "#web/components/dossier-draft-store.ts";
import { DossierForm } from "#web/components/dossier-step.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { saveQueue } from "#web/components/page-save-queue.ts";
import { PageTop } from "#web/components/page-top.tsx";
import { TypedAnswers } from "#web/components/typed-answers.tsx";
import { WizardBody } from "#web/components/wizard.tsx";
import { GraphQLClientError } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageHandle, PageProps } from "#web/page.ts";
import { AboutData } from "#web/pages/hand-over/parts/about-data.tsx";
import { InvalidLink, PartClosed, PartDone } from "#web/pages/hand-over/parts/end-pages.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

const HandedPart = fund(`
  query HandedPart($token: String!) {
    handedPart(token: $token) {
      revision changedAt expiresAt completedAt askedBy mayEdit deadline
      answers { field value }
      files { id field name size type scan }
      situation { now maximumInCents maximumWhenActiveInCents costShare asksRegisterNumber knownEmail workplaces departments }
    }
  }
`);
const FillHandOver = fund(`
  mutation FillHandOver($token: String!, $basedOn: Int!, $answers: [DossierAnswerInput!]!) {
    fillHandOver(token: $token, basedOn: $basedOn, answers: $answers) {
      revision changedAt conflicts { field theirs }
    }
  }
`);
const RemoveFile = fund(`
  mutation RemoveHandedFile($token: String!, $id: ID!) { removeHandedFile(token: $token, id: $id) }
`);
const FinishHandOver = fund(`mutation FinishHandOver($token: String!) { finishHandOver(token: $token) }`);

const readToken = (url: URL) => url.searchParams.get("token") ?? "";
const pagePath = (token: string) => `/hand-over?token=${encodeURIComponent(token)}`;

export const load = async ({ api, url }: PageArgs) => {
  await saveQueue.sendUnsent();
  const token = readToken(url);
  const isChanging = url.searchParams.has("change");
  try {
    const { handedPart } = token ? await api.query(HandedPart, { token }) : { handedPart: null };
    // A link without a part gets the status 404, and its page says what to do.
    return data({ token, part: handedPart, isChanging, problem: null }, { status: handedPart ? 200 : 404 });
  } catch (error) {
    // A visitor who tries too many invalid links has to wait.
    const problem = error instanceof GraphQLClientError ? error.problem : null;
    if (!problem) throw error;
    return data({ token, part: null, isChanging, problem }, { status: 429 });
  }
};

export const act = async ({ api, form, url, go }: ActArgs) => {
  const token = readToken(url);
  const newConflicts = await waitForNewConflicts();
  if (newConflicts.length > 0) return refuseStep(form, { conflicts: newConflicts });
  const { sendings, tooLong, takenAnswer, conflicts } = readChangedAnswers(form, token);
  const { savedDraft, problem } = await saveQueue.saveAll(token, sendings, (sending) =>
    handOverDraftStore(token).save(api, sending),
  );
  if (problem) return refuseStep(form, { problem });
  const { revision } = savedDraft;
  const openConflicts = [...conflicts, ...savedDraft.conflicts];
  if (takenAnswer || openConflicts.length > 0)
    return refuseStep(form, { conflicts: openConflicts, revision, typedAnswers: readTypedAnswers(form, takenAnswer) });
  const tooLongProblems = Object.keys(tooLong).map((field) => ({
    field,
    problem: { code: "rule.max.text", most: longestDraft } as const,
  }));
  if (tooLongProblems.length > 0) return refuseStep(form, { problem: invalidForm(tooLongProblems), revision });
  const intent = String(form.get("intent") ?? "");
  const filesAddress = addressToAddFiles(form, "financial", `${pagePath(token)}&change`);
  if (filesAddress) return go(filesAddress);
  if (intent === "keep") return go(`${pagePath(token)}&change`);
  const [, fileId] = /^remove (.+)$/.exec(intent) ?? [];
  if (fileId) {
    const { problem } = await api.mutate(RemoveFile, { token, id: fileId });
    return problem ? refuseStep(form, { problem, revision }) : go(`${pagePath(token)}&change`);
  }
  const { problem: finishProblem } = await api.mutate(FinishHandOver, { token });
  return finishProblem ? refuseStep(form, { problem: finishProblem, revision }) : go(pagePath(token));
};

export const handle: PageHandle = { isNeverCached: true };

/** Saves to the part that this link hands over; the device stores nothing, because it may be shared. */
function handOverDraftStore(token: string): DraftStore {
  return {
    id: token,
    isOwn: false,
    mayStayOnDevice: () => false,
    ownerFields: { hand_over: token },
    save: async (api, { basedOn, changes }) => {
      const { data, problem } = await api.mutate(FillHandOver, { token, basedOn, answers: toAnswerInputs(changes) });
      return problem ? { savedDraft: null, problem } : { savedDraft: data.fillHandOver, problem: null };
    },
  };
}

/** The financial part, for the organisation that fills it in. */
export default function HandOverPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const { token, part, isChanging, problem } = loaderData;
  const text = useText("submission");
  const format = useFormats();
  const { name } = useFund();
  const isBusy = useNavigation().state === "submitting";
  // Without scripts, the typed answers would be lost with the form.
  const typedAnswers = actionData && <TypedAnswers typedAnswers={actionData.typedAnswers} />;
  if (!part) return <InvalidLink problem={problem}>{typedAnswers}</InvalidLink>;
  const { askedBy: employee, expiresAt, completedAt, mayEdit, deadline, answers } = part;
  const until = format.until(new Date(deadline && deadline < expiresAt ? deadline : expiresAt));
  if (completedAt && !isChanging)
    return <PartDone employee={employee} until={until} changePath={mayEdit ? `${pagePath(token)}&change` : null} />;
  if (!mayEdit) return <PartClosed employee={employee}>{typedAnswers}</PartClosed>;
  const answer = (field: string) => answers.find((one) => one.field === field)?.value ?? "";
  const organisation = answer("name_organisation");
  const lead = text("handOver.page.lead", { employee, fund: name });
  return (
    <DossierForm
      key={token}
      step="financial"
      draft={{ ...part, type: "external" }}
      draftStore={handOverDraftStore(token)}
      refusal={actionData}
      employee={employee}
      frame={({ sections, autosave, isRefused = false, children }) => (
        <>
          <PageHead title={text("handOver.page")} description={text("handOver.page.text")} isRefused={isRefused} />
          <PageTop eyebrow={organisation} title={text("handOver.page")} lead={lead} />
          <div className="wrap wizard">
            <AboutData employee={employee} project={answer("title_of_the_project")} until={until} />
            <WizardBody sections={sections} aside={autosave}>
              {children}
            </WizardBody>
          </div>
        </>
      )}
    >
      <Button name="intent" value="keep" variant="secondary">
        {text("handOver.keep")}
      </Button>
      <Button name="intent" value="finish" iconAfter="arrow" busy={isBusy}>
        {text("handOver.finish")}
      </Button>
    </DossierForm>
  );
}
