import { demoId } from "#server/database/demo/identity.ts";
import { demoLogins } from "#server/database/demo/people.ts";
import { eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { people } from "#server/database/tables/person.ts";
import { settings } from "#server/database/tables/setting.ts";

/** The setting that marks a database as filled by the demo. */
export const demoMark = "demo";

/** The database does not fit the mode in which Samen starts; the message is for the operator. */
export class WrongDatabase extends Error {
  override name = "WrongDatabase";
}

/** Refuses a demo as a real fund, because its access codes are public, and a real fund as a demo, which is open. */
export async function checkDemoMark(db: Database, { isDemo }: { isDemo: boolean }): Promise<void> {
  const wasDemo = await isFilledByDemo(db);
  if (!isDemo && wasDemo)
    throw new WrongDatabase(
      "This database holds the demo fund, whose access codes are public. Nothing was touched. " +
        "For a real fund, set DATABASE_URL or DATA_DIR to an empty place; to continue with the demo, set DEMO=1.",
    );
  if (isDemo && !wasDemo)
    throw new WrongDatabase(
      "This database holds a real fund, and the demo would let anyone in. Nothing was touched. " +
        "Set DEMO=0, or set DATABASE_URL or DATA_DIR to an empty place for the demo.",
    );
}

async function isFilledByDemo(db: Database): Promise<boolean> {
  if ((await db.$count(settings, eq(settings.key, demoMark))) > 0) return true;
  // The demo of version 0.1.0 set no mark, but its people have the same ids everywhere.
  const [first] = demoLogins;
  return first !== undefined && (await db.$count(people, eq(people.id, demoId("person", first.employeeId)))) > 0;
}
