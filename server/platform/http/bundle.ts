import { realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { holdBuild } from "#server/platform/http/build-use.ts";

/** The server code of the web app: built once, or rebuilt by Vite whenever a file changes. */
export type Bundle<Module> = {
  load(): Promise<Module>;
  /** Answers source files and hot updates, which only a development server has. */
  middleware: ((request: never, response: never, next: () => void) => void) | null;
  close(): Promise<void>;
};

/** Nothing was built; the message is for the operator. */
export class NotBuilt extends Error {
  override name = "NotBuilt";
}

const programOf = (build: string) => join(build, "program/site.js");

/** Finds the folder of the current build. A later build has another folder, so its files stay as they are. */
export function findBuild(root: string): string {
  try {
    const build = realpathSync(join(root, "build"));
    // Earlier versions built the pages only.
    statSync(programOf(build));
    return build;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new NotBuilt("Samen is not built yet. Run `npm run build` first, or `npm start`, which does both.");
  }
}

/**
 * Loads the program of a build: `server/site.ts` and all that it imports of ours in one file, which loads far sooner. The
 * process uses the build until it ends, because some parts are loaded only when they are needed.
 */
export function loadProgram<Module>(build: string): Promise<Module> {
  process.once("exit", holdBuild(build));
  return import(pathToFileURL(programOf(build)).href);
}

/** Opens the built web app. */
export function openBuilt<Module>(folder: string): Bundle<Module> {
  const module = import(pathToFileURL(join(folder, "server/index.js")).href) as Promise<Module>;
  return { load: () => module, middleware: null, close: async () => {} };
}

/** Opens the web app from its sources; only this loads Vite, so that production does not need it. */
export async function openSources<Module>(root: string): Promise<Bundle<Module>> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  const { runner } = vite.environments.ssr as unknown as { runner: { import(path: string): Promise<Module> } };
  return {
    load: () => runner.import("/web/server/answer.ts"),
    middleware: vite.middlewares as unknown as NonNullable<Bundle<Module>["middleware"]>,
    close: () => vite.close(),
  };
}
