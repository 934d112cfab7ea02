import { fieldKeys } from "#i18n/dossier-words.ts";
import { DossierFileList } from "#web/components/dossier-file-list.tsx";
import type { MyDossier } from "#web/pages/account/dossiers/id/page.tsx";
import { useText } from "#web/text.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";

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
      <DossierFileList
        files={files}
        labelOf={(field) => text(fieldKeys(field).label)}
        noteOf={(scan) => text(`myDossier.file.${scan}`)}
        lookAt={(name) => text("submit.files.look", { name })}
      />
    </FoldedSection>
  );
}
