import { lastMinute } from "#domain/brussels-time.ts";
import type { DossierState } from "#domain/dossier.ts";
import { type DossierPhase, donePhases, phasesOf } from "#domain/dossier-phase.ts";
import { stateKeys } from "#i18n/dossier-state.ts";
import type { MyDossier } from "#web/pages/account/dossiers/id/page.tsx";
import { answerAhead } from "#web/pages/account/parts/dossier-progress.ts";
import { useFormats, useText } from "#web/text.tsx";
import { type Phase, Phases } from "#web/ui/phases/phases.tsx";

/** The phases of a dossier, with the current one and the known dates; nothing if it ended without support. */
export function DossierPhases(dossier: MyDossier) {
  const text = useText("account");
  const phases = usePhases(dossier);
  const phaseFacts = phaseFactsOf(dossier);
  const doneCount = donePhases(phaseFacts);
  if (doneCount === null) return null;
  const items = phasesOf(phaseFacts).map((phase, index): Phase => {
    const state = index < doneCount ? "done" : index === doneCount ? "now" : "later";
    const { date, note } = phases[phase][state];
    return { name: text(`myDossier.phase.${phase}`), state, date, note };
  });
  return (
    <section className="band band--deep round-tr dossier-phases" aria-label={text("myDossier.phases")}>
      <div className="wrap">
        <Phases label={text("myDossier.phases")} items={items} />
      </div>
    </section>
  );
}

/** The values that decide which phases a dossier has; the fund's own selection has no vote. */
export function phaseFactsOf({ state, isConfidential, call, history }: MyDossier) {
  const isSelected = history.some(({ toState }) => toState === "selected");
  return { state, isConfidential, hasVote: Boolean(call?.votingOpens) && !isSelected };
}

type PhaseTexts = Pick<Phase, "note"> & { date?: string | undefined };

/** The date of each phase, if it is known, and what it depends on. */
function usePhases(dossier: MyDossier): Record<DossierPhase, Record<Phase["state"], PhaseTexts>> {
  const text = useText("account");
  const format = useFormats();
  const { type, state, call, sentAt, completeBy, history, now } = dossier;
  const day = (instant: string | null | undefined) => (instant ? format.longDate(new Date(instant)) : undefined);
  const from = (date: string | undefined) => (date ? text("myDossier.phase.from", { date }) : undefined);
  const since = (...states: DossierState[]) => day(history.findLast(({ toState }) => states.includes(toState))?.at);
  const answer = answerAhead(dossier, now);
  const answerDate =
    type === "external"
      ? day(call?.resultsPublished)
      : answer && text("myDossier.phase.by", { date: format.longDate(answer) });
  const decision = { date: since("declined", "selected", "granted", "shortlisted") };
  const votingDates =
    call?.votingOpens && call.votingCloses
      ? format.dateRange(new Date(call.votingOpens), new Date(Date.parse(call.votingCloses) - 1))
      : undefined;
  const review = { date: from(day(call?.submissionsClose)) };
  const payment = { date: from(day(call?.awardsFrom)) };
  const currentNote = text("myDossier.phase.now");
  const isWaiting = state === "incomplete" && completeBy;
  return {
    submitted: { done: { date: day(sentAt) }, now: {}, later: {} },
    checked: {
      done: { date: since("in_review") },
      now: isWaiting
        ? { date: format.longDate(lastMinute(new Date(completeBy))), note: text("myDossier.phase.you") }
        : { date: from(day(sentAt)), note: currentNote },
      later: {},
    },
    committee: {
      done: decision,
      now: state === "in_review" ? { date: from(since("in_review")), note: currentNote } : review,
      later: review,
    },
    vote: {
      done: { date: votingDates },
      now: { date: votingDates, note: call?.votingOpens && call.votingOpens <= now ? currentNote : undefined },
      later: { date: votingDates, note: text("myDossier.phase.ifChosen") },
    },
    answer: { done: decision, now: {}, later: { date: answerDate ?? undefined } },
    paid: {
      done: { date: since("paid") },
      now: { ...payment, note: state === "agreement" ? text(stateKeys("agreement").label) : undefined },
      later: {
        ...payment,
        note: text(phaseFactsOf(dossier).hasVote ? "myDossier.phase.ifWon" : "myDossier.phase.ifYes"),
      },
    },
  };
}
