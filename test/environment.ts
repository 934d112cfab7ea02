import { join } from "node:path";

/**
 * The environment of every program that a test starts: the path to other programs, the shared compile cache, and the
 * loader that `npm start` and `npm run samen` use.
 */
export const environment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/compiled"),
  NODE_OPTIONS: `--import=${new URL("../server/platform/quick-imports.ts", import.meta.url)}`,
};
