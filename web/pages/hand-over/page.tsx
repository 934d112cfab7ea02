import { data, useNavigation } from "react-router";
import { longestDraft } from "#domain/dossier-draft.ts";
import { invalidForm } from "#domain/problem.ts";
import {
  asAnswers,
  changedHere,
  conflictsUnderWay,
  keepAll,
  stay,
  toAddFiles,
  typedWith,
} from "#web/components/dossier-act.ts";
import type { Keeper } from "#web/components/dossier-keeper.ts";
import { DossierForm } from "#web/components/dossier-step.tsx";
import { settleUnsent } from "#web/components/dossier-unsent.ts";
import { PageHead } from "#web/components/page-head.tsx";
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
      situation { now maximumInCents maximumWhenActiveInCents asksRegisterNumber knownEmail }
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

const tokenIn = (url: URL) => url.searchParams.get("token") ?? "";
const pageOf = (token: string) => `/hand-over?token=${encodeURIComponent(token)}`;

export const load = async ({ api, url }: PageArgs) => {
  await settleUnsent();
  const token = tokenIn(url);
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
  const token = tokenIn(url);
  const newConflicts = await conflictsUnderWay();
  if (newConflicts.length > 0) return stay(form, { conflicts: newConflicts });
  const { sendings, tooLong, taken, conflicts } = changedHere(form, token);
  const { saved, problem } = await keepAll(token, sendings, (sending) => keeperFor(token).save(api, sending));
  if (problem) return stay(form, { problem });
  const { revision } = saved;
  const openConflicts = [...conflicts, ...saved.conflicts];
  if (taken || openConflicts.length > 0)
    return stay(form, { conflicts: openConflicts, revision, typed: typedWith(form, taken) });
  const tooLongProblems = Object.keys(tooLong).map((field) => ({
    field,
    problem: { code: "rule.max.text", most: longestDraft } as const,
  }));
  if (tooLongProblems.length > 0) return stay(form, { problem: invalidForm(tooLongProblems), revision });
  const intent = String(form.get("intent") ?? "");
  const files = toAddFiles(form, "financial", `${pageOf(token)}&change`);
  if (files) return go(files);
  if (intent === "keep") return go(`${pageOf(token)}&change`);
  const [, fileId] = /^remove (.+)$/.exec(intent) ?? [];
  if (fileId) {
    const { problem } = await api.mutate(RemoveFile, { token, id: fileId });
    return problem ? stay(form, { problem, revision }) : go(`${pageOf(token)}&change`);
  }
  const { problem: finishProblem } = await api.mutate(FinishHandOver, { token });
  return finishProblem ? stay(form, { problem: finishProblem, revision }) : go(pageOf(token));
};

export const handle: PageHandle = { isNeverCached: true };

/** Saves to the part that this link hands over; nothing stays in the browser, which is not ours. */
function keeperFor(token: string): Keeper {
  return {
    id: token,
    isOwn: false,
    mayStayHere: () => false,
    ownerFields: { hand_over: token },
    save: async (api, { basedOn, changes }) => {
      const { data, problem } = await api.mutate(FillHandOver, { token, basedOn, answers: asAnswers(changes) });
      return problem ? { saved: null, problem } : { saved: data.fillHandOver, problem: null };
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
  const typedAnswers = actionData && <TypedAnswers typed={actionData.typed} />;
  if (!part) return <InvalidLink problem={problem}>{typedAnswers}</InvalidLink>;
  const { askedBy: employee, expiresAt, completedAt, mayEdit, deadline, answers } = part;
  const until = format.until(new Date(deadline && deadline < expiresAt ? deadline : expiresAt));
  if (completedAt && !isChanging)
    return <PartDone employee={employee} until={until} changePath={mayEdit ? `${pageOf(token)}&change` : null} />;
  if (!mayEdit) return <PartClosed employee={employee}>{typedAnswers}</PartClosed>;
  const answer = (field: string) => answers.find((one) => one.field === field)?.value ?? "";
  const organisation = answer("name_organisation");
  const lead = text("handOver.page.lead", { employee, fund: name });
  return (
    <DossierForm
      key={token}
      step="financial"
      draft={{ ...part, type: "external" }}
      keeper={keeperFor(token)}
      refused={actionData}
      employee={employee}
      frame={({ sections, saved, isRefused = false, children }) => (
        <>
          <PageHead title={text("handOver.page")} description={text("handOver.page.text")} isRefused={isRefused} />
          <PageTop eyebrow={organisation} title={text("handOver.page")} lead={lead} />
          <div className="wrap wizard">
            <AboutData employee={employee} project={answer("title_of_the_project")} until={until} />
            <WizardBody sections={sections} aside={saved}>
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
