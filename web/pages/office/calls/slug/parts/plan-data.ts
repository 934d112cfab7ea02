import type { ResultOf } from "gql.tada";
import type { CallPlan } from "#domain/call.ts";
import { callMoments } from "#domain/call-moment.ts";
import type { Localized } from "#domain/language.ts";
import { fund } from "#web/graphql/document.ts";

export const OfficeCallPlan = fund(`
  query OfficeCallPlan($slug: String!, $language: Language!) {
    now
    officeCall(slug: $slug) {
      id slug title(language: $language) phase
      submissionsOpen submissionsClose votingOpens votingCloses resultsPublished awardsFrom
      budgetInCents maximumWhenActiveInCents maximumInCents costShare voteWeight winnerCount tieRule
      plan {
        revision publishedAt isEarlierDraft isScored candidateCount committeeMeets reportsDue ballotSize
        title { language text } intro { language text }
        criteria { id weight name { language text } help { language text } words { language text } }
        eligibility { id check text { language text } }
      }
    }
    officeCalls {
      title(language: $language) plan { publishedAt }
      submissionsOpen submissionsClose votingOpens votingCloses resultsPublished
    }
    latestResults {
      title(language: $language)
      results {
        rows { votes committeeScore rank isWinner project { slug text(language: $language) { title inDutch } } }
      }
    }
  }
`);

/** A call of the office, as the API gives it. */
export type OfficeCall = NonNullable<ResultOf<typeof OfficeCallPlan>["officeCall"]>;

type LatestResults = NonNullable<ResultOf<typeof OfficeCallPlan>["latestResults"]>;

/** The last call, if it was decided by a vote. */
export type CountedCall = LatestResults & { results: NonNullable<LatestResults["results"]> };

/** Tells whether the last call was decided by a vote. */
export const isCounted = (call: LatestResults | null): call is CountedCall => Boolean(call?.results);

type Texts = readonly { language: string; text: string }[];
const localized = (texts: Texts): Localized => ({
  nl: "",
  ...Object.fromEntries(texts.map(({ language, text }) => [language, text])),
});

/** Gives the plan of a call in the shape of the rules. */
export function planOf({ plan, ...call }: OfficeCall): CallPlan {
  const instants: Record<string, unknown> = { ...call, ...plan };
  const moments = callMoments.map((name) => [name, instants[name] ? new Date(String(instants[name])) : null]);
  return {
    ...(Object.fromEntries(moments) as Pick<CallPlan, (typeof callMoments)[number]>),
    title: localized(plan.title),
    intro: localized(plan.intro),
    budgetInCents: call.budgetInCents,
    maximumWhenActiveInCents: call.maximumWhenActiveInCents,
    maximumInCents: call.maximumInCents,
    costShare: call.costShare,
    voteWeight: call.voteWeight,
    winnerCount: call.winnerCount,
    tieRule: call.tieRule,
    ballotSize: plan.ballotSize,
    criteria: plan.criteria.map(({ name, help, words, ...criterion }) => ({
      ...criterion,
      name: localized(name),
      help: localized(help),
      ...(words.length > 0 && { words: localized(words) }),
    })),
    eligibility: plan.eligibility.map(({ text, ...point }) => ({ ...point, text: localized(text) })),
  };
}
