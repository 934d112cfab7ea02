import { availableParallelism } from "node:os";

/**
 * How many test files each of the two runners runs at once. Tests wait for databases, processes and browsers, so there
 * are more than cores; unit tests and journeys run at the same time.
 */
export const workers = availableParallelism() + 1;
