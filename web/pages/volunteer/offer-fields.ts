import type { ResultOf } from "gql.tada";
import { fund } from "#web/graphql/document.ts";

/** What is shown of an offer, in the list and where someone says yes to it. */
export const OfferFields = fund(`
  fragment OfferFields on Offer {
    id slug illustration title(language: $language) task(language: $language) moment(language: $language)
    inDutch(language: $language) startsAt endsAt hands hoursPerMonth minimumAge languages
    organisation { name town }
  }
`);

/** An offer as it is shown. */
export type ShownOffer = ResultOf<typeof OfferFields>;
