import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { writeNews } from "#server/actions/news.ts";
import { openDatabase } from "#server/database/open.ts";
import { news, newsVersions } from "#server/database/tables/news.ts";
import { aContext } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { aPerson, loggedIn } from "#test/factories.ts";

test("the form of a news item that arrives several times at once makes one draft", async () => {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  const me = loggedIn(await aPerson(db), { roles: ["editor"], hasSecondFactor: true });
  const context = aContext(db, { me, now: new Date("2026-11-15T09:00:00Z") });
  const form = {
    id: null,
    key: randomUUID(),
    revision: 0,
    values: { "title.nl": "Koffie", "intro.nl": "Kort.", "body.nl": "Zo." },
  };
  const ids = await Promise.all(Array.from({ length: 4 }, () => writeNews(context, form)));
  expect(new Set(ids)).toEqual(new Set([form.key]));
  expect(await db.$count(news)).toBe(1);
  expect(await db.$count(newsVersions)).toBe(1);
});
