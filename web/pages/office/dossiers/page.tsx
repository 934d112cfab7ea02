import { isId } from "#domain/id.ts";
import { addressOfList, readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { mayDo } from "#domain/permission.ts";
import { JudgementFields } from "#web/components/member-scores.tsx";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { fund, system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { actOnDossiers } from "#web/pages/office/dossiers/parts/act.ts";
import { DoneNotice } from "#web/pages/office/dossiers/parts/done-notice.tsx";
import { BulkDone } from "#web/pages/office/dossiers/parts/dossier-bulk.tsx";
import { DossierFlow } from "#web/pages/office/dossiers/parts/dossier-flow.tsx";
import { DossierList } from "#web/pages/office/dossiers/parts/dossier-list.tsx";
import { DossierPane } from "#web/pages/office/dossiers/parts/dossier-pane.tsx";
import { DossierViews } from "#web/pages/office/dossiers/parts/dossier-views.tsx";
import { hasFormOfItsOwn } from "#web/pages/office/dossiers/parts/forms.ts";
import { rowAtEdge } from "#web/pages/office/dossiers/parts/page-edge.ts";
import { readTab } from "#web/pages/office/dossiers/parts/panel-tab.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Split } from "#web/ui/split/split.tsx";

const DossiersPage = fund(`
  query DossiersPage($list: String!, $language: Language!) {
    now
    calls { slug title(language: $language) }
    officeDossierCounts(list: $list) { state count }
    officeDossiers(list: $list) {
      rows {
        id levels number type isConfidential state sentAt completeBy isUrgent answerBy language branch department
        applicant organisation title town(language: $language) askedInCents theme call { title(language: $language) }
        decision { outcome amountInCents releasedAt }
      }
      first total hasMoreThanTotal next previous remarks { kind name }
    }
  }
`);
const OpenDossier = fund(
  `
  query OpenDossier(
    $id: ID!, $language: Language!, $hasHistory: Boolean!, $hasReaders: Boolean!, $hasScores: Boolean!
  ) {
    officeDossier(id: $id) {
      id levels acts number type isConfidential state sentAt completeBy isUrgent answerBy language branch department
      applicant organisation title town(language: $language) responsible askedInCents costInCents theme
      call { title(language: $language) }
      isLikelyConflict conflictAnswer hasUndeliveredMail
      decision { outcome amountInCents isLoan releasedAt revision reasons { language text } }
      possibleOutcomes
      opinions { member isMine amountInCents isLoan reason }
      needsSubstitute
      points { id text(language: $language) isMet isChecked }
      ofSameOrganisation {
        id number title language state askedInCents releasedInCents call { title(language: $language) }
      }
      closedFor { id name }
      versions { version sentAt changedFields answers { field value } }
      files { id field name size type scan }
      messages { id writtenAt isFromOffice isRead author text }
      history @include(if: $hasHistory) { at toState mover by reason }
      readings @include(if: $hasHistory) { at act by field reason }
      notes { id writtenAt author text mentions }
      otherReaders @include(if: $hasReaders) { id name }
      reviewProgress @include(if: $hasScores) { finished reviewers }
      judgement @include(if: $hasScores) { ...JudgementFields }
    }
  }
`,
  [JudgementFields],
);
const RequestBudget = fund(`query RequestBudget { requestBudget { year budgetInCents givenInCents leftInCents } }`);
const DossierViewsQuery = system(`
  query DossierViews { savedViews(list: dossiers) { id name address isShared mayChange } }
`);

export const load = async (args: PageArgs) => {
  const { roles } = await enterOffice(args, "dossiers");
  const { searchParams, search } = args.url;
  const { question } = readList(lists.dossiers, searchParams);
  const [page, { savedViews }] = await Promise.all([
    args.api.query(DossiersPage, { list: search.slice(1), language: args.language }),
    args.api.query(DossierViewsQuery),
  ]);
  const edge = rowAtEdge(searchParams, page.officeDossiers.rows);
  if (edge) throw args.go(`/office/dossiers${addressOfList(lists.dossiers, { ...question, open: edge.id })}`);
  const tab = readTab(searchParams);
  const shownParts = { hasHistory: tab === "history", hasReaders: tab === "notes", hasScores: tab === "scores" };
  const { officeDossier } = isId(question.open ?? "")
    ? await args.api.query(OpenDossier, { id: question.open ?? "", language: args.language, ...shownParts })
    : { officeDossier: null };
  const isRequest = officeDossier?.type === "internal" && officeDossier.levels.includes("judge");
  // A substitute, who judges one request, does not read what others got.
  const mayReadBudget = isRequest && mayDo({ roles, hasSecondFactor: true }, "reviewDossier");
  return {
    roles,
    question,
    savedViews,
    open: officeDossier,
    budget: mayReadBudget ? (await args.api.query(RequestBudget)).requestBudget : null,
    tab,
    done: searchParams.get("justDone"),
    now: page.now,
    calls: page.calls,
    counts: page.officeDossierCounts,
    dossiers: page.officeDossiers,
  };
};

export const act = (args: ActArgs) => actOnDossiers(args);

/** The loaded data of the page. */
export type DossiersPage = Awaited<ReturnType<typeof load>>;
/** A dossier of the list; what the reader may not see of it is null. */
export type ListedDossier = DossiersPage["dossiers"]["rows"][number];

/** The open dossier; what the reader may not see of it is null. */
export type OpenDossier = NonNullable<DossiersPage["open"]>;

/** The dossiers of which the reader sees something: the way they go, the list, and the open one beside it. */
export default function OfficeDossiersPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("dossiers");
  const format = useFormats();
  const { question, savedViews, dossiers, counts, open, done } = loaderData;
  const refused = actionData?.problem ? actionData : undefined;
  const answer = actionData && !actionData.problem ? actionData : null;
  const plan = answer?.kind === "plan" ? answer : null;
  const refusal = refused && !hasFormOfItsOwn(refused) ? refused : plan?.refused;
  const revealed = answer?.kind === "revealed" ? answer : null;
  const total = format.number(dossiers.total) + (dossiers.hasMoreThanTotal ? "+" : "");
  const newCount = counts.find(({ state }) => state === "submitted")?.count ?? 0;
  return (
    <>
      <PageHead title={text("officeDossier.title")} isRefused={Boolean(refused ?? plan?.refused)} />
      <OfficeHead
        title={text("officeDossier.heading", { total, count: dossiers.total })}
        lead={text("officeDossier.lead", { count: newCount })}
      />
      <DoneNotice done={actionData ? null : done} />
      {answer?.kind === "done" && <BulkDone act={answer.act} outcome={answer} />}
      {plan?.before && <BulkDone act={plan.act} outcome={plan.before} />}
      {refusal && <RefusalNotice problem={refusal.problem} />}
      {question.open && !open && <Notice>{text("officeDossier.unknown")}</Notice>}
      <DossierFlow question={question} counts={counts} total={dossiers.hasMoreThanTotal ? null : dossiers.total} />
      <DossierViews question={question} savedViews={savedViews} />
      <Split
        pane={
          open && (
            <DossierPane
              key={`${open.id} ${open.state}`}
              page={loaderData}
              dossier={open}
              refused={refused}
              revealed={revealed}
            />
          )
        }
      >
        <DossierList page={loaderData} plan={plan} refused={refused} />
      </Split>
    </>
  );
}
