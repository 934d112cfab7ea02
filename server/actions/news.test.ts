import { publishNews, removeNews, unpublishNews, writeNews } from "#server/actions/news.ts";
import { asc, eq } from "#server/database/drizzle.ts";
import { findNews, listNews } from "#server/database/queries/news.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { news, newsVersions } from "#server/database/tables/news.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const dutch = { "title.nl": "Koffie op dinsdag", "intro.nl": "Kort.", "body.nl": "## Elke week" };
const french = { "title.fr": "Café du mardi", "intro.fr": "Bref.", "body.fr": "## Chaque semaine" };

const anEditor = async (fund: Fund) => loggedIn(await aPerson(fund.db), { roles: ["editor"], hasSecondFactor: true });

async function aDraft(fund: Fund) {
  const me = await anEditor(fund);
  const context = () => fund.context(me);
  const id = await writeNews(context(), { id: null, revision: 0, values: { ...dutch, ...french } });
  return { id, context };
}

const slugsOf = async (fund: Fund) => (await listNews(fund.db, fund.now, 10)).map(({ slug }) => slug);

test("an editor writes a news item, which nobody reads before it is published", async ({ fund }) => {
  const { id, context } = await aDraft(fund);
  expect(await slugsOf(fund)).toEqual([]);
  expect(await findNews(fund.db, fund.now, "koffie-op-dinsdag")).toBe(null);

  await publishNews(context(), { id, revision: 1 });

  expect(await slugsOf(fund)).toEqual(["koffie-op-dinsdag"]);
  const entries = await fund.db.select().from(auditEntries).orderBy(asc(auditEntries.number));
  expect(entries.map(({ act, subject }) => [act, subject])).toEqual([
    ["write_news", `news ${id}`],
    ["publish_news", `news ${id}`],
  ]);
});

test("a planned news item appears at its hour by itself, and not before", async ({ fund }) => {
  const { id, context } = await aDraft(fund);
  const at = new Date(fund.now.getTime() + 3_600_000);
  await publishNews(context(), { id, revision: 1, at });
  fund.now = new Date(at.getTime() - 60_000);
  expect(await slugsOf(fund)).toEqual([]);
  fund.now = at;
  expect(await slugsOf(fund)).toEqual(["koffie-op-dinsdag"]);
});

test("an hour in the past, an old revision and a second publication are refused", async ({ fund }) => {
  const { id, context } = await aDraft(fund);
  const refusal = (code: string) => ({ problem: { code } });
  await expect(publishNews(context(), { id, revision: 1, at: fund.now })).rejects.toMatchObject(
    refusal("news.pastHour"),
  );
  await expect(publishNews(context(), { id, revision: 0 })).rejects.toMatchObject(refusal("record.changed"));
  await publishNews(context(), { id, revision: 1 });
  await expect(publishNews(context(), { id, revision: 1 })).rejects.toMatchObject(refusal("news.isPublished"));
});

test("a change of a published item is on the site at once, and the earlier text is kept", async ({ fund }) => {
  const { id, context } = await aDraft(fund);
  await publishNews(context(), { id, revision: 1 });
  const values = { ...dutch, ...french, "body.nl": "## Elke dinsdag" };
  await writeNews(context(), { id, revision: 1, values });
  expect((await findNews(fund.db, fund.now, "koffie-op-dinsdag"))?.body.nl).toBe("## Elke dinsdag");
  const versions = await fund.db.select().from(newsVersions).orderBy(asc(newsVersions.changedAt));
  expect(versions.map(({ body }) => body.nl)).toEqual(["## Elke week", "## Elke dinsdag"]);
  await expect(writeNews(context(), { id, revision: 1, values })).rejects.toMatchObject({
    problem: { code: "record.changed" },
  });
});

test("an item that was taken off the site can be removed, a published one cannot", async ({ fund }) => {
  const { id, context } = await aDraft(fund);
  await publishNews(context(), { id, revision: 1 });
  await expect(removeNews(context(), { id })).rejects.toMatchObject({ problem: { code: "news.isPublished" } });
  await unpublishNews(context(), { id });
  expect(await slugsOf(fund)).toEqual([]);
  await removeNews(context(), { id });
  expect(await fund.db.$count(news)).toBe(0);
  expect(await fund.db.$count(newsVersions)).toBe(0);
});

test("two items with one title have different addresses", async ({ fund }) => {
  const { context } = await aDraft(fund);
  const second = await writeNews(context(), { id: null, revision: 0, values: dutch });
  const [item] = await fund.db.select().from(news).where(eq(news.id, second));
  expect(item?.slug).toBe("koffie-op-dinsdag-2");
});

test("only editors and coordinators write news", async ({ fund }) => {
  for (const role of ["committee", "treasurer", "board", "operator"] as const) {
    const me = loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });
    const writing = writeNews(fund.context(me), { id: null, revision: 0, values: dutch });
    await expect(writing).rejects.toMatchObject({ problem: { code: "permission.denied" } });
  }
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  expect(await writeNews(fund.context(coordinator), { id: null, revision: 0, values: dutch })).toBeTruthy();
});

test("the form of a new item that is sent twice makes one draft, and a changed form another", async ({ fund }) => {
  const context = fund.context(await anEditor(fund));
  const form = { id: null, key: "0198a000-0000-7000-8000-00000000000a", revision: 0, values: { ...dutch, ...french } };
  expect(await writeNews(context, form)).toBe(form.key);
  expect(await writeNews(context, form)).toBe(form.key);
  expect(await fund.db.$count(news)).toBe(1);
  expect(await fund.db.$count(newsVersions)).toBe(1);
  const other = await writeNews(context, { ...form, values: { ...form.values, "body.nl": "## Elke maand" } });
  expect(other).not.toBe(form.key);
  const slugs = (await fund.db.select().from(news)).map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(["koffie-op-dinsdag", "koffie-op-dinsdag-2"]);
  await expect(writeNews(context, { ...form, key: "x" })).rejects.toMatchObject({ problem: { code: "id.malformed" } });
});
