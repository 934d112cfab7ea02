/** The kinds of cookies a visitor decides about. What is strictly necessary is not asked. */
export const consentCategories = ["statistics", "media"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What a visitor allowed, category by category. */
export type ConsentChoices = Record<ConsentCategory, boolean>;
