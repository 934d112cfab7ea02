import { brusselsTime } from "#domain/brussels-time.ts";
import type { DossierState, ProjectType } from "#domain/dossier.ts";
import { stateKeys } from "#i18n/dossier-state.ts";
import { useFormats, useText } from "#web/text.tsx";

/** The fields of a dossier that decide its progress; instants as the API writes them. */
export type FollowedDossier = {
  type: ProjectType;
  state: DossierState;
  isConfidential: boolean;
  mayEdit: boolean;
  sentAt: string | null;
  answerBy: string | null;
  completeBy: string | null;
  call: {
    submissionsClose: string;
    votingOpens: string | null;
    votingCloses: string | null;
    resultsPublished: string;
  } | null;
};

/** The progress of a dossier, its next known date, and what that means. */
export function useDossierProgress(dossier: FollowedDossier, now: string) {
  const text = useText("account");
  const nextDate = useNextDate(dossier, now);
  const { said: stateKey, text: explanationKey } = stateKeys(dossier.state);
  const values = { type: dossier.type, isConfidential: String(dossier.isConfidential) };
  return { stateText: text(stateKey, values), nextDate, explanation: text(explanationKey, values) };
}

function useNextDate(dossier: FollowedDossier, now: string): string | null {
  const text = useText("account");
  const format = useFormats();
  const { state, call, isConfidential, completeBy, mayEdit } = dossier;
  const isAhead = (instant: string | null | undefined): instant is string => !!instant && instant > now;
  const dateOf = (instant: string) => ({ date: format.longDate(new Date(instant)) });
  const deadlineOf = (instant: string) => ({ until: format.until(new Date(instant)) });
  const vote = isConfidential ? null : call;
  const answer = answerAhead(dossier, now);
  switch (state) {
    case "draft":
      return isAhead(call?.submissionsClose) ? text("myDossier.next.submit", deadlineOf(call.submissionsClose)) : null;
    case "incomplete":
      return (
        completeBy && text(mayEdit ? "myDossier.next.complete" : "myDossier.next.completed", deadlineOf(completeBy))
      );
    case "submitted":
    case "in_review":
    case "shortlisted":
      if (answer) return text("myDossier.next.answer", { date: format.longDate(answer) });
      if (state === "submitted" && isAhead(call?.submissionsClose))
        return text("myDossier.next.committee", dateOf(call.submissionsClose));
      if (isAhead(vote?.votingOpens)) return text("myDossier.next.vote", dateOf(vote.votingOpens));
      if (state === "shortlisted" && isAhead(vote?.votingCloses))
        return text("myDossier.next.voting", deadlineOf(vote.votingCloses));
      return isAhead(call?.resultsPublished) ? text("myDossier.next.results", dateOf(call.resultsPublished)) : null;
    default:
      return null;
  }
}

/** The day by which a request for help is answered, if it is still ahead. */
export function answerAhead({ answerBy: day }: Pick<FollowedDossier, "answerBy">, now: string): Date | null {
  if (!day || day < brusselsTime(new Date(now)).slice(0, 10)) return null;
  // At noon UTC it is that day in Brussels in every season.
  return new Date(`${day}T12:00:00Z`);
}
