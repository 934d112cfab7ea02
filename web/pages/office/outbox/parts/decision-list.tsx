import { Form } from "react-router";
import { languageFacts } from "#domain/language.ts";
import { kindKey } from "#i18n/office-dossier.ts";
import { DecisionMark } from "#web/components/decision-mark.tsx";
import { chosenForRefused, type Refused } from "#web/form.tsx";
import type { ListedDecision, OutboxPage } from "#web/pages/office/outbox/page.tsx";
import { bulkIntents, decisionRevisionName, type ReleasePlan } from "#web/pages/office/outbox/parts/act.ts";
import { isUnfinished, outboxSearch } from "#web/pages/office/outbox/parts/outbox-view.ts";
import { ReleaseBar } from "#web/pages/office/outbox/parts/release.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Rows } from "#web/ui/rows/rows.tsx";
import "#web/components/office-list.css";
import "./outbox.css";

type Props = { page: OutboxPage; plan: ReleasePlan | null; refused: Refused | undefined };

/** The decisions with their letters. Among all that wait, people choose some for a release. */
export function DecisionList({ page, plan, refused }: Props) {
  const text = useText("dossiers");
  const to = usePath();
  const { rows, open, view, staying } = page;
  const columns = (["dossier", "decision", "languages", "letter"] as const).map((name) => ({
    name,
    label: text(`outbox.${name}`),
  }));
  const hrefOf = (id: string) => to("/office/outbox") + outboxSearch(view, id === open?.id ? {} : { open: id });
  const finished = rows.filter((row) => !isUnfinished(row)).map(({ id }) => id);
  // Decisions that somebody changed before their release stayed, and are looked at again without those left out.
  const proposed = staying.length > 0 ? staying : finished;
  return (
    <Form method="post" className="office-list__form">
      {rows.map(({ id, decision }) => (
        <input key={id} type="hidden" name={decisionRevisionName(id)} value={decision?.revision} />
      ))}
      <Rows
        caption={text("outbox.title")}
        columns={columns}
        rows={rows.flatMap((dossier) => {
          const { id, title, language, number, organisation, applicant, decision } = dossier;
          if (!decision) return [];
          const name = title ?? text(kindKey(dossier));
          const below = [number, organisation ?? applicant].filter(Boolean).join(" · ");
          return [
            {
              id,
              label: name,
              isOpen: id === open?.id,
              cells: [
                <span key="name">
                  <Link
                    className="rows__title"
                    href={hrefOf(id)}
                    lang={title && language ? languageFacts[language].tag : undefined}
                    data-row-link
                  >
                    {name}
                  </Link>
                  <span className="rows__below">{below}</span>
                </span>,
                <DecisionMark key="decision" decision={decision} />,
                decision.letters.map((letter) => (
                  <span key={letter.language} className="rows__language">
                    {letter.language}
                  </span>
                )),
                <LetterCell key="letter" dossier={dossier} />,
              ],
            },
          ];
        })}
        picks={
          view === "pending"
            ? {
                name: "id",
                allLabel: text("outbox.chooseAll"),
                label: (name) => text("outbox.chooseOne", { name }),
                chosen: plan?.ids ?? chosenForRefused(refused, bulkIntents) ?? proposed,
              }
            : undefined
        }
      />
      {view === "pending" && <ReleaseBar plan={plan} />}
    </Form>
  );
}

/** The parts that a letter lacks, or when and how it leaves. */
function LetterCell({ dossier: { decision, isConfidential } }: { dossier: ListedDecision }) {
  const text = useText("dossiers");
  const format = useFormats();
  if (!decision) return null;
  if (decision.missing.length > 0)
    return (
      <span className="rows__late">
        {decision.missing
          .map(({ language }) =>
            language
              ? text("outbox.missing.reason", { language: format.languageName(language) })
              : text("outbox.missing.amount"),
          )
          .join(". ")}
      </span>
    );
  const { lostHour } = decision;
  const isEdited = decision.letters.some((letter) => letter.isEdited);
  const moment = decision.releasedAt ?? decision.plannedFor;
  return (
    <>
      {decision.isPrinted
        ? text("outbox.letter.printed")
        : isConfidential
          ? text("outbox.letter.bare")
          : text(isEdited ? "outbox.letter.edited" : "outbox.letter.standard")}
      {moment && (
        <span className="rows__below">
          {text(decision.releasedAt ? "outbox.released" : "outbox.planned", { at: format.dateTime(new Date(moment)) })}
        </span>
      )}
      {!moment && lostHour && (
        <span className="rows__below rows__late">
          {text("outbox.lostHour", { at: format.dateTime(new Date(lostHour)) })}
        </span>
      )}
    </>
  );
}
