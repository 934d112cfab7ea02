import { Refusal } from "#domain/problem.ts";
import { storePage } from "#server/actions/page.ts";
import { asc, eq } from "#server/database/drizzle.ts";
import { pages, pageVersions } from "#server/database/tables/page.ts";
import { expect, test } from "#test/fund.ts";

const aText = {
  key: "privacy-policy" as const,
  title: { nl: "Privacybeleid", en: "Privacy policy", fr: "Politique de confidentialité" },
  intro: { nl: "Wat we bewaren.", en: "What we keep.", fr: "Ce que nous gardons." },
  body: { nl: "## Wie", en: "## Who", fr: "## Qui" },
};

test("every text of a page is kept, and the page shows the last one", async ({ fund }) => {
  await storePage(fund.context(null), aText);
  fund.now = new Date("2026-11-16T09:00:00Z");
  const body = { nl: "## Wie en hoe", en: "## Who and how", fr: "## Qui et comment" };
  const note = { nl: "Hoe erbij.", en: "How added.", fr: "Comment ajouté." };
  expect(await storePage(fund.context(null), { ...aText, body, note })).toBe(true);

  const [page] = await fund.db.select().from(pages).where(eq(pages.key, "privacy-policy"));
  expect(page).toMatchObject({ body, changedAt: fund.now });
  const versions = await fund.db.select().from(pageVersions).orderBy(asc(pageVersions.changedAt));
  expect(versions.map(({ body, note }) => [body.nl, note?.nl ?? null])).toEqual([
    ["## Wie", null],
    ["## Wie en hoe", "Hoe erbij."],
  ]);
});

test("writing the same text again makes no new version", async ({ fund }) => {
  expect(await storePage(fund.context(null), aText)).toBe(true);
  expect(await storePage(fund.context(null), aText)).toBe(false);
  expect(await fund.db.$count(pageVersions)).toBe(1);
});

test("the later of two texts is the later version, even at the same clock time", async ({ fund }) => {
  await storePage(fund.context(null), aText);
  await storePage(fund.context(null), { ...aText, body: { nl: "## Later" } });
  const versions = await fund.db.select().from(pageVersions).orderBy(asc(pageVersions.changedAt));
  expect(versions.map(({ body }) => body.nl)).toEqual(["## Wie", "## Later"]);
  expect(versions[0]?.changedAt).not.toEqual(versions[1]?.changedAt);
});

test("a page must be complete in Dutch, and no text may be too long in any language", async ({ fund }) => {
  const refused = async (text: Partial<typeof aText>) => {
    const refusal = await storePage(fund.context(null), { ...aText, ...text }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    return (refusal as Refusal).problem;
  };
  expect(await refused({ title: { nl: " ", en: "Privacy policy", fr: "" } })).toMatchObject({
    code: "form.invalid",
    fields: [{ field: "title", problem: { code: "rule.required" } }],
  });
  expect(await refused({ title: { nl: "Titel", en: "x".repeat(121), fr: "" } })).toMatchObject({
    fields: [{ field: "title", problem: { code: "rule.max.text", most: 120 } }],
  });
  expect(await fund.db.$count(pages)).toBe(0);
  const onlyDutch = { title: { nl: "Titel" }, intro: { nl: "Kort." }, body: { nl: "Lang." } };
  expect(await storePage(fund.context(null), { key: "about", ...onlyDutch })).toBe(true);
});
