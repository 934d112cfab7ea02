import { fieldKeys } from "#i18n/dossier-words.ts";
import type { MyDossier } from "#web/pages/account/dossiers/id.tsx";
import { Section } from "#web/pages/account/section.tsx";
import { useText } from "#web/text.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The files of a dossier, to read again. */
export function DossierFiles({ files }: Pick<MyDossier, "files">) {
  const text = useText();
  if (files.length === 0) return null;
  return (
    <Section name="files" heading={text("myDossier.files")}>
      <ul className="my-dossier__files">
        {files.map(({ id, field, name, scan }) => (
          <li key={id}>
            <Icon name="document" />
            <div>
              {/* Nobody gets what was not looked at yet, or should not have been sent. */}
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
    </Section>
  );
}
