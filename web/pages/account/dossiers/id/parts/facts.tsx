import { useAnswerText } from "#web/components/answer-text.ts";
import { answersOf } from "#web/components/dossier-draft.ts";
import type { MyDossier } from "#web/pages/account/dossiers/id/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

/** A dossier in a few lines, and a download of the whole. */
export function DossierFacts({ id, type, call, sentAt, versions, handOver }: MyDossier) {
  const text = useText("account");
  const format = useFormats();
  const answerText = useAnswerText(text);
  const to = usePath();
  const last = versions.at(-1);
  const answers = last ? answersOf(last) : {};
  const answerTo = (field: "financial_support" | "name_organisation") => answerText(field, answers);
  const version = text("myDossier.version", { version: versions.length });
  const sentDate = sentAt ? format.longDate(new Date(sentAt)) : "";
  const facts = [
    {
      term: text("myDossier.amount"),
      value: answerTo("financial_support") && <b className="num">{answerTo("financial_support")}</b>,
    },
    { term: text("myDossier.organisation"), value: answerTo("name_organisation") },
    { term: text("myDossier.call"), value: type === "external" && call?.title },
    {
      term: text("myDossier.phase.submitted"),
      value: versions.length > 1 ? `${sentDate}, ${version.toLowerCase()}` : sentDate,
    },
  ];
  return (
    <Panel className="dossier__facts">
      <h2>{text("myDossier.facts")}</h2>
      <Facts items={facts.filter(({ value }) => value)} />
      {handOver && <p className="meta">{text("myDossier.handedOver")}</p>}
      {/* There is no `download`, because a person who is logged out must see the login and not save it as a file. */}
      <p>
        <LinkButton href={to(`/dossiers/${id}.pdf`)} variant="quiet" target="_self" iconBefore="document">
          {text("myDossier.pdf")}
        </LinkButton>
      </p>
    </Panel>
  );
}
