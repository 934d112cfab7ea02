import { PageHead } from "#web/components/page-head.tsx";
import { type Step, stepAt } from "#web/components/wizard-step.ts";
import { isSentBy, refusalOf, refusedForm, submitForm } from "#web/form.tsx";
import { GraphQLClientError } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import { type ActArgs, notFound, type PageArgs, type PageProps } from "#web/page.ts";
import { DossierFacts } from "#web/pages/account/dossiers/id/parts/facts.tsx";
import { DossierFiles } from "#web/pages/account/dossiers/id/parts/files.tsx";
import { DossierHead } from "#web/pages/account/dossiers/id/parts/head.tsx";
import { DossierHistory } from "#web/pages/account/dossiers/id/parts/history.tsx";
import { DossierLetters } from "#web/pages/account/dossiers/id/parts/letters.tsx";
import { confidentialForm, MakeConfidential } from "#web/pages/account/dossiers/id/parts/make-confidential.tsx";
import { DossierMessages, messageForm } from "#web/pages/account/dossiers/id/parts/messages.tsx";
import { Outcome } from "#web/pages/account/dossiers/id/parts/outcome.tsx";
import { DossierPhases } from "#web/pages/account/dossiers/id/parts/phases.tsx";
import { ReadMessages } from "#web/pages/account/dossiers/id/parts/read-messages.ts";
import { UnsentChanges } from "#web/pages/account/dossiers/id/parts/unsent-changes.tsx";
import { DossierVersions } from "#web/pages/account/dossiers/id/parts/versions.tsx";
import { DossierWithdrawal, withdrawalForm } from "#web/pages/account/dossiers/id/parts/withdrawal.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb/breadcrumb.tsx";
import "./page.css";

const MyDossier = fund(`
  query MyDossier($id: ID!, $language: Language!) {
    now
    dossier(id: $id) {
      id number type title state step isConfidential sentAt answerBy completeBy
      hasUnsentChanges mayEdit mayEditUntil mayWithdraw mayBecomeConfidential
      call { title(language: $language) submissionsClose votingOpens votingCloses resultsPublished awardsFrom }
      handOver { completedAt }
      situation { members { id name } }
      files { id field name size type scan }
      versions {
        version sentAt changedFields
        answers { field value }
        files { id field name size type scan }
      }
      history { at fromState toState reason }
      letters { outcome releasedAt texts { language text } }
      messages { id writtenAt isFromOffice isRead text }
    }
  }
`);
const WriteToOffice = fund(`mutation WriteToOffice($id: ID!, $text: String!) { writeToOffice(id: $id, text: $text) }`);
const Withdraw = fund(`
  mutation WithdrawDossier($id: ID!, $reason: String) { withdrawDossier(id: $id, reason: $reason) { id } }
`);

const MakeDossierConfidential = fund(`mutation MakeConfidential($id: ID!) { makeConfidential(id: $id) { id } }`);

export const load = async ({ api, params, language, url, go }: PageArgs) => {
  const dossier = await api.query(MyDossier, { id: params.id ?? "", language }).then(
    ({ now, dossier }) => dossier && { ...dossier, now },
    (error: unknown) => {
      const code = error instanceof GraphQLClientError ? error.problem?.code : null;
      // A malformed id gets the same answer as an unknown dossier and as somebody else's.
      if (code && code !== "unexpected") return null;
      throw error;
    },
  );
  if (!dossier) notFound();
  if (dossier.state !== "draft") return { ...dossier, doneAction: url.searchParams.get("done") };
  // A draft has no history yet, so its applicant continues with it, in the last step if the organisation is done.
  const step = dossier.handOver?.completedAt ? "check" : (dossier.step.replace("_", "-") as Step);
  throw go(stepAt(step, dossier.id));
};

/** A dossier as its applicant follows it, for the sections of the page. */
export type MyDossier = Awaited<ReturnType<typeof load>>;

export const act = async ({ api, form, params, go }: ActArgs) => {
  const id = params.id ?? "";
  const pageAfter = (doneAction: string, hash: string) => go(`/account/dossiers/${id}?done=${doneAction}${hash}`);
  if (isSentBy(withdrawalForm, form)) {
    return submitForm(
      withdrawalForm,
      form,
      ({ reason }) => api.mutate(Withdraw, { id, reason }),
      () => pageAfter("withdrawn", ""),
    );
  }
  if (isSentBy(confidentialForm, form)) {
    const { problem } = await api.mutate(MakeDossierConfidential, { id });
    return problem ? refusedForm(problem, form) : pageAfter("confidential", "");
  }
  if (form.get("intent") === "read") {
    const { problem } = await api.mutate(ReadMessages, { id });
    return problem ? refusedForm(problem, form) : pageAfter("read", "#messages");
  }
  return submitForm(
    messageForm,
    form,
    ({ text }) => api.mutate(WriteToOffice, { id, text }),
    () => pageAfter("message", "#messages"),
  );
};

export default function MyDossierPage({ loaderData: dossier, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("account");
  const to = usePath();
  const title = text("myDossier.title", { number: dossier.number ?? "" });
  const crumbs = [{ label: text("shell.account"), href: to("/account#dossiers") }, { label: title }];
  return (
    <>
      {/* The tabs and the history of a shared computer show only a number. */}
      <PageHead title={title} description={text("myDossier.lead")} isRefused={Boolean(actionData)} isHiddenFromSearch />
      <div className="wrap dossier-top">
        <Breadcrumb label={text("myDossier.crumbs")} items={crumbs} />
        {(dossier.doneAction === "withdrawn" || dossier.doneAction === "confidential") && (
          <Outcome>{text(`myDossier.done.${dossier.doneAction}`)}</Outcome>
        )}
        <UnsentChanges {...dossier} />
      </div>
      <DossierHead {...dossier} />
      <DossierPhases {...dossier} />
      <DossierLetters {...dossier} />
      <div className="wrap dossier">
        <DossierMessages
          {...dossier}
          refused={refusalOf(messageForm, actionData) ?? refusalOf({ id: "read" }, actionData)}
        />
        <DossierFacts {...dossier} />
        <div className="dossier__more">
          <DossierHistory {...dossier} />
          <DossierVersions {...dossier} />
          <DossierFiles {...dossier} />
          {dossier.mayBecomeConfidential && <MakeConfidential refused={refusalOf(confidentialForm, actionData)} />}
          {dossier.mayWithdraw && <DossierWithdrawal {...dossier} refused={refusalOf(withdrawalForm, actionData)} />}
        </div>
      </div>
    </>
  );
}
