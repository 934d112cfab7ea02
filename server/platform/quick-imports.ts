import { type ResolveFnOutput, registerHooks } from "node:module";

// Node loads this file with --import. Node reads the package.json of a package again for every import, and Drizzle's
// has 180 kB for about a hundred files: most of the time to load our code. We resolve imports between its files without
// it, and resolve each name that our own files import only once, because it is the same for all of them.
const resolutions = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "" } = context;
    const isRelative = specifier.startsWith(".");
    if (isRelative && parentURL.includes("/node_modules/drizzle-orm/")) {
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
    }
    if (isRelative || parentURL.includes("/node_modules/")) return next(specifier, context);
    const resolved = resolutions.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    resolutions.set(specifier, resolved);
    return resolved;
  },
});
