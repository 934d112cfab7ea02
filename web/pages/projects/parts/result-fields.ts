import type { ResultOf } from "gql.tada";
import { fund } from "#web/graphql/document.ts";

/** The fields of a call with published results. */
export const ResultsFields = fund(`
  fragment ResultsFields on Call {
    slug title(language: $language) turnout voteWeight committeeWeight tieRule
    selectedCount: projectCount(statuses: [selected])
    results {
      electorate votesCast tieReason isCheckable
      rows {
        votes share committeeScore points rank isTied tieBreak isWinner amountInCents
        project { id slug text(language: $language) { title inDutch } organisation { name } }
      }
    }
  }
`);

export type ResultsCall = ResultOf<typeof ResultsFields>;
export type CallResults = NonNullable<ResultsCall["results"]>;
