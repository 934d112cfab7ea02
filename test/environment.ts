import { join } from "node:path";

/** The environment of every program that a test starts: the path to other programs and the shared compile cache. */
export const environment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/compiled"),
};
