import { fieldKeys } from "#i18n/dossier-words.ts";
import { DossierFileList } from "#web/components/dossier-file-list.tsx";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { useText } from "#web/text.tsx";

/** The files of the last version. */
export function DossierFiles({ dossier: { files } }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  if (!files || files.length === 0) return <p className="muted">{text("officeDossier.files.none")}</p>;
  return (
    <DossierFileList
      files={files}
      labelOf={(field) => text(fieldKeys(field).label)}
      noteOf={(scan) => text(`officeDossier.file.${scan}`)}
      lookAt={(name) => text("submit.files.look", { name })}
    />
  );
}
