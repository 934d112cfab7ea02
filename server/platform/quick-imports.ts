import { registerHooks } from "node:module";

// Given to Node with --import. For every file of a package that is imported Node reads its package.json anew, and
// Drizzle's is 180 kB for some hundred files: two thirds of what loading our database code takes. Where one of its
// files asks for another, we answer without it.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "" } = context;
    const isDrizzle = specifier.startsWith(".") && parentURL.includes("/node_modules/drizzle-orm/");
    if (!isDrizzle) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
  },
});
