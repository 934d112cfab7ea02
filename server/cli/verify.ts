import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { countAudit, findBrokenAudit } from "#server/actions/audit.ts";
import { findBrokenFiles } from "#server/actions/file-check.ts";
import { verifyVote } from "#server/actions/vote-verify.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { getCall } from "#server/cli/office.ts";

async function readLines(path: string): Promise<string[]> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new CommandError(`There is no file ${path}.`) : error;
  });
  // Spreadsheets add a byte order mark at the start of a file.
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => line !== "");
}

export const verifyCommands: Commands = {
  "verify files": {
    usage:
      "verify files                     checks that every stored file is there and is what was stored, and that\n" +
      "                                                   SECRET_KEY opens it",
    run: async (context) => {
      const { checked, broken, sealed } = await findBrokenFiles(context);
      if (broken.length > 0)
        throw new CommandError(`Of ${checked} files these are gone or were changed:\n${broken.join("\n")}`);
      if (sealed.length > 0)
        throw new CommandError(`Of ${checked} files SECRET_KEY does not open these:\n${sealed.join("\n")}`);
      return `All ${checked} files are there, as they were stored.`;
    },
  },
  "verify vote": {
    usage:
      "verify vote <call>               counts the votes of a call again and compares with all stored records, and with\n" +
      "                                                   the published lists: --receipts receipts.txt\n" +
      "                                                   --ballots ballots.csv, as anyone downloads them",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { receipts: { type: "string" }, ballots: { type: "string" } },
      });
      const [slug = ""] = positionals;
      const call = await getCall(context, slug);
      if (!call.votingOpens) throw new CommandError(`The call ${slug} has no vote.`);
      if (call.votedElsewhere)
        throw new CommandError(
          `The call ${slug} was not voted on here: its results were entered, and there is no box.`,
        );
      const receipts = values.receipts ? await readLines(values.receipts) : null;
      // The first line names the column.
      const ballots = values.ballots ? (await readLines(values.ballots)).slice(1) : null;
      const { votes, isCounted, isReleased, wrong } = await verifyVote(context, call, { receipts, ballots });
      if (wrong.length > 0) throw new CommandError(`The vote of ${slug} does not add up:\n${wrong.join("\n")}`);
      if (!isCounted && (receipts || ballots))
        throw new CommandError(`The vote of ${slug} is not counted yet, so nothing was published of it.`);
      if (!isCounted)
        return `The vote of ${slug} is not counted yet. It has ${votes} votes, each with its line and receipt.`;
      return `The vote of ${slug} adds up: ${votes} votes, counted again, are ${isReleased ? "what the results say" : "what was counted"}${receipts || ballots ? ", and so are the lists" : ""}.`;
    },
  },
  "verify audit": {
    usage: "verify audit                     checks that no entry of the audit log was changed, moved or taken out",
    run: async ({ db }) => {
      const broken = await findBrokenAudit(db);
      if (broken !== null) {
        throw new CommandError(
          `The audit log is broken at entry ${broken}: it, or one before it, was changed, moved or taken out.`,
        );
      }
      // Entries cut off at the end leave an intact chain; an operator who noted these two values notices that too.
      const { entries, lastHash } = await countAudit(db);
      return `The audit log is whole: ${entries} entries, the last one is ${lastHash ?? "none"}.`;
    },
  },
};
