import type { ReactNode } from "react";
import { donePhases, phasesOf } from "#domain/dossier-phase.ts";
import { stepAt } from "#web/components/wizard-step.ts";
import type { MyDossier } from "#web/pages/account/dossiers/id/page.tsx";
import { phaseFactsOf } from "#web/pages/account/dossiers/id/parts/phases.tsx";
import { useDossierProgress } from "#web/pages/account/parts/dossier-progress.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Eyebrow } from "#web/ui/eyebrow/eyebrow.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { type PetalState, Petals } from "#web/ui/petals/petals.tsx";

/** The top of a dossier's page: its progress, its next date, and what its applicant can do now. */
export function DossierHead(dossier: MyDossier) {
  const decision = decisions[dossier.state as keyof typeof decisions];
  if (dossier.state === "incomplete") return <CompletionRequest {...dossier} />;
  if (decision) return <Decision {...dossier} isYes={decision === "yes"} />;
  return <CurrentState {...dossier} />;
}

const decisions = { selected: "yes", granted: "yes", winner: "yes", declined: "no", not_elected: "no" } as const;

function Heading({ dossier }: { dossier: MyDossier }) {
  const { stateText, nextDate } = useDossierProgress(dossier, dossier.now);
  return (
    <h1>
      {stateText}.{nextDate && <span> {nextDate}</span>}
    </h1>
  );
}

/** The name of a dossier: its title, or its type. */
function useName({ title, type }: MyDossier): string {
  const text = useText("account");
  return title ?? text(`myDossier.${type}`);
}

function CurrentState(dossier: MyDossier) {
  const text = useText("account");
  const format = useFormats();
  const to = usePath();
  const name = useName(dossier);
  const { nextDate, explanation } = useDossierProgress(dossier, dossier.now);
  const { id, state, mayEdit, mayEditUntil, isConfidential } = dossier;
  return (
    <div className="wrap dossier-head">
      <div className="dossier-head__text">
        <Eyebrow>{name}</Eyebrow>
        <Heading dossier={dossier} />
        {/* The date of the vote already says that employees vote. */}
        {!(state === "shortlisted" && nextDate) && <p className="lead">{explanation}</p>}
        {mayEdit && (
          <p className="dossier-head__edit">
            <LinkButton href={to(stepAt("check", id))} variant="secondary" size="small">
              {text("myDossier.edit")}
            </LinkButton>
            <span className="meta">
              {mayEditUntil
                ? text("myDossier.edit.until", { until: format.until(new Date(mayEditUntil)) })
                : text("myDossier.edit.open")}
            </span>
          </p>
        )}
      </div>
      {isConfidential ? <ConfidentialNote /> : <PhasePetals {...dossier} />}
    </div>
  );
}

/** Says who reads a confidential dossier. */
function ConfidentialNote() {
  const text = useText("account");
  return (
    <div className="dossier-promise">
      <Icon name="hidden" />
      <p>{text("myDossier.promise")}</p>
    </div>
  );
}

/** A petal for each phase; nothing for a dossier that ended without support. */
function PhasePetals(dossier: MyDossier) {
  const phaseFacts = phaseFactsOf(dossier);
  const doneCount = donePhases(phaseFacts);
  if (doneCount === null) return null;
  const count = phasesOf(phaseFacts).length;
  const states = Array.from({ length: 5 }, (_, index): PetalState => {
    if (index < doneCount || doneCount === count) return "done";
    return index === doneCount ? "now" : "later";
  });
  return <Petals className="dossier-head__bloom" states={states} />;
}

/** Says what the applicant must complete and until when, with a link to do it. */
function CompletionRequest(dossier: MyDossier) {
  const text = useText("account");
  const format = useFormats();
  const to = usePath();
  const name = useName(dossier);
  const request = dossier.history.findLast(({ toState }) => toState === "incomplete");
  return (
    <div className="wrap">
      <div className="dossier-completion">
        <div className="dossier-completion__text">
          <Eyebrow>{name}</Eyebrow>
          <Heading dossier={dossier} />
          {request?.reason && (
            <div className="dossier-completion__what">
              <p>
                <b>{text("myDossier.fund")}</b>{" "}
                <time className="meta" dateTime={request.at}>
                  {format.longDate(new Date(request.at))}
                </time>
              </p>
              <blockquote>{request.reason}</blockquote>
            </div>
          )}
          {dossier.mayEdit ? (
            <p className="row">
              <LinkButton href={to(stepAt("check", dossier.id))} size="lg" iconAfter="arrow">
                {text("myDossier.asked.do")}
              </LinkButton>
              <LinkButton href="#messages" variant="quiet">
                {text("myDossier.asked.trouble")}
              </LinkButton>
            </p>
          ) : (
            <p>{text("myDossier.asked.over")}</p>
          )}
        </div>
        <PhasePetals {...dossier} />
      </div>
    </div>
  );
}

/** The decision, with its reason if there is one. */
function Decision({ isYes, ...dossier }: MyDossier & { isYes: boolean }) {
  const format = useFormats();
  const name = useName(dossier);
  const { explanation } = useDossierProgress(dossier, dossier.now);
  const decision = dossier.history.findLast(({ toState }) => toState === dossier.state);
  return (
    <div className="wrap">
      <div className={classNames("dossier-letter", isYes && "dossier-letter--yes")}>
        <div className="dossier-letter__text">
          <Eyebrow>{name}</Eyebrow>
          <Heading dossier={dossier} />
          {decision && (
            <time className="meta" dateTime={decision.at}>
              {format.longDate(new Date(decision.at))}
            </time>
          )}
          {decision?.reason && <DecisionReason>{decision.reason}</DecisionReason>}
          {dossier.state !== "declined" && <p>{explanation}</p>}
        </div>
        {isYes && <Petals states={["done", "done", "done", "done", "done"]} />}
      </div>
    </div>
  );
}

function DecisionReason({ children }: { children: ReactNode }) {
  const text = useText("account");
  return (
    <p className="dossier-letter__why">
      <strong>{text("myDossier.why")}</strong> {children}
    </p>
  );
}
