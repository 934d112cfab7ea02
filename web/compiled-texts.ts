import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { compileCatalogue } from "#i18n/compile.ts";

/** Compiles the ICU messages of the catalogues during the build, so that the browser needs no message parser. */
export function compiledTexts(): Plugin {
  return {
    name: "compiled-texts",
    enforce: "pre",
    async load(id) {
      const [file = ""] = id.split("?");
      if (!/\/i18n\/[a-z]{2}\/[a-z-]+\.ts$/.test(file)) return null;
      // Node caches modules by address, so a changed catalogue needs a new address.
      const module: Record<string, Record<string, string>> = await import(`${pathToFileURL(file)}?at=${Date.now()}`);
      return Object.entries(module)
        .map(([name, catalogue]) => `export const ${name} = ${JSON.stringify(compileCatalogue(catalogue))};`)
        .join("\n");
    },
  };
}
