import type { ReactNode } from "react";
import { stateKeys } from "#i18n/dossier-state.ts";
import { stepAt } from "#web/components/wizard-step.ts";
import type { MyDossier } from "#web/pages/account/dossiers/id.tsx";
import { StateBadge } from "#web/pages/account/dossiers/state-badge.tsx";
import { Section } from "#web/pages/account/section.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const strong = (inside: ReactNode) => <strong>{inside}</strong>;

/** Where a dossier stands, what comes next, and what its applicant can do now. */
export function DossierStanding(dossier: MyDossier) {
  const text = useText();
  const rich = useRichText();
  const format = useFormats();
  const to = usePath();
  const { id, state, type, mayEdit, mayEditUntil } = dossier;
  const isAsked = state === "incomplete";
  const until = mayEditUntil && format.until(new Date(mayEditUntil));
  return (
    <Section name="standing" heading={text("myDossier.state")}>
      <p className="my-dossier__state">
        <StateBadge state={state} />
      </p>
      <p>{text(stateKeys(state).text, { type })}</p>
      {isAsked && <Asked {...dossier} />}
      {/* Of what was taken back, the fund reads nothing. */}
      {dossier.hasUnsentChanges && state !== "withdrawn" && <Unsent {...dossier} />}
      {mayEdit && !isAsked && (
        <p>{until ? rich("myDossier.edit.until", { until }, { strong }) : text("myDossier.edit.open")}</p>
      )}
      <p className="row">
        {mayEdit && !isAsked && (
          <LinkButton href={to(stepAt("check", id))} variant="secondary" iconAfter="arrow">
            {text("myDossier.edit")}
          </LinkButton>
        )}
        {/* Without `download`: whoever was logged out meanwhile is to see the login, not to find it in a file. */}
        <LinkButton href={to(`/dossiers/${id}.pdf`)} variant="secondary" target="_self" iconBefore="document">
          {text("myDossier.pdf")}
        </LinkButton>
      </p>
    </Section>
  );
}

/** What the office wants to be completed, until when, and the way there. */
function Asked({ id, history, completeBy, mayEdit }: MyDossier) {
  const text = useText();
  const rich = useRichText();
  const format = useFormats();
  const to = usePath();
  const reason = history.findLast(({ toState }) => toState === "incomplete")?.reason;
  const until = completeBy ? format.until(new Date(completeBy)) : "";
  return (
    <Notice tone="warning" title={text("myDossier.asked")} className="my-dossier__asked">
      {reason && <blockquote>{reason}</blockquote>}
      <p>{mayEdit ? rich("myDossier.asked.until", { until }, { strong }) : text("myDossier.asked.over", { until })}</p>
      {mayEdit && (
        <p>
          <LinkButton href={to(stepAt("check", id))} iconAfter="arrow">
            {text("myDossier.asked.do")}
          </LinkButton>
        </p>
      )}
    </Notice>
  );
}

/** More was written than was sent. */
function Unsent({ id, mayEdit }: MyDossier) {
  const text = useText();
  const to = usePath();
  if (!mayEdit) return <Notice title={text("myDossier.unsent.over")}>{text("myDossier.unsent.over.text")}</Notice>;
  return (
    <Notice tone="warning" icon="alert" title={text("myDossier.unsent")}>
      <p>{text("myDossier.unsent.text")}</p>
      <p>
        <LinkButton href={to(stepAt("check", id))} size="small" iconAfter="arrow">
          {text("myDossier.unsent.do")}
        </LinkButton>
      </p>
    </Notice>
  );
}
