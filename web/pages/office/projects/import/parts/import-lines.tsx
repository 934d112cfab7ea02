import { isLanguage, languageFacts } from "#domain/language.ts";
import { ruleSentence } from "#i18n/rule-sentence.ts";
import { NothingMore } from "#web/components/nothing-more.tsx";
import type { ProjectImportData, ProjectImportView } from "#web/pages/office/projects/import/page.tsx";
import { usePath } from "#web/path.ts";
import { useDynamicText, useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Rows } from "#web/ui/rows/rows.tsx";
import "#web/components/import.css";

type Line = ProjectImportData["lines"][number];

// The signs of the lines are those of the staff list.
const marks = { wrong: "doubtful", added: "added", present: "changed" } as const;

/** The lines of a list of projects, each with what it would do. */
export function ImportLines({ list, view }: { list: ProjectImportData; view: ProjectImportView }) {
  const text = useText("projects");
  const path = usePath()("/office/projects/import");
  const pageHref = (page: number) =>
    `${path}?${new URLSearchParams({ ...(view.kind && { kind: view.kind }), page: String(page) })}`;
  if (list.lines.length === 0 && view.page > 1) return <NothingMore first={pageHref(1)} />;
  if (list.lines.length === 0) return <Empty title={text("projectImport.nothing")} heading="h2" />;
  return (
    <div className="import__lines">
      <Rows
        caption={text("projectImport.lines")}
        columns={[
          { name: "project", label: text("projects.project") },
          { name: "kind", label: text("import.kind") },
          { name: "effect", label: text("projectImport.effect") },
        ]}
        rows={list.lines.map((line) => ({
          id: String(line.line),
          label: line.title || text("import.line", { line: line.line }),
          cells: [
            <LineTitle key="title" line={line} />,
            <span key="kind" className={`import__kind import__kind--${marks[line.kind]}`}>
              {text(`projectImport.kind.${line.kind}`)}
            </span>,
            <LineEffect key="effect" line={line} />,
          ],
        }))}
      />
      <p className="import__pages">
        {view.page > 1 && <Link href={pageHref(view.page - 1)}>{text("list.previous")}</Link>}
        {view.hasNext && <Link href={pageHref(view.page + 1)}>{text("list.next")}</Link>}
      </p>
    </div>
  );
}

function LineTitle({ line: { line, title, year, organisation } }: { line: Line }) {
  const text = useText("projects");
  const lineText = text("import.line", { line });
  return (
    <>
      <strong>{title || lineText}</strong>
      <span className="rows__below">{[year, organisation, title && lineText].filter(Boolean).join(" · ")}</span>
    </>
  );
}

function LineEffect({ line: { kind, problems, year, status, place, makesYear, makesOrganisation } }: { line: Line }) {
  const text = useText("projects");
  const sentenceOf = useProblemSentence();
  if (kind === "wrong")
    return problems.map((problem) => (
      <span key={problem.field} className="import__change">
        {sentenceOf(problem)}
      </span>
    ));
  if (kind === "present") return text("projectImport.stays");
  return (
    <>
      <span>{text(`projectImport.publishes.${status ?? "selected"}`, { year, place: place ?? 0 })}</span>
      {makesYear && <span className="rows__below">{text("projectImport.makesYear", { year })}</span>}
      {makesOrganisation && <span className="rows__below">{text("projectImport.makesOrganisation")}</span>}
    </>
  );
}

/** Says what is wrong with a cell; a form asks for a choice where a file has a word. */
function useProblemSentence() {
  const text = useText("projects");
  const ruleText = useDynamicText();
  const columnLabel = useColumnLabel();
  return ({ field, code, least, most }: Line["problems"][number]): string => {
    const label = columnLabel(field);
    if (code === "rule.taken") return text(field === "status" ? "projectImport.votedHere" : "projectImport.twice");
    if (code === "rule.in")
      return text(field === "year" ? "projectImport.running" : "projectImport.unknown", { label });
    if (code.startsWith("rule.postalCode")) return text("projectImport.postalCode");
    return ruleSentence(ruleText, code, { field: label, least: least ?? 0, most: most ?? 0 });
  };
}

/** Gives the name of a column, with its language if it is a text. */
function useColumnLabel() {
  const text = useText("projects");
  const labels: Readonly<Record<string, string>> = {
    year: text("byHand.year"),
    title: text("projects.heading"),
    summary: text("projects.summary"),
    description: text("projects.description"),
    impact: text("projects.impact"),
    organisation: text("projects.organisation"),
    postalCode: text("projects.organisation.postalCode"),
    town: text("projects.organisation.town"),
    region: text("projects.organisation.region"),
    website: text("projects.organisation.website"),
    theme: text("projects.theme"),
    branch: text("byHand.branch"),
    status: text("projectImport.status"),
    place: text("projectImport.place"),
    cost: text("byHand.cost"),
    asked: text("byHand.asked"),
    given: text("byHand.given"),
  };
  return (column: string) => {
    const [name = "", language] = column.split(".");
    const field = labels[name] ?? column;
    return isLanguage(language) ? text("projects.field", { field, language: languageFacts[language].name }) : field;
  };
}
