import { eq } from "drizzle-orm";
import { demoId } from "#server/database/demo/identity.ts";
import { demoLogins } from "#server/database/demo/people.ts";
import type { Database } from "#server/database/open.ts";
import { people } from "#server/database/tables/person.ts";
import { settings } from "#server/database/tables/setting.ts";

/** The setting that says that the demo filled this database. */
export const demoMark = "demo";

/** A database that must not be served as it is asked for, in a sentence for the operator. */
export class WrongDatabase extends Error {
  override name = "WrongDatabase";
}

/** Refuses to serve a demo as a real fund, since everybody knows its letters, or a real fund as a demo, which hides nothing. */
export async function checkDemoMark(db: Database, { isDemo }: { isDemo: boolean }): Promise<void> {
  const wasDemo = await isFilledByDemo(db);
  if (!isDemo && wasDemo)
    throw new WrongDatabase(
      "This database holds the demo fund, whose access codes are public. Nothing was touched. " +
        "For a real fund, set DATABASE_URL or DATA_DIR to an empty place; to go on with the demo, set DEMO=1.",
    );
  if (isDemo && !wasDemo)
    throw new WrongDatabase(
      "This database holds a real fund, and the demo would let anyone in. Nothing was touched. " +
        "Set DEMO=0, or set DATABASE_URL or DATA_DIR to an empty place for the demo.",
    );
}

async function isFilledByDemo(db: Database): Promise<boolean> {
  if ((await db.$count(settings, eq(settings.key, demoMark))) > 0) return true;
  // The demo of version 0.1.0 set no mark; its people have the same ids everywhere.
  const [first] = demoLogins;
  return first !== undefined && (await db.$count(people, eq(people.id, demoId("person", first.employeeId)))) > 0;
}
