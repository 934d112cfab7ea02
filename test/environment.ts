import { join } from "node:path";

/**
 * What every program that a test starts finds in its environment: other programs, and our code as it was compiled for the
 * program before it.
 */
export const environment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/compiled"),
};
