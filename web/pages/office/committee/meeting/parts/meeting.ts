import type { Language } from "#domain/language.ts";
import type { Api } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import { OwnStatusFields } from "#web/pages/office/committee/parts/round.ts";

const MeetingRounds = fund(
  `query MeetingRounds($language: Language!) { reviewRounds { slug title(language: $language) } }`,
);

const MeetingQuery = fund(
  `
  query Meeting($slug: String!, $language: Language!, $isOnProjector: Boolean!) {
    meeting(callSlug: $slug, isOnProjector: $isOnProjector) {
      revision isOpen openedAt endedAt mayOpen isPresent isRecorder recorderId isOutside hasItemLeft
      seats { id name isPresent isRemote isMember isChair leftAt }
      guests { id name }
      budget { budgetInCents keptInCents awardedInCents leftInCents isPartial }
      room { present able needed outside isQuorate }
      agenda {
        id number type isUrgent isConfidential title language organisation town askedInCents
        judgement { mean spread rank reviews { member name mean } }
        decision: standingDecision { outcome amountInCents isLoan }
      }
      current {
        id number type isUrgent isConfidential title language organisation town askedInCents
        judgement { mean spread rank reviews { member name mean note scores { criterion score } } }
        decision: standingDecision { outcome amountInCents isLoan revision releasedAt reasons { language text } }
        possibleOutcomes
      }
      entries { id at kind person number title outcome amountInCents votes remark }
    }
    reviewRound(slug: $slug) {
      call { id slug title(language: $language) winnerCount votingOpens }
      criteria { id name(language: $language) }
      dossiers { ...OwnStatusFields }
    }
  }
`,
  [OwnStatusFields],
);

/** A call without a vote has no winners. */
const winnerCountOf = (call: { winnerCount: number; votingOpens: string | null }) =>
  call.votingOpens ? call.winnerCount : 0;

type Where = { slug: string | null; language: Language; isOnProjector: boolean };

/** Reads the meeting of a call, or of the newest one, as the viewer may see it; null if the committee has no dossiers. */
export async function loadMeeting(api: Api, { slug, language, isOnProjector }: Where) {
  const { reviewRounds: rounds } = await api.query(MeetingRounds, { language });
  const chosen = slug ?? rounds[0]?.slug;
  if (!chosen) return null;
  const { meeting, reviewRound: round } = await api.query(MeetingQuery, { slug: chosen, language, isOnProjector });
  if (!meeting || !round) return null;
  return { rounds, round, meeting: { ...meeting, criteria: round.criteria, winnerCount: winnerCountOf(round.call) } };
}

export type LoadedMeeting = NonNullable<Awaited<ReturnType<typeof loadMeeting>>>["meeting"];
export type AgendaItem = LoadedMeeting["agenda"][number];
export type CurrentItem = NonNullable<LoadedMeeting["current"]>;

/** Finds the next dossier without a decision, after this one and then from the start; null if there is none. */
export function nextUndecided(agenda: readonly AgendaItem[], id: string | null): AgendaItem | null {
  const place = agenda.findIndex((item) => item.id === id);
  const others = [...agenda.slice(place + 1), ...agenda.slice(0, Math.max(0, place))];
  return others.find(({ decision }) => !decision) ?? null;
}
