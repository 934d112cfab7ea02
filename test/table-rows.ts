import { sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";

/** Every row of every table, as JSON, so that two databases can be compared. */
export async function allRows(db: Database): Promise<Record<string, string[]>> {
  const query = async <Row>(statement: ReturnType<typeof sql>) =>
    ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
  const tables = await query<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const rowTexts = await query<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
      );
      return [name, rowTexts.map(({ row }) => row).sort()] as const;
    }),
  );
  return Object.fromEntries(rows);
}
