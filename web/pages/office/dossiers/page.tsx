import { readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { fund, system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { actOnDossiers } from "#web/pages/office/dossiers/parts/act.ts";
import { DossierFlow } from "#web/pages/office/dossiers/parts/dossier-flow.tsx";
import { DossierList } from "#web/pages/office/dossiers/parts/dossier-list.tsx";
import { DossierViews } from "#web/pages/office/dossiers/parts/dossier-views.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Split } from "#web/ui/split/split.tsx";

const DossiersPage = fund(`
  query DossiersPage($list: String!, $language: Language!) {
    now
    calls { slug title(language: $language) }
    officeDossierCounts(list: $list) { state count }
    officeDossiers(list: $list) {
      rows {
        id levels number type isConfidential state sentAt completeBy isUrgent answerBy language branch department
        applicant organisation title town askedInCents theme call { title(language: $language) }
      }
      first total hasMoreThanTotal next previous remarks { kind name }
    }
  }
`);
const DossierViewsQuery = system(`
  query DossierViews { savedViews(list: dossiers) { id name address isShared } }
`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "dossiers");
  const { searchParams, search } = args.url;
  const { question } = readList(lists.dossiers, searchParams);
  const [page, { savedViews }] = await Promise.all([
    args.api.query(DossiersPage, { list: search.slice(1), language: args.language }),
    args.api.query(DossierViewsQuery),
  ]);
  return {
    question,
    savedViews,
    now: page.now,
    calls: page.calls,
    counts: page.officeDossierCounts,
    dossiers: page.officeDossiers,
  };
};

export const act = (args: ActArgs) => actOnDossiers(args);

/** What the page loaded. */
export type DossiersPage = Awaited<ReturnType<typeof load>>;
/** A dossier of the list; what the reader may not see of it is null. */
export type ListedDossier = DossiersPage["dossiers"]["rows"][number];

/** The dossiers of which the reader sees something: the way they go, the list, and the open one beside it. */
export default function OfficeDossiersPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("dossiers");
  const format = useFormats();
  const { question, savedViews, dossiers, counts } = loaderData;
  const refused = actionData?.problem ? actionData : undefined;
  const total = format.number(dossiers.total) + (dossiers.hasMoreThanTotal ? "+" : "");
  const newCount = counts.find(({ state }) => state === "submitted")?.count ?? 0;
  return (
    <>
      <PageHead title={text("officeDossier.title")} isRefused={Boolean(refused)} />
      <OfficeHead
        title={text("officeDossier.heading", { total, count: dossiers.total })}
        lead={text("officeDossier.lead", { count: newCount })}
      />
      {refused && <RefusalNotice problem={refused.problem} />}
      <DossierFlow question={question} counts={counts} />
      <DossierViews question={question} savedViews={savedViews} />
      <Split pane={null}>
        <DossierList page={loaderData} />
      </Split>
    </>
  );
}
