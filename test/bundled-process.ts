import { join } from "node:path";
import { build } from "vite";

/** Bundles a program of this folder into one file: it starts many times, and loading hundreds of files takes longest. */
export async function bundleProcess(name: string): Promise<string> {
  // The folder is inside node_modules, so that the external packages can be found. Each worker has its own, because
  // another one may bundle the same program at the same moment.
  const outDir = join(import.meta.dirname, `../node_modules/.cache/${name}-${process.pid}`);
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external: ["@electric-sql/pglite", "pg", "sharp"] },
    build: {
      ssr: join(import.meta.dirname, `${name}.ts`),
      outDir,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return join(outDir, `${name}.js`);
}
