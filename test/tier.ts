/**
 * Whether everything runs (`npm run test:all`): every language, width, theme and database, and soak tests at full size.
 * `npm test` runs the same tests once and with small numbers.
 */
export const isEverything = process.env.TEST_TIER === "all";

/** How many people vote, and how often a process is killed, in soak tests. */
export const soak = isEverything ? { voters: 12_000, kills: 60 } : { voters: 500, kills: 3 };

/** The seed of random values: fixed in `npm test`, random and printed in `npm run test:all`. */
export const seed = Number(process.env.TEST_SEED ?? 1);
