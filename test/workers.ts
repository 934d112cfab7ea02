import { availableParallelism } from "node:os";

/** How many test files run at once. They wait for databases, processes and browsers, so there are more than cores. */
export const workers = 2 * availableParallelism();
