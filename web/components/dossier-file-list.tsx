import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./dossier-file-list.css";

type StoredFile<Field> = { id: string; field: Field; name: string; scan: "clean" | "infected" | "pending" };

type Props<Field> = {
  files: readonly StoredFile<Field>[];
  /** The question that a file answers. */
  labelOf(field: Field): string;
  /** Why nobody can download a file. */
  noteOf(scan: "infected" | "pending"): string;
};

/** The files of a dossier, to download once they are scanned. */
export function DossierFileList<Field extends string>({ files, labelOf, noteOf }: Props<Field>) {
  return (
    <ul className="plain dossier-files">
      {files.map(({ id, field, name, scan }) => (
        <li key={id}>
          <Icon name="document" />
          <div>
            {/* Nobody can download a file that was not scanned yet or has a virus. */}
            {scan === "clean" ? (
              <Link href={`/files/${id}`} target="_self">
                {name}
              </Link>
            ) : (
              <span>
                {name} <span className="meta">({noteOf(scan)})</span>
              </span>
            )}
            <p className="meta">{labelOf(field)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
