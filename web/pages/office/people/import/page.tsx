import { rosterLineKinds } from "#domain/roster-line.ts";
import { ImportCounts } from "#web/components/import-counts.tsx";
import { ImportFile } from "#web/components/import-file.tsx";
import { pageIn } from "#web/components/import-page.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { columnNames } from "#web/components/roster-column.ts";
import { refusedForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { ApplyDraft } from "#web/pages/office/people/import/parts/apply-draft.tsx";
import { DraftLines } from "#web/pages/office/people/import/parts/draft-lines.tsx";
import { PeopleViews } from "#web/pages/office/people/parts/people-views.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";

/** The number of lines on a page. */
const pageSize = 50;

const ImportDraft = system(`
  query ImportDraft($kind: RosterLineKind, $search: String!, $first: Int!, $skip: Int!) {
    rosterDraft {
      id fingerprint fileName madeAt unchanged lettersNeeded rolesEnding counts { kind count }
      lines(kind: $kind, search: $search, first: $first, skip: $skip) {
        kind line employeeId name branch doubt word needsLetter hasRole changes { field before after }
      }
    }
  }
`);
const Apply = system(`
  mutation ApplyDraft($id: ID!, $fingerprint: String!, $many: Boolean!) {
    applyRosterDraft(id: $id, fingerprint: $fingerprint, allowManyLeavers: $many)
  }
`);
const Discard = system(`mutation DiscardDraft { discardRosterDraft }`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "people");
  const { searchParams } = args.url;
  const kind = rosterLineKinds.find((one) => one === searchParams.get("kind")) ?? null;
  const search = searchParams.get("q") ?? "";
  const page = pageIn(searchParams);
  const { rosterDraft } = await args.api.query(ImportDraft, {
    kind,
    search,
    // One more than we show tells whether there is a next page.
    first: pageSize + 1,
    skip: (page - 1) * pageSize,
  });
  const lines = rosterDraft?.lines ?? [];
  const refused = searchParams.get("refused");
  return {
    draft: rosterDraft && { ...rosterDraft, lines: lines.slice(0, pageSize) },
    view: { kind, search, page, hasNext: lines.length > pageSize },
    refused: refused ? { code: refused, columns: searchParams.get("columns") ?? "" } : null,
  };
};

export const act = async ({ api, form, go }: ActArgs) => {
  if (form.get("intent") === "discard") {
    await api.mutate(Discard);
    return go("/office/people/import");
  }
  const many = form.get("many") === "on";
  const seen = { id: String(form.get("id")), fingerprint: String(form.get("fingerprint")) };
  const { problem } = await api.mutate(Apply, { ...seen, many });
  return problem ? refusedForm(problem, form) : go("/office/people?justDone=imported");
};

/** The dry run of a staff list. */
export type ImportDraftData = NonNullable<Awaited<ReturnType<typeof load>>["draft"]>;
/** The lines that the address asks for. */
export type ImportView = Awaited<ReturnType<typeof load>>["view"];

/** The page on which a coordinator drops the company's staff list, looks at what it changes, and takes it over. */
export default function OfficeImportPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("people");
  const format = useFormats();
  const path = usePath()("/office/people/import");
  const { draft, view, refused } = loaderData;
  const problem = actionData?.problem ?? null;
  const countOf = (kind: string) => draft?.counts.find((one) => one.kind === kind)?.count ?? 0;
  const changes = countOf("added") + countOf("changed") + countOf("renamed") + countOf("left");
  const title = draft ? text("import.heading", { changes, doubtful: countOf("doubtful") }) : text("import.title");
  const lead = draft
    ? text("import.lead.draft", { file: draft.fileName, at: format.dateTime(new Date(draft.madeAt)) })
    : text("import.lead");
  return (
    <>
      <PageHead title={text("import.title")} isRefused={Boolean(problem || refused)} />
      <OfficeHead title={title} lead={lead} />
      <PeopleViews current="import" />
      {problem && problem.code !== "roster.manyLeavers" && <RefusalNotice problem={problem} />}
      {draft && (
        <div className="import__draft">
          <ImportCounts
            path={path}
            current={view.kind}
            counts={draft.counts.map(({ kind, count }) => ({
              kind,
              count,
              label: text(`import.count.${kind}`),
              isBad: kind === "doubtful" || kind === "renamed",
            }))}
            allLabel={text("import.count.all")}
            still={{ label: text("import.count.unchanged"), count: draft.unchanged }}
          />
          <DraftLines draft={draft} view={view} />
          <ApplyDraft draft={draft} tooMany={problem?.code === "roster.manyLeavers" ? problem : null} />
        </div>
      )}
      <ImportFile
        action="/office/people/staff-list"
        back={path}
        columns={text("import.columns")}
        refused={refused?.code ?? null}
        reasons={{
          "roster.columnsMissing": text("roster.columnsMissing", {
            columns: columnNames(refused?.columns ?? "", text),
          }),
          "roster.unreadable": text("roster.unreadable"),
        }}
        isAnother={Boolean(draft)}
      />
    </>
  );
}
