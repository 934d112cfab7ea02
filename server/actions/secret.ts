import { recordAudit } from "#server/actions/audit.ts";
import { sealCheckAnew } from "#server/actions/secret-check.ts";
import { isSealedForCall, sealVoteKeyAnew } from "#server/actions/vote-key.ts";
import type { Context } from "#server/context.ts";
import { and, asc, eq, gt, isNotNull } from "#server/database/drizzle.ts";
import { listCalls } from "#server/database/queries/call.ts";
import { placeOf, type SealedColumn, sealedColumns } from "#server/database/sealed-column.ts";

type SealContext = Pick<Context, "db" | "me" | "now" | "secret" | "files">;

/** The number of rows per transaction; finished batches stay sealed when a later one fails. */
const batch = 500;

/** Reseals everything that an earlier key sealed with the present one, and returns the number of values. */
export async function sealAllAnew({ db, me, now, secret, files }: SealContext): Promise<number> {
  let sealed = 0;
  for (const column of Object.values<SealedColumn>(sealedColumns)) sealed += await sealAnew({ db, secret }, column);
  for (const { id } of await listCalls(db)) sealed += (await sealVoteKeyAnew({ db, secret, files }, id)) ? 1 : 0;
  await sealCheckAnew({ db, secret });
  await recordAudit({ db, me, now }, { act: "rotate_secret", subject: "secret", details: { sealed } });
  return sealed;
}

async function sealAnew(
  { db, secret }: Pick<SealContext, "db" | "secret">,
  sealedColumn: SealedColumn,
): Promise<number> {
  const { table, key, column, property } = sealedColumn;
  let [sealed, after] = [0, null as string | null];
  for (;;) {
    const rows = await db
      .select({ id: key, value: column })
      .from(table)
      .where(and(isNotNull(column), after === null ? undefined : gt(key, after)))
      .orderBy(asc(key))
      .limit(batch);
    if (rows.length === 0) return sealed;
    const old = rows.map(({ id, value }) => ({ id: String(id), value: String(value) }));
    await db.transaction(async (db) => {
      for (const { id, value } of old.filter(({ value }) => !isSealedForCall(value) && secret.isOld(value))) {
        const place = placeOf(sealedColumn, id);
        // If the value changed meanwhile, it is sealed with the present key already.
        const written = await db
          .update(table)
          .set({ [property]: secret.seal(place, secret.open(place, value)) })
          .where(and(eq(key, id), eq(column, value)))
          .returning({ id: key });
        sealed += written.length;
      }
    });
    after = old.at(-1)?.id ?? null;
  }
}
