import { destroyVoteKey } from "#server/actions/vote-key.ts";
import type { Context } from "#server/context.ts";
import { getTableName, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { ballots, receipts, voters } from "#server/database/tables/vote.ts";

type RewriteContext = Pick<Context, "db" | "files">;

/**
 * Destroys the key of a vote after the release, and rewrites its tables. Until then, changed and deleted rows stay in
 * the table's file, sealed with that key. It must not run in a transaction; an interrupted run starts over.
 */
export async function rewriteBox({ db, files }: RewriteContext, { callId }: { callId: string }): Promise<void> {
  await destroyVoteKey({ files }, callId);
  for (const table of [voters, ballots, receipts]) {
    // A reader from before the release may still need old rows, which VACUUM FULL would copy to the new file. So we
    // vacuum first and fail if any are left; the queue tries again. The flush makes pending statistics arrive before
    // that check.
    await db.execute(sql`select pg_stat_force_next_flush()`);
    await db.execute(sql`vacuum ${table}`);
    const { rows } = (await db.execute(
      sql`select pg_stat_get_dead_tuples(${getTableName(table)}::regclass)::int as old`,
    )) as unknown as { rows: { old: number }[] };
    if (rows[0]?.old !== 0) throw new Error("someone still reads the box as it was before the release");
    await db.execute(sql`vacuum full ${table}`);
  }
  // The WAL holds old data until a checkpoint releases its segments. The first checkpoint removes the old table files
  // and writes that to the WAL, so we need a second one.
  for (let twice = 0; twice < 2; twice++) {
    await whereAllowed(db, "select pg_switch_wal()");
    await whereAllowed(db, "checkpoint");
  }
}

/** On an external PostgreSQL we may lack this right; the server itself does it within minutes. */
async function whereAllowed(db: Database, statement: string): Promise<void> {
  const refused = "42501";
  try {
    await db.execute(sql.raw(statement));
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code !== refused) throw error;
  }
}
