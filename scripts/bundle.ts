import { join } from "node:path";
import { build, type SSROptions } from "vite";

type Program = { name: string; file: string; outDir: string; ssr?: SSROptions };

/**
 * Bundles a program: loading a thousand files takes several times as long. Packages stay as they come, because some find
 * other files next to their own; Drizzle has hundreds of files and needs none. Parts that are only imported when they are
 * needed stay files of their own. Nothing is minified, so that an error in a log can be read.
 */
export async function bundleProgram({ name, file, outDir, ssr = { noExternal: ["drizzle-orm"] } }: Program) {
  await build({
    root: join(import.meta.dirname, ".."),
    configFile: false,
    // The build ignores .env, which holds the settings of the site and may belong to another account.
    envDir: false,
    logLevel: "error",
    ssr,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: { [name]: file }, output: { chunkFileNames: "[name]-[hash].js" } },
    },
  });
}
