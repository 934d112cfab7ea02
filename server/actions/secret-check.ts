import { findFact, putFact } from "#server/actions/installation.ts";
import type { Context } from "#server/context.ts";
import { and, isNotNull, like, not } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { type SealedColumn, sealedColumns } from "#server/database/sealed-column.ts";
import { installationFacts } from "#server/database/tables/installation.ts";
import { ConfigError } from "#server/platform/config.ts";

type SecretContext = Pick<Context, "db" | "secret">;

/** The key is not the one that sealed this database; the message is for the operator. */
class WrongSecretKey extends ConfigError {
  override name = "WrongSecretKey";

  constructor(keyId: string) {
    super(
      `This database was sealed with the key ${keyId}, which is not among SECRET_KEY and SECRET_KEYS_BEFORE. Nothing was ` +
        "touched. Set SECRET_KEY to the key that this installation had, or put its file secret-key into DATA_DIR: without " +
        "it dossiers, votes and files stay sealed.",
    );
  }
}

const place = "installation_facts.value secretCheck";
const keyIdOf = (sealed: string) => sealed.split(".")[0] ?? "";

/** Refuses a key that did not seal this database. */
export async function checkSecret({ db, secret }: SecretContext): Promise<void> {
  const keyId = await findSealingKey(db);
  if (keyId && !secret.hasKey(keyId)) throw new WrongSecretKey(keyId);
}

/** The same at the start of the site, which also writes a text that only its key opens. */
export async function keepSecret({ db, secret }: SecretContext): Promise<void> {
  await checkSecret({ db, secret });
  const value = { sealed: secret.seal(place, "samen") };
  // Of two processes that start at once, the second has to check the key of the first.
  const written = await db
    .insert(installationFacts)
    .values({ key: "secretCheck", value })
    .onConflictDoNothing()
    .returning({ key: installationFacts.key });
  if (written.length === 0) await checkSecret({ db, secret });
}

/** Gives the name of the key that sealed this database; null if nothing in it is sealed. */
export async function findSealingKey(db: Database): Promise<string | null> {
  const sealed = (await findFact(db, "secretCheck"))?.sealed ?? (await findSealed(db));
  return sealed && keyIdOf(sealed);
}

/** Seals the check with the present key; returns whether an earlier key had sealed it. */
export async function sealCheckAnew({ db, secret }: SecretContext): Promise<boolean> {
  const check = await findFact(db, "secretCheck");
  if (!check || !secret.isOld(check.sealed)) return false;
  await putFact({ db }, "secretCheck", { sealed: secret.seal(place, secret.open(place, check.sealed)) });
  return true;
}

/** Finds any text in the database that our own key sealed; null if there is none. */
async function findSealed(db: Database): Promise<string | null> {
  for (const { table, column } of Object.values<SealedColumn>(sealedColumns)) {
    const [row] = await db
      .select({ sealed: column })
      .from(table)
      // The keys of calls seal votes.
      .where(and(isNotNull(column), not(like(column, "call:%")), like(column, "%.%")))
      .limit(1);
    if (row) return String(row.sealed);
  }
  return null;
}
