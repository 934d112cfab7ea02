import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Draws the map during the build, so that the browser gets the paths and not the code that makes them. */
export function mapAtBuild(): Plugin {
  return {
    name: "map-at-build",
    enforce: "pre",
    async load(id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith("/web/components/region-shapes.ts")) return null;
      const shapes: Record<string, unknown> = await import(`${pathToFileURL(file)}`);
      return Object.entries(shapes)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
