import { lastMinute } from "#domain/brussels-time.ts";
import type { DossierState } from "#domain/dossier.ts";
import { type DossierPhase, donePhases, phasesOf } from "#domain/dossier-phase.ts";
import { stateKeys } from "#i18n/dossier-state.ts";
import type { MyDossier } from "#web/pages/account/dossiers/id/page.tsx";
import { answerBy } from "#web/pages/account/parts/dossier-standing.ts";
import { useFormats, useText } from "#web/text.tsx";
import { type Phase, Phases } from "#web/ui/phases/phases.tsx";

/** The phases of a dossier, with the current one and the known dates; nothing if it ended without support. */
export function DossierPhases(dossier: MyDossier) {
  const text = useText("account");
  const phases = usePhases(dossier);
  const followed = followedIn(dossier);
  const done = donePhases(followed);
  if (done === null) return null;
  const items = phasesOf(followed).map((phase, index): Phase => {
    const state = index < done ? "done" : index === done ? "now" : "later";
    const { date, note } = phases[phase][state];
    return { name: text(`myDossier.phase.${phase}`), state, date, note };
  });
  return (
    <section className="band band--deep round-tr case-road" aria-label={text("myDossier.phases")}>
      <div className="wrap">
        <Phases label={text("myDossier.phases")} items={items} />
      </div>
    </section>
  );
}

/** The values that decide which phases a dossier has; the fund's own selection has no vote. */
export function followedIn({ state, isConfidential, call, history }: MyDossier) {
  const isSelected = history.some(({ toState }) => toState === "selected");
  return { state, isConfidential, hasVote: Boolean(call?.votingOpens) && !isSelected };
}

type Said = Pick<Phase, "note"> & { date?: string | undefined };

/** The date of each phase, if it is known, and what it depends on. */
function usePhases(dossier: MyDossier): Record<DossierPhase, Record<Phase["state"], Said>> {
  const text = useText("account");
  const format = useFormats();
  const { type, state, call, sentAt, completeBy, history, now } = dossier;
  const day = (instant: string | null | undefined) => (instant ? format.longDate(new Date(instant)) : undefined);
  const from = (date: string | undefined) => (date ? text("myDossier.phase.from", { date }) : undefined);
  const since = (...states: DossierState[]) => day(history.findLast(({ toState }) => states.includes(toState))?.at);
  const answer = answerBy(dossier, now);
  const answered =
    type === "external"
      ? day(call?.resultsPublished)
      : answer && text("myDossier.phase.by", { date: format.longDate(answer) });
  const decided = { date: since("declined", "selected", "granted", "shortlisted") };
  const votes =
    call?.votingOpens && call.votingCloses
      ? format.dateRange(new Date(call.votingOpens), new Date(Date.parse(call.votingCloses) - 1))
      : undefined;
  const reading = { date: from(day(call?.submissionsClose)) };
  const paying = { date: from(day(call?.awardsFrom)) };
  const underWay = text("myDossier.phase.now");
  const isWaiting = state === "incomplete" && completeBy;
  return {
    submitted: { done: { date: day(sentAt) }, now: {}, later: {} },
    checked: {
      done: { date: since("in_review") },
      now: isWaiting
        ? { date: format.longDate(lastMinute(new Date(completeBy))), note: text("myDossier.phase.you") }
        : { date: from(day(sentAt)), note: underWay },
      later: {},
    },
    committee: {
      done: decided,
      now: state === "in_review" ? { date: from(since("in_review")), note: underWay } : reading,
      later: reading,
    },
    vote: {
      done: { date: votes },
      now: { date: votes, note: call?.votingOpens && call.votingOpens <= now ? underWay : undefined },
      later: { date: votes, note: text("myDossier.phase.ifChosen") },
    },
    answer: { done: decided, now: {}, later: { date: answered ?? undefined } },
    paid: {
      done: { date: since("paid") },
      now: { ...paying, note: state === "agreement" ? text(stateKeys("agreement").label) : undefined },
      later: { ...paying, note: text(followedIn(dossier).hasVote ? "myDossier.phase.ifWon" : "myDossier.phase.ifYes") },
    },
  };
}
