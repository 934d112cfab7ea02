import { setTimeout } from "node:timers/promises";
import { type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { DatabaseAway, deepestCause, isOutage } from "#server/database/outage.ts";

/** The time between two attempts to reach the database. */
const retryTime = 1_000;

type Options = Parameters<typeof openDatabase>[0] & {
  /** How long to wait for a database that does not answer; commands do not wait. */
  databaseWaitSeconds: number;
};

/** Opens the database as soon as it answers: after a power cut it may start later than Samen. */
export async function openWhenThere({ databaseWaitSeconds, ...options }: Options): Promise<OpenDatabase> {
  const end = performance.now() + databaseWaitSeconds * 1000;
  const waitText = databaseWaitSeconds > 0 ? `, also after ${databaseWaitSeconds} seconds` : "";
  for (let attempt = 1; ; attempt++) {
    try {
      return await openDatabase(options);
    } catch (error) {
      const { code = "", message } = deepestCause(error);
      // The account, its password or the database is not the right one, and waiting does not help.
      if (/^(28...|3D000)$/.test(code))
        throw new DatabaseAway(`The database refuses the connection (${message}). Check DATABASE_URL.`);
      if (!isOutage(error)) throw error;
      if (performance.now() >= end)
        throw new DatabaseAway(
          `The database does not answer (${message})${waitText}. Start it, or check DATABASE_URL, and try again.`,
        );
      if (attempt === 1)
        options.log?.warn(
          { reason: message, databaseWaitSeconds },
          "The database does not answer yet; Samen waits for it.",
        );
    }
    await setTimeout(retryTime);
  }
}
