import { isLanguage } from "#domain/language.ts";
import { queueMail } from "#server/actions/mail.ts";
import type { Context } from "#server/context.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open.ts";
import { type Config, ConfigError, readConfig, readEnvironment } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";

/** What an operator can do from the command line; each command is told in one line. */
const commands: Record<
  string,
  { usage: string; run(context: Context, args: string[], config: Config): Promise<string> }
> = {
  "mail test": {
    usage: "mail test <address> [nl|en|fr]   queues a mail that proves that mail works; the running site sends it",
    run: async (context, [recipient = "", language = "nl"], { publicUrl }) => {
      if (!recipient.includes("@") || !isLanguage(language))
        throw new ConfigError("Give an address, and nl, en or fr.");
      await queueMail(context, { template: "operator-test", recipient, language, values: { address: publicUrl.href } });
      return `A mail to ${recipient} is queued.`;
    },
  },
};

async function main([noun = "", verb = "", ...args]: string[]) {
  const command = commands[`${noun} ${verb}`];
  if (!command) {
    const usages = Object.values(commands).map(({ usage }) => `  npm run samen -- ${usage}`);
    throw new ConfigError(`Commands:\n${usages.join("\n")}`);
  }
  const config = readConfig(readEnvironment());
  const database = await openDatabase({ ...config, log: createLog("error") });
  try {
    await migrateDatabase(database.db);
    const { publicUrl } = config;
    const context = { db: database.db, me: null, now: new Date(), publicUrl, network: () => "" };
    console.log(await command.run(context, args, config));
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
