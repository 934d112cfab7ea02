import { build } from "vite";

// These find other files next to their own: code for the processor, or the database itself. Only development loads Vite.
const external = ["@electric-sql/pglite", "pg", "sharp", "vite"];

/**
 * Bundles a program and the packages it uses: loading a thousand files takes several times as long. Parts that are only
 * imported when they are needed stay files of their own. Nothing is minified, so an error in a log can be read.
 */
export async function bundleProgram({ name, file, outDir }: { name: string; file: string; outDir: string }) {
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external },
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
