import { join } from "node:path";
import { bundleProgram } from "../scripts/bundle.ts";

const bundles = new Map<string, Promise<string>>();

/** Bundles a program of this folder with its packages, because it starts many times, and gives its path. */
export function bundleProcess(name: string): Promise<string> {
  // Several test files of a worker start the same program.
  const bundle = bundles.get(name) ?? makeBundle(name);
  bundles.set(name, bundle);
  return bundle;
}

async function makeBundle(name: string): Promise<string> {
  // The folder is inside node_modules, so that the external packages can be found. Each worker has its own, because
  // another one may bundle the same program at the same moment.
  const outDir = join(import.meta.dirname, `../node_modules/.cache/${name}-${process.pid}`);
  const ssr = { noExternal: true as const, external: ["@electric-sql/pglite", "pg", "sharp"] };
  await bundleProgram({ name, file: join(import.meta.dirname, `${name}.ts`), outDir, ssr });
  return join(outDir, `${name}.js`);
}
