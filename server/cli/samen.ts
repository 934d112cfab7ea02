import { runCommand } from "#server/cli/run.ts";
import { readEnvironment } from "#server/platform/config.ts";

const { output, errors, code } = await runCommand(process.argv.slice(2), {
  environment: readEnvironment(),
  clock: () => new Date(),
});
if (output) console.log(output);
if (errors) console.error(errors);
process.exitCode = code;
