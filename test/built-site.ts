import { findBuild, loadProgram } from "#server/platform/http/bundle.ts";
import { root } from "#server/platform/root.ts";

/** Starts the site from the current build, as operators run it; a process of its own loads that far sooner. */
export const { start } = await loadProgram<typeof import("#server/site.ts")>(findBuild(root));
