import { defaultLanguage, isLanguage } from "#domain/language.ts";
import { mailStates } from "#domain/mail.ts";
import { queueMail } from "#server/actions/mail.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { listMails } from "#server/database/queries/mail.ts";
import { listLanguages } from "#server/database/queries/setting.ts";

const most = 50;

export const mailCommands: Commands = {
  "mail log": {
    usage: `mail log [${mailStates.join("|")}]   lists the latest mails and how it went with them`,
    run: async (context, [stateName]) => {
      const state = mailStates.find((mailState) => mailState === stateName) ?? null;
      if (stateName && !state) throw new CommandError(`Give one of ${mailStates.join(", ")}, or nothing.`);
      const mails = await listMails(context.db, { state, most });
      if (mails.length === 0) return "There are none.";
      return mails
        .map(({ listedAt, state, template, language, recipient }) =>
          [listedAt.toISOString(), state.padEnd(8), template.padEnd(22), language, recipient ?? "(not told)"].join(
            "  ",
          ),
        )
        .join("\n");
    },
  },
  "mail test": {
    usage: "mail test <address> [language]   queues a mail that proves that mail works; the running site sends it",
    run: async (context, [recipient = "", language = defaultLanguage], { publicUrl }) => {
      const languages = await listLanguages(context.db);
      if (!recipient.includes("@") || !isLanguage(language, languages))
        throw new CommandError(`Give an address, and one of ${languages.join(", ")}.`);
      await queueMail(context, { template: "operator-test", recipient, language, values: { address: publicUrl.href } });
      return `A mail to ${recipient} is queued.`;
    },
  },
};
