import { type DossierField, isFileField } from "#domain/dossier-form.ts";
import { fieldKeys } from "#i18n/dossier-words.ts";
import { useAnswerText } from "#web/components/answer-text.ts";
import { answersOf } from "#web/components/dossier-draft.ts";
import type { MyDossier } from "#web/pages/account/dossiers/id/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Comparison } from "#web/ui/comparison/comparison.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Version = MyDossier["versions"][number];

/** Every submitted version, the last one first, each compared with the one before. Nothing for a single version. */
export function DossierVersions({ id, versions, situation: { members } }: MyDossier) {
  const text = useText("account");
  const format = useFormats();
  const to = usePath();
  if (versions.length < 2) return null;
  const last = versions.length;
  return (
    <FoldedSection id="versions" title={text("myDossier.versions")} now={text("myDossier.version", { version: last })}>
      <ol className="dossier__versions" reversed>
        {versions.toReversed().map((version) => {
          const name = text("myDossier.version", { version: version.version });
          const before = versions.find((one) => one.version === version.version - 1);
          return (
            <li key={version.version}>
              <h3>{name}</h3>
              <p className="row">
                <span className="meta">
                  {text("myDossier.version.sent", { date: format.dateTime(new Date(version.sentAt)) })}
                </span>
                {/* The page itself already offers the last version as a download. */}
                {version.version < last && (
                  <Link href={to(`/dossiers/${id}.pdf?version=${version.version}`)} target="_self">
                    {text("myDossier.pdf")}
                    <span className="vh">: {name}</span>
                  </Link>
                )}
              </p>
              {before && <Changes before={before} after={version} name={name} members={members} />}
            </li>
          );
        })}
      </ol>
    </FoldedSection>
  );
}

type Members = MyDossier["situation"]["members"];
type ChangesProps = { before: Version; after: Version; name: string; members: Members };

function Changes({ before, after, name, members }: ChangesProps) {
  const text = useText("account");
  const fields = after.changedFields;
  const [answerBefore, answerAfter] = [useAnswerIn(before, members), useAnswerIn(after, members)];
  if (fields.length === 0) return <p className="meta">{text("myDossier.changes.none")}</p>;
  return (
    <FoldedWords
      title={
        <>
          {text("myDossier.changes", { count: fields.length })}
          <span className="vh">: {name}</span>
        </>
      }
    >
      <Comparison
        words={{
          before: text("myDossier.version", { version: before.version }),
          after: text("myDossier.version", { version: after.version }),
          nothing: text("myDossier.empty"),
        }}
        items={fields.map((field) => ({
          key: field,
          label: text(fieldKeys(field).label),
          before: answerBefore(field),
          after: answerAfter(field),
        }))}
      />
    </FoldedWords>
  );
}

/** The readable text of an answer in a version. */
function useAnswerIn(version: Version, members: Members): (field: DossierField) => string {
  const text = useText("account");
  const answerText = useAnswerText(text, { members });
  const answers = answersOf(version);
  return (field) => {
    const files = version.files.filter((file) => file.field === field).map(({ name }) => name);
    // Each file has its own line, so that the comparison does not mark a file that stayed.
    return isFileField(field) ? files.join("\n") : answerText(field, answers);
  };
}
