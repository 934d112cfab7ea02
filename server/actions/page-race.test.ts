import { expect, test } from "vitest";
import { storePage } from "#server/actions/page.ts";
import { asc } from "#server/database/drizzle.ts";
import { pages, pageVersions } from "#server/database/tables/page.ts";
import { aBusyFund } from "#test/busy-fund.ts";

test("when many write a page at once, every text is kept and the last version is current", async () => {
  const { db, now } = await aBusyFund();
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
