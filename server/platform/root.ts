import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

function findRoot(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : findRoot(dirname(folder));
}

/** The folder of the project. The built program is elsewhere in it than its sources, so we look for it. */
export const root = findRoot(import.meta.dirname);
