import { dossierMessageFields, withdrawalFields } from "#domain/dossier-message.ts";
import { invalidForm } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { type Step, stepAt } from "#web/components/wizard-step.ts";
import { type Refused, readTexts, refusedForm } from "#web/form.tsx";
import { GraphQLClientError } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import { type ActArgs, notFound, type PageArgs, type PageProps } from "#web/page.ts";
import { DossierFacts } from "#web/pages/account/dossiers/id/parts/facts.tsx";
import { DossierFiles } from "#web/pages/account/dossiers/id/parts/files.tsx";
import { DossierHead } from "#web/pages/account/dossiers/id/parts/head.tsx";
import { DossierHistory } from "#web/pages/account/dossiers/id/parts/history.tsx";
import { DossierMessages } from "#web/pages/account/dossiers/id/parts/messages.tsx";
import { Outcome } from "#web/pages/account/dossiers/id/parts/outcome.tsx";
import { DossierPhases } from "#web/pages/account/dossiers/id/parts/phases.tsx";
import { ReadMessages } from "#web/pages/account/dossiers/id/parts/read-messages.ts";
import { UnsentChanges } from "#web/pages/account/dossiers/id/parts/unsent-changes.tsx";
import { DossierVersions } from "#web/pages/account/dossiers/id/parts/versions.tsx";
import { DossierWithdrawal } from "#web/pages/account/dossiers/id/parts/withdrawal.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb/breadcrumb.tsx";
import "./page.css";

const MyDossier = fund(`
  query MyDossier($id: ID!, $language: Language!) {
    now
    dossier(id: $id) {
      id number type title state step isConfidential sentAt completeBy
      hasUnsentChanges mayEdit mayEditUntil mayWithdraw
      call { title(language: $language) submissionsClose votingOpens votingCloses resultsPublished awardsFrom }
      handOver { completedAt }
      files { id field name size type scan }
      versions {
        version sentAt changedFields
        answers { field value }
        files { id field name size type scan }
      }
      history { at fromState toState reason }
      messages { id writtenAt isFromOffice isRead text }
    }
  }
`);
const WriteToOffice = fund(`mutation WriteToOffice($id: ID!, $text: String!) { writeToOffice(id: $id, text: $text) }`);
const Withdraw = fund(`
  mutation WithdrawDossier($id: ID!, $reason: String) { withdrawDossier(id: $id, reason: $reason) { id } }
`);

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
  if (dossier.state !== "draft") return { ...dossier, done: url.searchParams.get("done") };
  // A draft has no history yet, so its applicant continues with it, in the last step if the organisation is done.
  const step = dossier.handOver?.completedAt ? "check" : (dossier.step.replace("_", "-") as Step);
  throw go(stepAt(step, dossier.id));
};

/** A dossier as its applicant follows it, for the sections of the page. */
export type MyDossier = Awaited<ReturnType<typeof load>>;

export const act = async ({ api, form, params, go }: ActArgs) => {
  const id = params.id ?? "";
  const pageAfter = (done: string, place: string) => go(`/account/dossiers/${id}?done=${done}${place}`);
  switch (form.get("intent")) {
    case "withdraw": {
      const { reason = "" } = readTexts(withdrawalFields, form);
      const invalid = invalidForm(checkFields(withdrawalFields, { reason }));
      const problem = invalid ?? (await api.mutate(Withdraw, { id, reason })).problem;
      return problem ? refusedForm(problem, form) : pageAfter("withdrawn", "");
    }
    case "read": {
      const { problem } = await api.mutate(ReadMessages, { id });
      return problem ? refusedForm(problem, form) : pageAfter("read", "#messages");
    }
    default: {
      const { text = "" } = readTexts(dossierMessageFields, form);
      const invalid = invalidForm(checkFields(dossierMessageFields, { text }));
      const problem = invalid ?? (await api.mutate(WriteToOffice, { id, text })).problem;
      return problem ? refusedForm(problem, form) : pageAfter("message", "#messages");
    }
  }
};

/** The refusal of a form of this page, if it was this form. */
const refusedOf = (intent: string, refused: Refused | undefined) =>
  refused?.typed.intent === intent ? refused : undefined;

export default function MyDossierPage({ loaderData: dossier, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("account");
  const to = usePath();
  const title = text("myDossier.title", { number: dossier.number ?? "" });
  const crumbs = [{ label: text("shell.account"), href: to("/account#dossiers") }, { label: title }];
  return (
    <>
      {/* The tabs and the history of a shared computer show only a number. */}
      <PageHead title={title} description={text("myDossier.lead")} isRefused={Boolean(actionData)} isUnlisted />
      <div className="wrap case-top">
        <Breadcrumb label={text("myDossier.crumbs")} items={crumbs} />
        {dossier.done === "withdrawn" && <Outcome>{text("myDossier.done.withdrawn")}</Outcome>}
        <UnsentChanges {...dossier} />
      </div>
      <DossierHead {...dossier} />
      <DossierPhases {...dossier} />
      <div className="wrap case">
        <DossierMessages {...dossier} refused={refusedOf("message", actionData) ?? refusedOf("read", actionData)} />
        <DossierFacts {...dossier} />
        <div className="case__more">
          <DossierHistory {...dossier} />
          <DossierVersions {...dossier} />
          <DossierFiles {...dossier} />
          {dossier.mayWithdraw && <DossierWithdrawal refused={refusedOf("withdraw", actionData)} />}
        </div>
      </div>
    </>
  );
}
