import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Draws the map while building, so that the browser gets its lines and not how they are made. */
export function drawnOnce(): Plugin {
  return {
    name: "drawn-once",
    enforce: "pre",
    async load(id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith("/web/components/region-shapes.ts")) return null;
      const drawn: Record<string, unknown> = await import(`${pathToFileURL(file)}`);
      return Object.entries(drawn)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
