import { isLanguage } from "#domain/language.ts";
import { queueMail } from "#server/actions/mail.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";

export const mailCommands: Commands = {
  "mail test": {
    usage: "mail test <address> [nl|en|fr]   queues a mail that proves that mail works; the running site sends it",
    run: async (context, [recipient = "", language = "nl"], { publicUrl }) => {
      if (!recipient.includes("@") || !isLanguage(language))
        throw new CommandError("Give an address, and nl, en or fr.");
      await queueMail(context, { template: "operator-test", recipient, language, values: { address: publicUrl.href } });
      return `A mail to ${recipient} is queued.`;
    },
  },
};
