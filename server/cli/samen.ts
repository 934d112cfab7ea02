import { readFile } from "node:fs/promises";
import { isLanguage, type Localized } from "#domain/language.ts";
import { isPageKey, type PageDraft, pageKeys, readPageDraft, writePageDraft } from "#domain/page.ts";
import { Refusal } from "#domain/problem.ts";
import { queueMail } from "#server/actions/mail.ts";
import { writePage } from "#server/actions/page.ts";
import type { Context } from "#server/context.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open.ts";
import { findPage } from "#server/database/queries/page.ts";
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
  "page print": {
    usage: "page print <page> <nl|en|fr>     prints a page the fund wrote, as page write reads it",
    run: async ({ db }, [key = "", language = ""]) => {
      if (!isPageKey(key) || !isLanguage(language))
        throw new ConfigError(`Give ${pageKeys.join(", ")}, and a language.`);
      const page = await findPage(db, key);
      if (!page) throw new ConfigError(`The page ${key} is not written yet.`);
      const inOne = (text: Localized) => text[language] ?? "";
      return writePageDraft({ title: inOne(page.title), intro: inOne(page.intro), body: inOne(page.body) });
    },
  },
  "page write": {
    usage: "page write <page> <nl.md> …      writes a page from Markdown files named after their language",
    run: async (context, [key = "", ...files]) => {
      if (!isPageKey(key) || files.length === 0) throw new ConfigError(`Give ${pageKeys.join(", ")}, and files.`);
      const drafts = await Promise.all(files.map(readDraft));
      const page = await findPage(context.db, key);
      // A language of which no file is given stays as it is.
      const inAll = (field: keyof PageDraft, kept: Localized = { nl: "" }): Localized => ({
        ...kept,
        ...Object.fromEntries(drafts.map(({ language, draft }) => [language, draft[field]])),
      });
      const note = inAll("note");
      const isChanged = await writePage(context, {
        key,
        title: inAll("title", page?.title),
        intro: inAll("intro", page?.intro),
        body: inAll("body", page?.body),
        note: note.nl ? note : null,
      });
      return isChanged ? `The page ${key} is written.` : `The page ${key} reads so already.`;
    },
  },
};

/** Reads one file of a page: `nl.md` or `privacy.nl.md` is the Dutch one. */
async function readDraft(file: string) {
  const [, language] = /(?:^|[./_-])(nl|en|fr)\.md$/.exec(file) ?? [];
  if (!isLanguage(language)) throw new ConfigError(`${file} must end with nl.md, en.md or fr.md.`);
  const draft = readPageDraft(await readFile(file, "utf8"));
  if (!draft.title || !draft.intro || !draft.body) {
    throw new ConfigError(`${file} must have a heading (# …), a first paragraph, and more text after it.`);
  }
  return { language, draft };
}

async function main([noun = "", verb = "", ...args]: string[]) {
  const command = commands[`${noun} ${verb}`];
  if (!command) {
    const usages = Object.values(commands).map(({ usage }) => `  npm run samen -- ${usage}`);
    throw new ConfigError(`Commands:\n${usages.join("\n")}`);
  }
  const config = readConfig(readEnvironment());
  const database = await openDatabase({ ...config, log: createLog({ level: "error", clock: () => new Date() }) });
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
  // A refusal tells which field is wrong, and why.
  if (error instanceof Refusal) console.error(JSON.stringify(error.problem));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
