import { rosterLineKinds } from "#domain/roster-line.ts";
import type { ImportDraftData, ImportView } from "#web/pages/office/people/import/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link/link.tsx";
import "./import.css";

/** The number of lines of each kind; each is a link to these lines. */
export function DraftCounts({ draft, view }: { draft: ImportDraftData; view: ImportView }) {
  const text = useText("people");
  const format = useFormats();
  const to = usePath();
  const path = to("/office/people/import");
  const countOf = (kind: string) => draft.counts.find((one) => one.kind === kind)?.count ?? 0;
  const all = draft.counts.reduce((sum, { count }) => sum + count, 0);
  const kinds = rosterLineKinds.filter((kind) => countOf(kind) > 0);
  return (
    <ul className="import__counts plain">
      <li>
        <Link href={path} aria-current={view.kind === null ? "true" : undefined}>
          <b>{format.number(all)}</b>
          <span>{text("import.count.all")}</span>
        </Link>
      </li>
      {kinds.map((kind) => (
        <li key={kind} className={classNames(kind === "doubtful" && "import__counts--bad")}>
          <Link href={`${path}?kind=${kind}`} aria-current={view.kind === kind ? "true" : undefined}>
            <b>{format.number(countOf(kind))}</b>
            <span>{text(`import.count.${kind}`)}</span>
          </Link>
        </li>
      ))}
      <li className="import__counts--still">
        <b>{format.number(draft.unchanged)}</b>
        <span>{text("import.count.unchanged")}</span>
      </li>
    </ul>
  );
}
