import { Form } from "react-router";
import type { Language } from "#domain/language.ts";
import { NothingMore } from "#web/components/nothing-more.tsx";
import type { ImportDraftData, ImportView } from "#web/pages/office/people/import/page.tsx";
import { usePath } from "#web/path.ts";
import { useItemName } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { EmailAddress } from "#web/ui/email-address/email-address.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { SearchInput } from "#web/ui/input/input.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Rows } from "#web/ui/rows/rows.tsx";
import "#web/components/import.css";

type Line = ImportDraftData["lines"][number];

/** The lines of the list that change something or cannot be read. */
export function DraftLines({ draft, view }: { draft: ImportDraftData; view: ImportView }) {
  const text = useText("people");
  const to = usePath();
  const nameOf = useItemName();
  const path = to("/office/people/import");
  const pageHref = (page: number) =>
    `${path}?${new URLSearchParams({ ...(view.kind && { kind: view.kind }), ...(view.search && { q: view.search }), page: String(page) })}`;
  return (
    <div className="import__lines">
      <Form role="search" action={path}>
        {view.kind && <input type="hidden" name="kind" value={view.kind} />}
        <SearchInput
          key={view.search}
          name="q"
          label={text("people.search")}
          placeholder={text("people.search")}
          defaultValue={view.search}
        />
      </Form>
      {draft.lines.length === 0 ? (
        <NoLines view={view} firstHref={pageHref(1)} />
      ) : (
        <Rows
          caption={text("import.lines")}
          columns={[
            { name: "person", label: text("import.person") },
            { name: "kind", label: text("import.kind") },
            { name: "change", label: text("import.change") },
          ]}
          rows={draft.lines.map((line) => ({
            id: `${line.kind} ${line.line} ${line.employeeId}`,
            label: line.name || line.employeeId,
            cells: [
              <LineTitle key="title" line={line} place={line.branch && nameOf("branches", line.branch)} />,
              <span key="kind" className={`import__kind import__kind--${line.kind}`}>
                {text(`import.kind.${line.kind}`)}
              </span>,
              <LineChange key="change" line={line} />,
            ],
          }))}
        />
      )}
      <p className="import__pages">
        {view.page > 1 && draft.lines.length > 0 && <Link href={pageHref(view.page - 1)}>{text("list.previous")}</Link>}
        {view.hasNext && <Link href={pageHref(view.page + 1)}>{text("list.next")}</Link>}
      </p>
    </div>
  );
}

/** Says why there are no lines: the page is after the last one, the search finds nothing, or nothing changes. */
function NoLines({ view, firstHref }: { view: ImportView; firstHref: string }) {
  const text = useText("people");
  if (view.page > 1) return <NothingMore first={firstHref} />;
  return <Empty title={text(view.search ? "list.none" : "import.nothing")} heading="h2" />;
}

function LineTitle({ line: { line, name, employeeId }, place }: { line: Line; place: string }) {
  const text = useText("people");
  const lineText = line === null ? "" : text("import.line", { line });
  return (
    <>
      <strong>{name || lineText}</strong>
      <span className="rows__below">{[employeeId, place, name && lineText].filter(Boolean).join(" · ")}</span>
    </>
  );
}

function LineChange({ line: { kind, doubt, word, changes, needsLetter, hasRole } }: { line: Line }) {
  const text = useText("people");
  const notes = [
    ...(kind === "waiting" ? [text("import.waits")] : []),
    ...(kind === "left" && hasRole ? [text("import.roleEnds")] : []),
    ...(kind === "changed" && hasRole ? [text("import.roleStays")] : []),
    ...(needsLetter ? [text("import.needsLetter")] : []),
  ];
  return (
    <>
      {doubt && <span>{text(`import.doubt.${doubt}`, { word: word ?? "" })}</span>}
      {kind === "left" && <span>{text("import.leaves")}</span>}
      {kind === "added" && <span>{text("import.joins")}</span>}
      {changes.map((change) => (
        <Changed key={change.field} {...change} />
      ))}
      {notes.map((note) => (
        <span key={note} className="rows__below">
          {note}
        </span>
      ))}
    </>
  );
}

function Changed({ field, before, after }: Line["changes"][number]) {
  const text = useText("people");
  const format = useFormats();
  const nameOf = useItemName();
  const show = (value: string | null) => {
    if (!value) return text("people.noEmail");
    if (field === "branch") return nameOf("branches", value);
    if (field === "department") return nameOf("departments", value);
    if (field === "language") return format.languageLabel(value as Language);
    if (field === "employmentStatus") return text(`people.status.${value as "employed"}`);
    return field === "email" ? <EmailAddress>{value}</EmailAddress> : value;
  };
  const label = field === "employmentStatus" ? "status" : (field as "email");
  return (
    <span className="import__change">
      {text(`people.${label}`)} <del>{show(before)}</del> <ins>{show(after)}</ins>
    </span>
  );
}
