import { isId } from "#domain/id.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { actOnOutbox } from "#web/pages/office/outbox/parts/act.ts";
import { DecisionList } from "#web/pages/office/outbox/parts/decision-list.tsx";
import { DecisionPane } from "#web/pages/office/outbox/parts/decision-pane.tsx";
import { isUnfinished, outboxSearch, outboxViews, readOutboxView } from "#web/pages/office/outbox/parts/outbox-view.ts";
import { ReleaseForm } from "#web/pages/office/outbox/parts/release.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Split } from "#web/ui/split/split.tsx";
import { Views } from "#web/ui/views/views.tsx";

const OutboxPage = fund(`
  query OutboxPage($isReleased: Boolean!) {
    outbox(isReleased: $isReleased) {
      id number title type language organisation applicant isConfidential isUrgent
      decision {
        outcome amountInCents isLoan plannedFor lostHour releasedAt revision isPrinted
        missing { part language } letters { language isEdited }
      }
    }
  }
`);
const OpenDecision = fund(`
  query OpenDecision($id: ID!) {
    officeDossier(id: $id) {
      id levels acts number title type language organisation applicant isConfidential isUrgent askedInCents
      decision {
        outcome amountInCents isLoan votes decidedAt decidedBy plannedFor lostHour releasedAt revision isPrinted mayRelease
        reasons { language text } missing { part language } letters { language draft text isEdited }
      }
    }
  }
`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "outbox");
  const { searchParams } = args.url;
  const view = readOutboxView(searchParams);
  const openId = searchParams.get("open") ?? "";
  const { outbox } = await args.api.query(OutboxPage, { isReleased: view === "released" });
  const { officeDossier } = isId(openId) ? await args.api.query(OpenDecision, { id: openId }) : { officeDossier: null };
  return {
    view,
    rows: view === "unfinished" ? outbox.filter(isUnfinished) : outbox,
    open: officeDossier?.decision ? { ...officeDossier, decision: officeDossier.decision } : null,
    isGone: openId !== "" && !officeDossier?.decision,
    done: searchParams.get("justDone"),
    count: Number(searchParams.get("count") ?? 0),
    staying: (searchParams.get("changed") ?? "").split(",").filter(isId),
  };
};

export const act = (args: ActArgs) => actOnOutbox(args);

/** The loaded data of the page. */
export type OutboxPage = Awaited<ReturnType<typeof load>>;
/** A dossier with a decision, as the list shows it. */
export type ListedDecision = OutboxPage["rows"][number];
/** The open dossier with its decision. */
export type OpenDecision = NonNullable<OutboxPage["open"]>;

const headings = {
  pending: "outbox.heading",
  unfinished: "outbox.heading.unfinished",
  released: "outbox.heading.released",
} as const;

/** The decisions that wait for their release: each with its letter, and the release that sends them together. */
export default function OfficeOutboxPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("dossiers");
  const to = usePath();
  const { view, rows, open, isGone, done, count, staying } = loaderData;
  const stayingRows = rows.filter(({ id }) => staying.includes(id));
  const refused = actionData?.problem ? actionData : undefined;
  const plan = actionData && !actionData.problem ? actionData : null;
  const refusal = refused && refused.typed.intent !== "editLetter" ? refused : plan?.refused;
  return (
    <>
      <PageHead title={text("outbox.title")} isRefused={Boolean(refused ?? plan?.refused)} />
      <OfficeHead title={text(headings[view], { count: rows.length })} lead={text("outbox.lead")} />
      <div role="status">
        {!actionData && <Done done={done} count={count} />}
        {!actionData && stayingRows.length > 0 && (
          <Notice tone="warning">
            {text("outbox.leftBehind", {
              count: stayingRows.length,
              numbers: stayingRows.map(({ number }) => number).join(", "),
            })}
          </Notice>
        )}
      </div>
      {refusal && <RefusalNotice problem={refusal.problem} />}
      {isGone && <Notice>{text("outbox.gone")}</Notice>}
      <Views
        label={text("outbox.title")}
        views={outboxViews.map((one) => ({
          href: to("/office/outbox") + outboxSearch(one),
          label: text(`outbox.view.${one}`),
          isCurrent: one === view,
        }))}
      />
      <Split
        pane={
          open && (
            <DecisionPane
              key={`${open.id} ${open.decision.revision}`}
              dossier={open}
              view={view}
              refused={refused?.typed.intent === "editLetter" ? refused : undefined}
            />
          )
        }
      >
        {rows.length === 0 ? (
          <Empty title={text(headings[view], { count: 0 })} heading="h2">
            {view !== "unfinished" && text("outbox.empty")}
          </Empty>
        ) : (
          <div>
            {plan && <ReleaseForm plan={plan} />}
            <DecisionList page={loaderData} plan={plan} refused={refused} />
          </div>
        )}
      </Split>
    </>
  );
}

const sentences = {
  released: "outbox.done.released",
  planned: "outbox.done.planned",
  editLetter: "outbox.done.editLetter",
  trial: "outbox.done.trial",
  unplan: "outbox.done.unplan",
  takeDecisionBack: "decision.done.takeDecisionBack",
} as const;

/** Says what was just done. */
function Done({ done, count }: { done: string | null; count: number }) {
  const text = useText("dossiers");
  const sentence = Object.entries(sentences).find(([name]) => name === done)?.[1];
  return sentence && <Notice tone="success">{text(sentence, { count })}</Notice>;
}
