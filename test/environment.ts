import { join } from "node:path";

/**
 * What every program that a test starts finds in its environment: other programs, our code as it was compiled for the
 * program before it, and the way `npm start` and `npm run samen` load it.
 */
export const environment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/compiled"),
  NODE_OPTIONS: `--import=${new URL("../server/platform/quick-imports.ts", import.meta.url)}`,
};
