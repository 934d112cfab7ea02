import { fieldKeys } from "#i18n/dossier-words.ts";
import type { MyDossier } from "#web/pages/account/dossiers/id/page.tsx";
import { useText } from "#web/text.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The files of a dossier, to read again. */
export function DossierFiles({ files }: Pick<MyDossier, "files">) {
  const text = useText("account");
  if (files.length === 0) return null;
  return (
    <FoldedSection
      id="files"
      title={text("myDossier.files")}
      now={text("myDossier.files.count", { count: files.length })}
    >
      <ul className="dossier__files">
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
                  {name} <span className="meta">({text(`myDossier.file.${scan}`)})</span>
                </span>
              )}
              <p className="meta">{text(fieldKeys(field).label)}</p>
            </div>
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}
