import type { ReactNode } from "react";
import type { ProjectType } from "#domain/dossier.ts";
import { askedIn, stepsAsking } from "#domain/dossier-check.ts";
import { anySituation, type DossierField, type DossierSection } from "#domain/dossier-form.ts";
import { inReadingOrder } from "#domain/dossier-reading.ts";
import { type Language, languageFacts } from "#domain/language.ts";
import { fieldKeys, sectionKey } from "#i18n/dossier-words.ts";
import { useAnswerText } from "#web/components/answer-text.ts";
import { answersOf } from "#web/components/dossier-draft.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";
import "./office-answers.css";

type Draft = Parameters<typeof answersOf>[0];
type Version = Pick<Draft, "answers"> & { version: number; sentAt: string; changedFields: readonly DossierField[] };

/** A dossier as the office reads it; what the reader may not see of it is null. */
type AnsweredDossier = {
  id: string;
  type: ProjectType | null;
  language: Language | null;
  versions: readonly Version[] | null;
  files: Draft["files"] | null;
};

type Props = {
  dossier: AnsweredDossier;
  /** Shows another value for an answer; null keeps it. */
  instead?(field: DossierField): ReactNode;
  /** Goes below an answer. */
  below?(field: DossierField): ReactNode;
};

/** The answers of the last version by section; those that differ from the version before are marked. */
export function OfficeAnswers({ dossier, instead = () => null, below = () => null }: Props) {
  const text = useText("dossiers");
  const format = useFormats();
  const to = usePath();
  const versions = dossier.versions ?? [];
  const [last, before] = [versions.at(-1), versions.at(-2)];
  const files = dossier.files ?? [];
  const nameOfFile = (id: string) => files.find((file) => file.id === id)?.name ?? "";
  const answerText = useAnswerText(text, { nameOfFile });
  if (!last || !dossier.type) return null;
  const type = dossier.type;
  const answers = answersOf({ answers: last.answers, files });
  const earlier = before ? answersOf({ answers: before.answers, files: [] }) : null;
  const isChanged = (field: DossierField) => last.changedFields.includes(field);
  const askedSections = stepsAsking(type).flatMap((step) =>
    askedIn(step, type, answers, anySituation).map(({ name, fields }) => ({
      id: `${step}.${name}` as DossierSection,
      fields: fields
        .map(([field]) => ({ field, answer: answerText(field, answers) }))
        .filter(({ field, answer }) => answer !== "" || isChanged(field)),
    })),
  );
  const sections = inReadingOrder(askedSections);
  const language = dossier.language ? languageFacts[dossier.language].tag : undefined;
  return (
    <div className="dossier__answers">
      {before && (
        <p className="muted">
          {text("officeDossier.version", { version: last.version, at: format.dateTime(new Date(last.sentAt)) })}
        </p>
      )}
      {sections
        .filter(({ fields }) => fields.length > 0)
        .map(({ id, fields }) => (
          <section key={id} aria-labelledby={`answers-${id}`}>
            <h3 id={`answers-${id}`}>{text(sectionKey(id))}</h3>
            <dl>
              {fields.map(({ field, answer }) => (
                <div key={field}>
                  <dt>
                    {text(fieldKeys(field).label)}{" "}
                    {isChanged(field) && <Tag tone="apricot">{text("officeDossier.changed")}</Tag>}
                  </dt>
                  <dd>
                    {instead(field) ?? <span lang={language}>{answer || text("officeDossier.empty")}</span>}
                    {isChanged(field) && earlier && (
                      <FoldedWords title={text("officeDossier.before")}>
                        <span lang={language}>{answerText(field, earlier) || text("officeDossier.empty")}</span>
                      </FoldedWords>
                    )}
                    {below(field)}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      <p>
        <Link className="dossier__paper" href={`${to("/office/dossiers")}/${dossier.id}.pdf`} target="_self">
          <Icon name="document" />
          {text("officeDossier.pdf")}
        </Link>
      </p>
    </div>
  );
}
