import type { ResultOf } from "gql.tada";
import { fund } from "#web/graphql/document.ts";

/** The fields of an offer in the list and on its form. */
export const OfferFields = fund(`
  fragment OfferFields on Offer {
    id slug illustration title(language: $language) task(language: $language) moment(language: $language)
    inDutch(language: $language) startsAt endsAt hands hoursPerMonth minimumAge languages
    organisation { name town(language: $language) }
  }
`);

/** An offer with these fields. */
export type OfferData = ResultOf<typeof OfferFields>;
