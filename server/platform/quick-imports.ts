import { type ResolveFnOutput, registerHooks } from "node:module";

// Given to Node with --import. For every import Node reads the package.json of what is imported anew, and Drizzle's is
// 180 kB for some hundred files: most of what loading our code takes. Where one of its files asks for another, we answer
// without it, and what our own files ask for by name is looked up once: to all of them it is the same.
const known = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "" } = context;
    const isRelative = specifier.startsWith(".");
    if (isRelative && parentURL.includes("/node_modules/drizzle-orm/")) {
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
    }
    if (isRelative || parentURL.includes("/node_modules/")) return next(specifier, context);
    const resolved = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    known.set(specifier, resolved);
    return resolved;
  },
});
