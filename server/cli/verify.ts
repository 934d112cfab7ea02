import { countAudit, findBrokenAudit } from "#server/actions/audit.ts";
import { findBrokenFiles } from "#server/actions/file-check.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";

export const verifyCommands: Commands = {
  "verify files": {
    usage: "verify files                     checks that every stored file is there and is what was stored",
    run: async (context) => {
      const { checked, broken } = await findBrokenFiles(context);
      if (broken.length > 0)
        throw new CommandError(`Of ${checked} files these are gone or were changed:\n${broken.join("\n")}`);
      return `All ${checked} files are there, as they were stored.`;
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
      // Entries cut off at the end leave a chain that is whole; whoever noted these two sees that too.
      const { entries, lastHash } = await countAudit(db);
      return `The audit log is whole: ${entries} entries, the last one is ${lastHash ?? "none"}.`;
    },
  },
};
