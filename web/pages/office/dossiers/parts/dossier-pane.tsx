import { addressOfList, changeList, type ListQuestion } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { DossierStateMark } from "#web/components/dossier-state.tsx";
import type { Refused } from "#web/form.tsx";
import type { DossiersPage, ListedDossier, OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import type { Revealed } from "#web/pages/office/dossiers/parts/act.ts";
import { DossierActs } from "#web/pages/office/dossiers/parts/dossier-acts.tsx";
import { DossierAnswers } from "#web/pages/office/dossiers/parts/dossier-answers.tsx";
import { DossierConditions } from "#web/pages/office/dossiers/parts/dossier-conditions.tsx";
import { DossierDecision } from "#web/pages/office/dossiers/parts/dossier-decision.tsx";
import { DossierFiles } from "#web/pages/office/dossiers/parts/dossier-files.tsx";
import { DossierGate, OpenForMembers } from "#web/pages/office/dossiers/parts/dossier-gate.tsx";
import { DossierHistory } from "#web/pages/office/dossiers/parts/dossier-history.tsx";
import { DossierOrganisation } from "#web/pages/office/dossiers/parts/dossier-organisation.tsx";
import { DossierScores } from "#web/pages/office/dossiers/parts/dossier-scores.tsx";
import { DossierMessages, DossierNotes } from "#web/pages/office/dossiers/parts/dossier-talk.tsx";
import { gateOf, useDossierName, useOrigin, useTerm } from "#web/pages/office/dossiers/parts/dossier-words.ts";
import { withEdge } from "#web/pages/office/dossiers/parts/page-edge.ts";
import { panelTabs } from "#web/pages/office/dossiers/parts/panel-tab.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Pane } from "#web/ui/split/split.tsx";
import { Tab, Tabs } from "#web/ui/tabs/tabs.tsx";
import "./dossier.css";

type Props = { page: DossiersPage; dossier: OpenDossier; refused: Refused | undefined; revealed: Revealed | null };

/** The open dossier, as far as the reader may see it, and what they can do with it. */
export function DossierPane({ page, dossier, refused, revealed }: Props) {
  const text = useText("dossiers");
  const to = usePath();
  const name = useDossierName()(dossier);
  const { question } = page;
  const hrefOf = (id: string | null) =>
    to("/office/dossiers") + addressOfList(lists.dossiers, { ...question, open: id });
  const { previous, next } = useNeighbours(page, dossier.id);
  const isReader = dossier.levels.includes("content");
  return (
    <Pane
      id="dossier"
      title={<span lang={dossier.title ? (dossier.language ?? undefined) : undefined}>{name}</span>}
      top={
        <span className="pane__line">
          {dossier.number} {dossier.state && <DossierStateMark state={dossier.state} />}
        </span>
      }
      closeHref={hrefOf(null)}
      previous={previous}
      next={next}
      closeLabel={text("officeDossier.close")}
    >
      <DossierFacts dossier={dossier} now={page.now} />
      {dossier.hasUndeliveredMail && (
        <Notice tone="warning" title={text("officeDossier.undelivered")}>
          {text("officeDossier.undelivered.text")}
        </Notice>
      )}
      {gateOf(dossier) && <DossierGate dossier={dossier} refused={refused} />}
      <OpenForMembers dossier={dossier} />
      <DossierDecision dossier={dossier} budget={page.budget} refused={refused} />
      {isReader && <Parts page={page} dossier={dossier} refused={refused} revealed={revealed} />}
      <DossierActs dossier={dossier} refused={refused} />
    </Pane>
  );
}

/** The dossiers before and after this one in the list from which it was opened, also on the pages around this one. */
function useNeighbours({ question, dossiers }: DossiersPage, id: string) {
  const text = useText("dossiers");
  const to = usePath();
  const nameOf = useDossierName();
  const { rows, previous, next } = dossiers;
  const place = rows.findIndex((row) => row.id === id);
  if (place === -1) return {};
  const hrefOf = (changed: ListQuestion) => to("/office/dossiers") + addressOfList(lists.dossiers, changed);
  const neighbour = (row: ListedDossier | undefined, key: "officeDossier.previous" | "officeDossier.next") =>
    row && {
      href: hrefOf({ ...question, open: row.id }),
      label: text(key, { name: [row.number, nameOf(row)].filter(Boolean).join(", ") }),
    };
  const before = previous && changeList(question, { before: previous });
  const after = next && changeList(question, { after: next });
  return {
    previous:
      neighbour(rows[place - 1], "officeDossier.previous") ??
      (before ? { href: withEdge(hrefOf(before), "last"), label: text("officeDossier.previousPage") } : undefined),
    next:
      neighbour(rows[place + 1], "officeDossier.next") ??
      (after ? { href: withEdge(hrefOf(after), "first"), label: text("officeDossier.nextPage") } : undefined),
  };
}

/** The tabs of a dossier, with the chosen one below them. */
function Parts({ page: { question, tab }, dossier, refused, revealed }: Props) {
  const text = useText("dossiers");
  const to = usePath();
  const address = to("/office/dossiers") + addressOfList(lists.dossiers, { ...question, open: dossier.id });
  // Nobody scores a request for help.
  const tabs = panelTabs.filter((one) => one !== "scores" || dossier.type === "external");
  const counts = { files: dossier.files, messages: dossier.messages, notes: dossier.notes };
  return (
    <>
      <Tabs label={text("officeDossier.tabs")}>
        {tabs.map((one) => {
          const count = one in counts ? counts[one as keyof typeof counts]?.length : undefined;
          return (
            <Tab
              key={one}
              href={one === "answers" ? address : `${address}&panelTab=${one}`}
              isCurrent={one === tab}
              {...(count ? { count } : {})}
            >
              {text(`officeDossier.tab.${one}`)}
            </Tab>
          );
        })}
      </Tabs>
      {tab === "answers" && (
        <>
          <DossierConditions dossier={dossier} />
          <DossierAnswers dossier={dossier} refused={refused} revealed={revealed} />
          <DossierOrganisation dossier={dossier} question={question} />
        </>
      )}
      {tab === "files" && <DossierFiles dossier={dossier} />}
      {tab === "messages" && <DossierMessages dossier={dossier} refused={refused} />}
      {tab === "notes" && <DossierNotes dossier={dossier} refused={refused} />}
      {tab === "scores" && tabs.includes(tab) && <DossierScores dossier={dossier} />}
      {tab === "history" && <DossierHistory dossier={dossier} />}
    </>
  );
}

function DossierFacts({ dossier, now }: { dossier: OpenDossier; now: string }) {
  const text = useText("dossiers");
  const format = useFormats();
  const term = useTerm(now)(dossier);
  const origin = useOrigin()(dossier);
  const { type, applicant, responsible, language, askedInCents, costInCents, sentAt, call } = dossier;
  const people = [
    ...origin,
    type === "external" && applicant && text("officeDossier.proposer", { name: applicant }),
    responsible && text("officeDossier.responsible", { name: responsible }),
    language && text("officeDossier.writes", { language: format.languageName(language) }),
  ].filter(Boolean);
  const facts = [
    { term: text("officeDossier.asked"), value: askedInCents !== null && format.wholeMoney(askedInCents) },
    { term: text("officeDossier.cost"), value: costInCents !== null && format.wholeMoney(costInCents) },
    { term: text("officeDossier.call"), value: call?.title },
    { term: text("officeDossier.sent"), value: sentAt && format.shortDate(new Date(sentAt)) },
    {
      term: text("officeDossier.overdue"),
      value: term && <span className={term.isOver ? "rows__late" : undefined}>{term.text}</span>,
    },
  ].filter(({ value }) => value);
  return (
    <>
      {people.length > 0 && <p className="muted">{people.join(". ")}.</p>}
      {facts.length > 0 && (
        <dl className="pane__facts">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
