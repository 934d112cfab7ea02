import { fieldKeys } from "#i18n/dossier-words.ts";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { useText } from "#web/text.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The files of the last version, to download once they are scanned. */
export function DossierFiles({ dossier: { files } }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  if (!files || files.length === 0) return <p className="muted">{text("officeDossier.files.none")}</p>;
  return (
    <ul className="plain dossier__files">
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
                {name} ({text(`officeDossier.file.${scan}`)})
              </span>
            )}
            <p className="muted">{text(fieldKeys(field).label)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
