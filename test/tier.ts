/**
 * Whether everything runs (`npm run test:all`): every language, width, theme and database, and soak tests at full size.
 * `npm test` runs the same tests once and with small numbers.
 */
export const isEverything = process.env.TEST_TIER === "all";

/** How many people vote, and how often a process is killed, in soak tests. */
export const soak = isEverything ? { voters: 12_000, kills: 60 } : { voters: 500, kills: 3 };

/** How many minutes the last day of a call takes in the soak; `SOAK_MINUTES=20` gives a leak more time to show. */
export const soakMinutes = Number(process.env.SOAK_MINUTES ?? 3);

/** How many random requests the fuzzer sends; `FUZZ_REQUESTS` is for shorter and longer runs. */
export const fuzzRequests = Number(process.env.FUZZ_REQUESTS ?? 100_000);

/** The seed of random values: fixed in `npm test`, random and printed in `npm run test:all`. */
export const seed = Number(process.env.TEST_SEED ?? 1);
