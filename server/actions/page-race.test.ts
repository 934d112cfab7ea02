import { expect, onTestFinished, test } from "vitest";
import { storePage } from "#server/actions/page.ts";
import { asc } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { pages, pageVersions } from "#server/database/tables/page.ts";
import { aPostgres } from "#test/database.ts";

test("when many write a page at once, every text is kept and the last version is current", async () => {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  const now = new Date("2026-11-15T09:00:00Z");
  const text = { key: "about" as const, title: { nl: "Over" }, intro: { nl: "Kort." } };
  await storePage({ db, now }, { ...text, body: { nl: "Eerst." } });
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => storePage({ db, now }, { ...text, body: { nl: `Tekst ${index}.` } })),
  );
  const versions = await db.select().from(pageVersions).orderBy(asc(pageVersions.changedAt));
  expect(new Set(versions.map(({ body }) => body.nl)).size).toBe(9);
  expect(new Set(versions.map(({ changedAt }) => changedAt.getTime())).size).toBe(9);
  const [page] = await db.select().from(pages);
  expect(page?.body).toEqual(versions.at(-1)?.body);
  expect(page?.changedAt).toEqual(versions.at(-1)?.changedAt);
});
