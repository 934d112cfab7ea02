import { getTableName, sql } from "drizzle-orm";
import { destroyVoteKey } from "#server/actions/vote-key.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { ballots, receipts, voters } from "#server/database/tables/vote.ts";

type Rewriting = Pick<Context, "db" | "files">;

/**
 * Destroys the key of a vote once results are out, and writes its tables anew. A row that was changed or deleted stays in
 * its file until then, sealed with that key. Runs on its own, for no transaction may be around it; whoever was stopped
 * half-way begins again.
 */
export async function rewriteBox({ db, files }: Rewriting, { callId }: { callId: string }): Promise<void> {
  await destroyVoteKey({ files }, callId);
  for (const table of [voters, ballots, receipts]) {
    // What someone who began to read before the release may still see cannot be cleaned away, and would go over into the
    // new file. Cleaning counts what it had to leave; the queue comes again.
    // What the release itself is still to report of its own rows comes first, not after that count.
    await db.execute(sql`select pg_stat_force_next_flush()`);
    await db.execute(sql`vacuum ${table}`);
    const { rows } = (await db.execute(
      sql`select pg_stat_get_dead_tuples(${getTableName(table)}::regclass)::int as old`,
    )) as unknown as { rows: { old: number }[] };
    if (rows[0]?.old !== 0) throw new Error("someone still reads the box as it was before the release");
    await db.execute(sql`vacuum full ${table}`);
  }
  // The log holds what was written, until a checkpoint lets go of the pieces before it. The first one removes the files
  // of the tables as they were, and has this written to the log as well.
  for (let twice = 0; twice < 2; twice++) {
    await whereAllowed(db, "select pg_switch_wal()");
    await whereAllowed(db, "checkpoint");
  }
}

/** On a PostgreSQL of its own operator this is theirs to do, and comes by itself within minutes. */
async function whereAllowed(db: Database, statement: string): Promise<void> {
  const refused = "42501";
  try {
    await db.execute(sql.raw(statement));
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code !== refused) throw error;
  }
}
