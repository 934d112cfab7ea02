import { parseArgs } from "node:util";
import { brusselsTime } from "#domain/brussels-time.ts";
import { defaultLanguage, isLanguage } from "#domain/language.ts";
import { lateAccessAddress, tellLateAccess } from "#server/actions/dossier-mail.ts";
import { giveLateAccess } from "#server/actions/dossier-office.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { actingAs, readUntil } from "#server/cli/office.ts";
import { findCall } from "#server/database/queries/call.ts";

export const callCommands: Commands = {
  "call late-access": {
    usage:
      "call late-access <slug>          prints a link for one person to hand in after the deadline: --until 2026-12-01,\n" +
      "                                                   --as <email or ID> of the coordinator; --email <address> and\n" +
      "                                                   --language fr mail it",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: {
          until: { type: "string" },
          as: { type: "string" },
          email: { type: "string" },
          language: { type: "string", default: defaultLanguage },
        },
      });
      const [slug = ""] = positionals;
      const { email, language } = values;
      if (!isLanguage(language)) throw new CommandError("For --language give nl, en or fr.");
      const until = readUntil(values.until);
      const call = await findCall(context.db, slug);
      if (!call) throw new CommandError(`There is no call ${slug || "…"}.`);
      const token = await giveLateAccess(await actingAs(context, values.as), { callId: call.id, until });
      if (email) await tellLateAccess(context, { email, language, token, until });
      const link = lateAccessAddress(context, language, token);
      return `Whoever opens this link first may hand in before ${brusselsTime(until).slice(0, 16).replace("T", " ")}:\n${link}`;
    },
  },
};
