import { parseArgs } from "node:util";
import { listOrphans } from "#server/actions/orphan.ts";
import { acceptStore } from "#server/actions/store-mark.ts";
import type { Commands } from "#server/cli/command.ts";

export const fileCommands: Commands = {
  "files accept": {
    usage:
      "files accept                     says, after a restore, that files without a row may go again; --dry-run only says\n" +
      "                                                   how many would",
    run: async (context, args) => {
      const { values } = parseArgs({ args, options: { "dry-run": { type: "boolean" } } });
      const orphans = (await Array.fromAsync(listOrphans(context))).length;
      if (values["dry-run"]) return `${orphans} files have no row and would be removed tonight. Nothing was changed.`;
      await acceptStore(context);
      return `Database and store belong together from now on. ${orphans} files have no row and will be removed tonight.`;
    },
  },
};
