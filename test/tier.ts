/**
 * Whether everything runs (`npm run test:all`): every language, width, theme and database, and soak tests at full size.
 * `npm test` proves the same once and on small numbers.
 */
export const isEverything = process.env.TEST_TIER === "all";

/** How many people vote, and how often a process is killed, in tests that wear a site down. */
export const soak = isEverything ? { voters: 12_000, kills: 60 } : { voters: 500, kills: 3 };

/** Where random values begin: always the same in `npm test`, drawn and printed in `npm run test:all`. */
export const seed = Number(process.env.TEST_SEED ?? 1);
