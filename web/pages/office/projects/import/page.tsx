import { importLineKinds, mostImported } from "#domain/project-import.ts";
import { ImportCounts } from "#web/components/import-counts.tsx";
import { ImportFile } from "#web/components/import-file.tsx";
import { pageIn } from "#web/components/import-page.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { refusedForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { ApplyImport } from "#web/pages/office/projects/import/parts/apply-import.tsx";
import { ImportLines } from "#web/pages/office/projects/import/parts/import-lines.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The number of lines on a page. */
const pageSize = 50;

const ImportedProjects = fund(`
  query ImportedProjects($kind: ProjectLineKind, $first: Int!, $skip: Int!) {
    projectImport {
      id fileName madeAt counts { kind count }
      lines(kind: $kind, first: $first, skip: $skip) {
        kind line title year organisation status place makesYear makesOrganisation problems { field code least most }
      }
    }
  }
`);
const Apply = fund(`mutation ApplyProjectImport($id: ID!) { applyProjectImport(id: $id) }`);
const Discard = fund(`mutation DiscardProjectImport { discardProjectImport }`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { searchParams } = args.url;
  const kind = importLineKinds.find((one) => one === searchParams.get("kind")) ?? null;
  const page = pageIn(searchParams);
  // One more than we show tells whether there is a next page.
  const variables = { kind, first: pageSize + 1, skip: (page - 1) * pageSize };
  const { projectImport } = await args.api.query(ImportedProjects, variables);
  const lines = projectImport?.lines ?? [];
  return {
    list: projectImport && { ...projectImport, lines: lines.slice(0, pageSize) },
    view: { kind, page, hasNext: lines.length > pageSize },
    refused: searchParams.get("refused"),
    columns: searchParams.get("columns") ?? "",
  };
};

export const act = async ({ api, form, go }: ActArgs) => {
  if (form.get("intent") === "discard") {
    await api.mutate(Discard);
    return go("/office/projects/import");
  }
  const { problem } = await api.mutate(Apply, { id: String(form.get("id")) });
  return problem ? refusedForm(problem, form) : go("/office/projects?state=published");
};

/** The dry run of a list of projects. */
export type ProjectImportData = NonNullable<Awaited<ReturnType<typeof load>>["list"]>;
/** The lines that the address asks for. */
export type ProjectImportView = Awaited<ReturnType<typeof load>>["view"];

/** The page on which an editor drops a list of projects of earlier years, looks at each line, and takes it over. */
export default function ProjectImportPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("projects");
  const format = useFormats();
  const to = usePath();
  const path = to("/office/projects/import");
  const { list, view, refused, columns } = loaderData;
  const countOf = (kind: string) => list?.counts.find((one) => one.kind === kind)?.count ?? 0;
  const [wrong, added] = [countOf("wrong"), countOf("added")];
  return (
    <>
      <PageHead title={text("projectImport.title")} isRefused={Boolean(actionData ?? refused)} />
      <p>
        <Link href={to("/office/projects")}>{text("projects.toList")}</Link>
      </p>
      <OfficeHead
        title={list ? text("projectImport.heading", { added, wrong }) : text("projectImport.title")}
        lead={
          list
            ? text("import.lead.draft", { file: list.fileName, at: format.dateTime(new Date(list.madeAt)) })
            : text("projectImport.lead")
        }
      />
      {actionData && <RefusalNotice problem={actionData.problem} />}
      {list && (
        <div className="import__draft">
          <ImportCounts
            path={path}
            current={view.kind}
            counts={list.counts.map(({ kind, count }) => ({
              kind,
              count,
              label: text(`projectImport.count.${kind}`),
              isBad: kind === "wrong",
            }))}
            allLabel={text("projectImport.count.all")}
          />
          <ImportLines list={list} view={view} />
          <ApplyImport list={list} />
        </div>
      )}
      <ImportFile
        action="/office/projects/list"
        back={path}
        columns={text("projectImport.columns")}
        refused={refused}
        reasons={{
          "projectImport.columnsMissing": text("projectImport.columnsMissing", { columns }),
          "projectImport.unreadable": text("projectImport.unreadable"),
          "projectImport.tooLong": text("projectImport.tooLong", { most: mostImported }),
        }}
        isAnother={Boolean(list)}
      />
    </>
  );
}
