import { dossierStates, projectTypes } from "#domain/dossier.ts";
import { type PlannableAct, plannableActs } from "#domain/dossier-act.ts";
import { waitingSteps } from "#domain/dossier-waiting.ts";
import { languages } from "#domain/language.ts";
import type { ListRemark } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { mayDo } from "#domain/permission.ts";
import { PendingMark } from "#web/components/decision-mark.tsx";
import { DossierStateMark } from "#web/components/dossier-state.tsx";
import { OfficeList } from "#web/components/office-list.tsx";
import { chosenForRefused, type Refused } from "#web/form.tsx";
import type { DossiersPage, ListedDossier } from "#web/pages/office/dossiers/page.tsx";
import type { BulkPlan } from "#web/pages/office/dossiers/parts/bulk-act.ts";
import { DossierBulk, PlannedAct } from "#web/pages/office/dossiers/parts/dossier-bulk.tsx";
import { gateOf, useDossierName, useOrigin, useTerm } from "#web/pages/office/dossiers/parts/dossier-words.ts";
import { useFund, useItemName } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import "./dossier.css";

type Props = { page: DossiersPage; plan: BulkPlan | null; refused: Refused | undefined };

/** The acts on several dossiers, by the `intent` of their form. */
const bulkIntents = plannableActs.flatMap((act) => [`plan-${act}`, `do-${act}`]);

/** The list of dossiers, with acts on several of them. */
export function DossierList({ page: { question, dossiers, calls, now, roles }, plan, refused }: Props) {
  const asker = { roles, hasSecondFactor: true };
  const acts: PlannableAct[] = [
    ...(mayDo(asker, "runCall") ? (["giveToCommittee"] as const) : []),
    ...(mayDo(asker, "askForCompletion") ? (["askForCompletion"] as const) : []),
    ...(mayDo(asker, "runCall") || mayDo(asker, "reviewDossier") ? (["download"] as const) : []),
  ];
  const text = useText("dossiers");
  const format = useFormats();
  const nameOf = useItemName();
  const dossierName = useDossierName();
  const filters = useFilters(calls);
  return (
    <div>
      {plan && <PlannedAct plan={plan} />}
      <OfficeList<ListedDossier>
        data={{
          definition: lists.dossiers,
          path: "/office/dossiers",
          question,
          page: { ...dossiers, remarks: dossiers.remarks as ListRemark[] },
        }}
        caption={text("officeDossier.title")}
        searchLabel={text("officeDossier.search")}
        columnLabels={{
          dossier: text("officeDossier.dossier"),
          asked: text("officeDossier.asked"),
          sent: text("officeDossier.sent"),
          state: text("officeDossier.state"),
          number: text("officeDossier.number"),
          organisation: text("officeDossier.organisation"),
          call: text("officeDossier.call"),
          theme: text("officeDossier.theme"),
          language: text("officeDossier.language"),
        }}
        filters={filters}
        row={{
          id: ({ id }) => id,
          title: dossierName,
          language: ({ title, language }) => (title ? language : null),
          below: (dossier) => <Below dossier={dossier} />,
          isBare: (dossier) => gateOf(dossier) !== null,
          cells: {
            asked: ({ askedInCents }) => askedInCents !== null && format.wholeMoney(askedInCents),
            sent: ({ sentAt }) => sentAt && format.shortDate(new Date(sentAt)),
            state: (dossier) => <StateCell dossier={dossier} now={now} />,
            number: ({ number }) => number,
            organisation: ({ organisation }) => organisation,
            call: ({ call }) => call?.title,
            theme: ({ theme }) => theme && nameOf("themes", theme),
            language: ({ language }) => language && format.languageLabel(language),
          },
        }}
        {...(acts.length > 0 && {
          bulk: <DossierBulk plan={plan} acts={acts} />,
          chosen: plan?.ids ?? chosenForRefused(refused, bulkIntents) ?? [],
        })}
      />
    </div>
  );
}

/** The number of a dossier, where it comes from, and what comes before it can be read. */
function Below({ dossier }: { dossier: ListedDossier }) {
  const text = useText("dossiers");
  const originOf = useOrigin();
  const gate = gateOf(dossier);
  const parts = [dossier.number, ...originOf(dossier), gate && text(`officeDossier.below.${gate}`)];
  return (
    <>
      {parts.filter(Boolean).join(" · ")}{" "}
      {dossier.language && <span className="rows__language">{dossier.language}</span>}
    </>
  );
}

function StateCell({ dossier, now }: { dossier: ListedDossier; now: string }) {
  const term = useTerm(now)(dossier);
  const { state, decision } = dossier;
  if (!state) return null;
  return (
    <>
      <DossierStateMark state={state} />
      {decision && !decision.releasedAt && (
        <span className="rows__below">
          <PendingMark decision={decision} />
        </span>
      )}
      {term && <span className={term.isOver ? "rows__below rows__late" : "rows__below"}>{term.text}</span>}
    </>
  );
}

/** The filters of the list with their words. */
function useFilters(calls: DossiersPage["calls"]) {
  const text = useText("dossiers");
  const format = useFormats();
  const fund = useFund();
  return {
    state: {
      label: text("officeDossier.state"),
      options: dossierStates.flatMap((state) =>
        state === "draft" ? [] : [{ value: state, label: text(`officeDossier.state.${state}`) }],
      ),
    },
    waits: {
      label: text("officeDossier.waits"),
      options: waitingSteps.map((step) => ({ value: step, label: text(`officeDossier.waits.${step}`) })),
    },
    type: {
      label: text("officeDossier.type"),
      options: projectTypes.map((type) => ({ value: type, label: text(`officeDossier.type.${type}`) })),
    },
    confidential: {
      label: text("officeDossier.confidential"),
      options: (["yes", "no"] as const).map((value) => ({ value, label: text(`officeDossier.confidential.${value}`) })),
    },
    urgent: {
      label: text("officeDossier.urgent"),
      options: [{ value: "yes", label: text("officeDossier.urgent.yes") }],
    },
    call: {
      label: text("officeDossier.call"),
      options: calls.map(({ slug, title }) => ({ value: slug, label: title })),
    },
    theme: {
      label: text("officeDossier.theme"),
      options: fund.themes.map(({ code, name }) => ({ value: code, label: name })),
    },
    language: {
      label: text("officeDossier.language"),
      options: languages
        .filter((language) => fund.languages.includes(language))
        .map((language) => ({ value: language, label: format.languageLabel(language) })),
    },
    from: { label: text("officeDossier.from") },
    until: { label: text("officeDossier.until") },
  };
}
