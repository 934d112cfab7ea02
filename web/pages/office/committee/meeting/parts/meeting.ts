import type { Language } from "#domain/language.ts";
import type { Api } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import { OwnStatusFields } from "#web/pages/office/committee/parts/round.ts";

const MeetingRound = fund(
  `
  query MeetingRound($slug: String, $language: Language!) {
    reviewRounds { slug title(language: $language) }
    reviewRound(slug: $slug) {
      call { id slug title(language: $language) }
      dossiers { ...OwnStatusFields }
    }
  }
`,
  [OwnStatusFields],
);

/** Reads the round of a call, or of the newest one; null if the committee has no dossiers. */
export async function loadRound(api: Api, language: Language, slug: string | null) {
  const { reviewRounds, reviewRound } = await api.query(MeetingRound, { language, slug });
  return { rounds: reviewRounds, round: reviewRound };
}

const MeetingQuery = fund(`
  query Meeting($slug: String!, $language: Language!, $isOnProjector: Boolean!) {
    meeting(callSlug: $slug, isOnProjector: $isOnProjector) {
      revision isOpen openedAt endedAt mayOpen isPresent isRecorder recorderId isOutside
      seats { id name isPresent isRemote isMember isChair leftAt }
      guests { id name }
      budget { budgetInCents keptInCents awardedInCents leftInCents isPartial }
      room { present able needed outside isQuorate }
      agenda {
        id number type isUrgent isConfidential title language organisation town askedInCents
        judgement { mean spread rank reviews { name mean } }
        decision { outcome amountInCents isLoan }
      }
      current {
        id number type isUrgent isConfidential title language organisation town askedInCents
        judgement { mean spread rank reviews { name mean note scores { criterion score } } }
        decision { outcome amountInCents isLoan revision releasedAt reasons { language text } }
      }
      entries { id at kind person number title outcome amountInCents votes remark }
    }
    reviewRound(slug: $slug) {
      call { winnerCount votingOpens }
      criteria { id name(language: $language) }
    }
  }
`);

/** A call without a vote has no winners. */
const winnerCountOf = (call: { winnerCount: number; votingOpens: string | null }) =>
  call.votingOpens ? call.winnerCount : 0;

type Where = { slug: string; language: Language; isOnProjector: boolean };

/** Reads the meeting of a call as the viewer may see it; null if the call has no dossiers for the committee. */
export async function loadMeeting(api: Api, where: Where) {
  const { meeting, reviewRound } = await api.query(MeetingQuery, where);
  if (!meeting || !reviewRound) return null;
  return { ...meeting, criteria: reviewRound.criteria, winnerCount: winnerCountOf(reviewRound.call) };
}

export type LoadedMeeting = NonNullable<Awaited<ReturnType<typeof loadMeeting>>>;
export type AgendaItem = LoadedMeeting["agenda"][number];
export type CurrentItem = NonNullable<LoadedMeeting["current"]>;

/** Finds the next dossier without a decision, after this one and then from the start; null if there is none. */
export function nextUndecided(agenda: readonly AgendaItem[], id: string | null): AgendaItem | null {
  const place = agenda.findIndex((item) => item.id === id);
  const others = [...agenda.slice(place + 1), ...agenda.slice(0, Math.max(0, place))];
  return others.find(({ decision }) => !decision) ?? null;
}
