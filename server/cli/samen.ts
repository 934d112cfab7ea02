import { Refusal } from "#domain/problem.ts";
import { callCommands } from "#server/cli/call.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { dossierCommands } from "#server/cli/dossier.ts";
import { letterCommands } from "#server/cli/letter.ts";
import { mailCommands } from "#server/cli/mail.ts";
import { pageCommands } from "#server/cli/page.ts";
import { personCommands } from "#server/cli/person.ts";
import { rosterCommands } from "#server/cli/roster.ts";
import { secretCommands } from "#server/cli/secret.ts";
import { verifyCommands } from "#server/cli/verify.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open.ts";
import { readConfig, readEnvironment } from "#server/platform/config.ts";
import { openFiles } from "#server/platform/files/open.ts";
import { createLog } from "#server/platform/log.ts";
import { openSecret } from "#server/platform/secret.ts";

/** What an operator can do from the command line. */
const commands: Commands = {
  ...callCommands,
  ...dossierCommands,
  ...letterCommands,
  ...mailCommands,
  ...pageCommands,
  ...personCommands,
  ...rosterCommands,
  ...secretCommands,
  ...verifyCommands,
};

async function main([noun = "", verb = "", ...args]: string[]) {
  const command = commands[`${noun} ${verb}`];
  if (!command) {
    const usages = Object.values(commands).map(({ usage }) => `  npm run samen -- ${usage}`);
    throw new CommandError(`Commands:\n${usages.join("\n")}`);
  }
  const config = readConfig(readEnvironment());
  const database = await openDatabase({ ...config, log: createLog({ level: "error", clock: () => new Date() }) });
  try {
    await migrateDatabase(database.db);
    const { publicUrl } = config;
    const context = {
      db: database.db,
      me: null,
      now: new Date(),
      publicUrl,
      companyLogin: null,
      network: () => "",
      secret: openSecret(config),
      files: await openFiles(config),
      scansFiles: config.clamdUrl !== null,
      browser: { device: "", setSession: () => {} },
    };
    console.log(await command.run(context, args, config));
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // A refusal tells which field is wrong, and why.
  if (error instanceof Refusal) console.error(JSON.stringify(error.problem));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
