import type { LoneCommands } from "#server/cli/command.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { openWhenThere } from "#server/database/open-when-there.ts";
import { createLog } from "#server/platform/log.ts";

export const migrateCommands: LoneCommands = {
  migrate: {
    usage:
      "migrate                          brings the tables up to date, as a start of Samen does; no other command does",
    runAlone: async ({ config, clock }) => {
      const log = createLog({ level: "error", clock });
      const database = await openWhenThere({ ...config, databaseWaitSeconds: 0, log, isPatient: true });
      try {
        const applied = await migrateDatabase(database.db);
        return applied === 0
          ? "The tables are up to date."
          : `The tables are up to date now: ${applied} changes were made.`;
      } finally {
        await database.close();
      }
    },
  },
};
