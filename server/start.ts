import { readEnvironment } from "#server/platform/config.ts";
import { findBuild, loadProgram, NotBuilt } from "#server/platform/http/bundle.ts";
import { createLog } from "#server/platform/log.ts";
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
    const log = createLog({ level: "error", clock: () => new Date() });
    if (error instanceof NotBuilt) log.error({}, error.message);
    else log.error({ error }, "Samen had to end.");
    process.exit(1);
  }
}
