import { donePhases, phasesOf } from "#domain/dossier-phase.ts";
import { stateKeys } from "#i18n/dossier-state.ts";
import { type Step, stepAt, stepsOf } from "#web/components/wizard-step.ts";
import type { Account } from "#web/pages/account/page.tsx";
import { useDossierProgress } from "#web/pages/account/parts/dossier-progress.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Kernels } from "#web/ui/kernels/kernels.tsx";
import { Petals } from "#web/ui/petals/petals.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Row = Account["dossiers"][number];
type Props = Pick<Account, "dossiers" | "now">;

/** The dossiers that a person began or submitted, and what each of them waits for. */
export function AccountDossiers({ dossiers, now }: Props) {
  const text = useText("account");
  const to = usePath();
  if (dossiers.length === 0) return <NoDossiers />;
  // Dossiers that wait for their applicant come first, then the latest.
  const sortedDossiers = dossiers.toSorted((one, other) => Number(isWaiting(other)) - Number(isWaiting(one)));
  return (
    <section className="account__part" id="dossiers" aria-labelledby="dossiers-heading">
      <h2 id="dossiers-heading">{text("account.dossiers")}</h2>
      <ul className="account__dossiers">
        {sortedDossiers.map((dossier) => (
          <DossierRow key={dossier.id} dossier={dossier} now={now} />
        ))}
      </ul>
      <p>
        <ArrowLink href={to("/submit-a-project")}>{text("account.dossiers.new")}</ArrowLink>
      </p>
    </section>
  );
}

function NoDossiers() {
  const text = useText("account");
  const to = usePath();
  return (
    <section className="blank" id="dossiers" aria-labelledby="dossiers-heading">
      <Petals states={["now", "later", "later", "later", "later"]} />
      <div>
        <h2 id="dossiers-heading">{text("account.dossiers.none")}</h2>
        <p>{text("account.dossiers.none.text")}</p>
        <LinkButton href={to("/submit-a-project")} variant="secondary" iconAfter="arrow">
          {text("account.dossiers.new")}
        </LinkButton>
      </div>
    </section>
  );
}

/** Whether a dossier waits for its applicant: it is incomplete, or has changes that were not submitted. */
export function isWaiting({ state, mayEdit, hasUnsentChanges }: Pick<Row, "state" | "mayEdit" | "hasUnsentChanges">) {
  return state !== "draft" && mayEdit && (state === "incomplete" || hasUnsentChanges);
}

function DossierRow({ dossier, now }: { dossier: Row; now: string }) {
  const text = useText("account");
  const { id, number, type, title, state, isConfidential } = dossier;
  const kind = text(`myDossier.${type}`);
  const name = title ?? kind;
  const { stateText, nextDate, explanation } = useDossierProgress(dossier, now);
  const unreadCount = dossier.messages.filter(({ isFromOffice, isRead }) => isFromOffice && !isRead).length;
  return (
    <li>
      <article
        className={classNames("my-dossier", isWaiting(dossier) && "my-dossier--waiting")}
        aria-labelledby={`case-${id}`}
      >
        <div className="my-dossier__pic">
          <Icon name={isConfidential ? "hidden" : "heart"} />
        </div>
        <div className="my-dossier__text">
          <p className="my-dossier__kind">
            {title && <span>{kind}</span>}
            <span>{number ? text("myDossier.title", { number }) : text(stateKeys(state).label)}</span>
          </p>
          <h3 id={`case-${id}`}>{name}</h3>
          <p className="my-dossier__state">
            <DossierKernels {...dossier} />
            <b>{stateText}</b>
          </p>
          <p>
            {nextDate && <strong>{nextDate} </strong>}
            {dossier.hasUnsentChanges && dossier.mayEdit ? `${text("myDossier.unsent")}.` : !nextDate && explanation}
          </p>
          {unreadCount > 0 && (
            <p>
              <Tag tone="blossom">{text("myDossier.unread", { count: unreadCount })}</Tag>
            </p>
          )}
          <DossierLink dossier={dossier} name={number ?? name} />
        </div>
      </article>
    </li>
  );
}

/** The progress of a dossier: of a draft in its form, of others at the fund. Nothing if it ended without support. */
function DossierKernels({ type, state, step, isConfidential, call }: Row) {
  const text = useText("account");
  const isDraft = state === "draft";
  const parts: readonly Step[] = stepsOf[type];
  const phaseFacts = { state, isConfidential, hasVote: Boolean(call?.votingOpens) };
  const doneCount = isDraft ? parts.indexOf(stepOf(step)) : donePhases(phaseFacts);
  if (doneCount === null) return null;
  const steps = isDraft ? parts.length : phasesOf(phaseFacts).length;
  const place = { step: Math.min(doneCount + 1, steps), steps };
  return (
    <>
      <Kernels count={steps} done={doneCount} />
      <span className="vh">{text(isDraft ? "myDossier.part" : "myDossier.step", place)}: </span>
    </>
  );
}

/** The step as addresses write it. */
const stepOf = (step: Row["step"]) => step.replace("_", "-") as Step;

function DossierLink({ dossier, name }: { dossier: Row; name: string }) {
  const text = useText("account");
  const to = usePath();
  const { id, state, step } = dossier;
  const mustComplete = state === "incomplete" && dossier.mayEdit;
  const open = {
    href: to(state === "draft" ? stepAt(stepOf(step), id) : `/account/dossiers/${id}`),
    words: text(state === "draft" ? "myDossier.continue" : mustComplete ? "myDossier.asked.do" : "myDossier.open"),
  };
  const isFirst = isWaiting(dossier);
  return (
    <LinkButton href={open.href} variant={isFirst ? "primary" : "secondary"} size={isFirst ? undefined : "small"}>
      {open.words}
      <span className="vh">: {name}</span>
    </LinkButton>
  );
}
