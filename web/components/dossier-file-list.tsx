import { pictureTypes } from "#domain/file.ts";
import { useFormats } from "#web/text.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./dossier-file-list.css";

type StoredFile<Field> = {
  id: string;
  field: Field;
  name: string;
  size: number;
  type: string;
  scan: "clean" | "infected" | "pending";
};

type Props<Field> = {
  files: readonly StoredFile<Field>[];
  /** The question that a file answers. */
  labelOf(field: Field): string;
  /** Why nobody can download a file. */
  noteOf(scan: "infected" | "pending"): string;
  /** Names the link that opens a picture large. */
  lookAt(name: string): string;
};

/** The files of a dossier, to download once they are scanned; a picture shows what is in it. */
export function DossierFileList<Field extends string>({ files, labelOf, noteOf, lookAt }: Props<Field>) {
  const format = useFormats();
  return (
    <ul className="plain dossier-files">
      {files.map(({ id, field, name, size, type, scan }) => (
        <li key={id}>
          {scan === "clean" && pictureTypes.includes(type) ? (
            <Link href={`/files/${id}?preview`} target="_blank" aria-label={lookAt(name)}>
              <img src={`/files/${id}?preview`} alt="" loading="lazy" />
            </Link>
          ) : (
            <Icon name="document" />
          )}
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
            <p className="meta">
              {labelOf(field)} · {format.fileSize(size)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
