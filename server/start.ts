import { readEnvironment } from "#server/platform/config.ts";
import { findBuild, loadProgram, NotBuilt } from "#server/platform/http/bundle.ts";
import { root } from "#server/platform/root.ts";
import { followStopSignals } from "#server/platform/stop-signal.ts";

// Runs the site: the program of the current build, or in development the sources themselves.

type Program = typeof import("#server/site.ts");

const stopSignals = followStopSignals();
const environment = readEnvironment();
if (environment.NODE_ENV === "development") {
  const { run } = await import("#server/site.ts");
  await run(environment, { stopSignals });
} else {
  const build = findBuildOrEnd();
  const { run } = await loadProgram<Program>(build);
  await run(environment, { build, stopSignals });
}

function findBuildOrEnd(): string {
  try {
    return findBuild(root);
  } catch (error) {
    if (!(error instanceof NotBuilt)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
