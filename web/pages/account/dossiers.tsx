import { stateKeys } from "#i18n/dossier-state.ts";
import { RecordList, RecordRow } from "#web/components/record-list.tsx";
import { type Step, stepAt } from "#web/components/wizard-step.ts";
import { StateBadge } from "#web/pages/account/dossiers/state-badge.tsx";
import { Section } from "#web/pages/account/section.tsx";
import type { Account } from "#web/pages/account.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

/** What someone began and handed in. */
export function AccountDossiers({ dossiers }: Pick<Account, "dossiers">) {
  const text = useText();
  const to = usePath();
  const about = text(dossiers.length > 0 ? "myDossier.list" : "account.dossiers.none");
  return (
    <Section name="dossiers" heading={text("account.dossiers")} text={about}>
      {dossiers.length > 0 && (
        <RecordList>
          {dossiers.map((dossier) => (
            <DossierRow key={dossier.id} {...dossier} />
          ))}
        </RecordList>
      )}
      <p className="row">
        <ArrowLink href={to("/submit-a-project")}>{text("account.dossiers.new")}</ArrowLink>
      </p>
    </Section>
  );
}

type Row = Account["dossiers"][number];

function DossierRow(dossier: Row) {
  const text = useText();
  const format = useFormats();
  const to = usePath();
  const { id, number, type, title, state, step, changedAt } = dossier;
  const kind = text(`myDossier.${type}`);
  const name = title ?? kind;
  const isDraft = state === "draft";
  const facts = [
    [number && text("myDossier.title", { number }), title && kind].filter(Boolean).join(" · "),
    text(stateKeys(state).text, { type }),
    text("myDossier.changed", { date: format.dateTime(new Date(changedAt)) }),
  ];
  return (
    <RecordRow
      title={
        <>
          <h3 className="account__dossier">{name}</h3>
          <p className="row account__marks">
            <StateBadge state={state} />
            <Marks {...dossier} />
          </p>
        </>
      }
      facts={facts.filter(Boolean)}
    >
      <LinkButton
        href={to(isDraft ? stepAt(step.replace("_", "-") as Step, id) : `/account/dossiers/${id}`)}
        variant={isDraft ? "primary" : "secondary"}
        size="small"
      >
        {text(isDraft ? "myDossier.goOn" : "myDossier.open")}
        <span className="vh">: {number ?? name}</span>
      </LinkButton>
    </RecordRow>
  );
}

/** What asks to be looked at. */
function Marks({ state, completeBy, mayEdit, hasUnsentChanges, messages }: Row) {
  const text = useText();
  const format = useFormats();
  const unread = messages.filter(({ isFromOffice, isRead }) => isFromOffice && !isRead).length;
  return (
    <>
      {state === "incomplete" && mayEdit && completeBy && (
        <Tag tone="apricot">{text("myDossier.completeBy", { until: format.until(new Date(completeBy)) })}</Tag>
      )}
      {hasUnsentChanges && mayEdit && <Tag tone="apricot">{text("myDossier.unsent")}</Tag>}
      {unread > 0 && <Tag tone="blossom">{text("myDossier.unread", { count: unread })}</Tag>}
    </>
  );
}
