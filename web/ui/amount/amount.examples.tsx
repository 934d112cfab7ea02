import { Amount } from "#web/ui/amount/amount.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** An amount in each language. */
export const examples: Examples = {
  title: "Amount",
  examples: { nl: <Amount>€ 12.500</Amount>, en: <Amount>€12,500</Amount>, fr: <Amount>12 500 €</Amount> },
};
