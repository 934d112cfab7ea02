/** The steps in which a new installation becomes a fund, in order; the last one opens the site. */
export const setUpSteps = ["fund", "brand", "mail", "people", "lists", "roster", "call", "finish"] as const;
export type SetUpStep = (typeof setUpSteps)[number];
