import { resolve } from "node:path";
import { moveTables } from "#server/actions/move.ts";
import { CommandError, type LoneCommands } from "#server/cli/command.ts";
import { openDatabase } from "#server/database/open.ts";
import { openWhenThere } from "#server/database/open-when-there.ts";
import { createLog } from "#server/platform/log.ts";

export const moveCommands: LoneCommands = {
  move: {
    usage:
      "move <postgres://… or folder>    copies the database into an empty PostgreSQL, or into an embedded one in that\n" +
      "                                                   folder, and compares every row; files stay where they are",
    runAlone: async ({ config, clock }, [target]) => {
      if (!target) throw new CommandError("Give the address of an empty PostgreSQL, or a folder.");
      const log = createLog({ level: "error", clock });
      const isServer = /^postgres(ql)?:/.test(target);
      const from = await openWhenThere({ ...config, databaseWaitSeconds: 0, log, isPatient: true });
      try {
        const to = await openDatabase({
          databaseUrl: isServer ? target : null,
          dataDir: isServer ? config.dataDir : resolve(target),
          log,
          isPatient: true,
        });
        try {
          const { tables, rows } = await moveTables(from.db, to.db);
          const next = isServer
            ? "set DATABASE_URL to that address"
            : `take DATABASE_URL out and set DATA_DIR=${target}`;
          return (
            `${rows} rows in ${tables} tables are copied, and all compared. Now ${next}, keep SECRET_KEY and the store of ` +
            "files as they are, and start Samen. The earlier database is unchanged: delete it once all is well."
          );
        } finally {
          await to.close();
        }
      } finally {
        await from.close();
      }
    },
  },
};
