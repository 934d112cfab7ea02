import { sealAllAnew } from "#server/actions/secret.ts";
import { checkSecret, keepSecret } from "#server/actions/secret-check.ts";
import { eq } from "#server/database/drizzle.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { installationFacts } from "#server/database/tables/installation.ts";
import { codeApps } from "#server/database/tables/second-factor.ts";
import { openSecret } from "#server/platform/secret.ts";
import { aPerson } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

const [first, second] = ["the first key of at least 32 characters", "the second key of at least 32 characters"];
const keyed = (secretKey: string, ...secretKeysBefore: string[]) =>
  openSecret({ secretKey, secretKeysBefore, dataDir: "" });
const refusal = "not among SECRET_KEY and SECRET_KEYS_BEFORE";

test("a database remembers its key, and refuses another one until everything is sealed anew", async ({ fund }) => {
  const { db } = fund;
  await checkSecret({ db, secret: keyed(second) });
  await keepSecret({ db, secret: keyed(first) });
  await keepSecret({ db, secret: keyed(first) });
  await expect(keepSecret({ db, secret: keyed(second) })).rejects.toThrow(refusal);
  await expect(checkSecret({ db, secret: keyed(second) })).rejects.toThrow(refusal);
  const both = keyed(second, first);
  await checkSecret({ db, secret: both });
  await expect(checkSecret({ db, secret: keyed(second) })).rejects.toThrow(refusal);
  await sealAllAnew({ ...fund.context(null), secret: both });
  await checkSecret({ db, secret: keyed(second) });
  await expect(checkSecret({ db, secret: keyed(first) })).rejects.toThrow(refusal);
});

test("a database from before that check refuses a key that does not open its rows", async ({ fund }) => {
  const { db } = fund;
  const { id } = await aPerson(db);
  const sealedSecret = keyed(first).seal(placeOf(sealedColumns.codeAppSecret, id), "secret");
  await db.insert(codeApps).values({ personId: id, sealedSecret, confirmedAt: fund.now });
  await expect(keepSecret({ db, secret: keyed(second) })).rejects.toThrow(refusal);
  expect(await db.$count(installationFacts, eq(installationFacts.key, "secretCheck"))).toBe(0);
  await keepSecret({ db, secret: keyed(first) });
});
