import { open, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { printAccessLetters } from "#server/actions/letter.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";

export const letterCommands: Commands = {
  "letters print": {
    usage:
      "letters print <out.pdf>          prints access letters with NEW codes; --branch gent, --without-mailbox,\n" +
      "                                                   --person <ID> (as often as needed) print only theirs",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: {
          branch: { type: "string" },
          "without-mailbox": { type: "boolean", default: false },
          person: { type: "string", multiple: true },
        },
      });
      const [path] = positionals;
      const branches = (await getFundLists(context.db)).branches.map(({ code }) => code);
      const branch = branches.find((code) => code === values.branch) ?? null;
      if (!path || (values.branch && !branch)) {
        throw new CommandError(`Give the file to write, and for --branch one of ${branches.join(", ")}.`);
      }
      // We open the file first: if it failed later, the old codes would be gone. Only the operator may read it.
      const file = await open(path, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
        throw error.code === "EEXIST" ? new CommandError(`${path} is there already; give another name.`) : error;
      });
      const { count, pdf } = await printAccessLetters(context, {
        branch,
        withoutMailbox: values["without-mailbox"],
        ...(values.person && { employeeIds: values.person }),
      }).catch(async (error: unknown) => {
        await file.close();
        await rm(path);
        throw error;
      });
      await pipeline(pdf, file.createWriteStream());
      return `${count} letters are in ${path}. Their codes are new: earlier letters to these people no longer work.`;
    },
  },
};
