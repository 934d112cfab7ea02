import { fieldKeys } from "#i18n/dossier-words.ts";
import { DossierFileList } from "#web/components/dossier-file-list.tsx";
import { DossierStateMark } from "#web/components/dossier-state.tsx";
import { OfficeAnswers } from "#web/components/office-answers.tsx";
import type { ScorePage } from "#web/pages/office/committee/id/page.tsx";
import { useNameOf } from "#web/pages/office/committee/parts/dossier-line.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Props = Pick<ScorePage, "dossier">;

/** The dossier beside the scores: its facts, answers and files, as far as the reader may see them. */
export function Reading({ dossier }: Props) {
  const text = useText("committee");
  const to = usePath();
  const name = useNameOf()(dossier);
  const { number, state, language, organisation, town, applicant, levels, myReview, files } = dossier;
  const origin = [organisation, town].filter(Boolean).join(", ");
  return (
    <article className="score__reading" aria-labelledby="dossier-heading">
      <div className="score__top">
        <span>{number}</span>
        {state && <DossierStateMark state={state} />}
        {levels.includes("judge") && (
          <span className="score__declared">
            {text("score.declared")}{" "}
            <Link href={`${to("/office/dossiers")}?open=${dossier.id}`}>{text("score.declared.change")}</Link>
          </span>
        )}
      </div>
      <h2 id="dossier-heading" lang={dossier.title ? (language ?? undefined) : undefined}>
        {name}
      </h2>
      {origin && (
        <p className="muted">
          {origin}. {applicant && text("officeDossier.proposer", { name: applicant })}
        </p>
      )}
      {myReview?.isBeforeCompletion && (
        <p>
          <Tag tone="apricot">{text("committee.before")}</Tag>
        </p>
      )}
      <Facts dossier={dossier} />
      {levels.includes("content") && <OfficeAnswers dossier={dossier} />}
      {files && files.length > 0 && (
        <section aria-labelledby="files-heading">
          <h3 id="files-heading">{text("score.files")}</h3>
          <DossierFileList
            files={files}
            labelOf={(field) => text(fieldKeys(field).label)}
            noteOf={(scan) => text(`officeDossier.file.${scan}`)}
            lookAt={(name) => text("submit.files.look", { name })}
          />
        </section>
      )}
    </article>
  );
}

function Facts({ dossier: { askedInCents, costInCents } }: Props) {
  const text = useText("committee");
  const format = useFormats();
  const facts = [
    { term: text("officeDossier.asked"), cents: askedInCents },
    { term: text("officeDossier.cost"), cents: costInCents },
  ].flatMap(({ term, cents }) => (cents === null ? [] : [{ term, value: format.wholeMoney(cents) }]));
  if (facts.length === 0) return null;
  return (
    <dl className="score__facts">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
