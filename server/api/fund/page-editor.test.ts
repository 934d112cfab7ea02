import type { GivenRole } from "#domain/permission.ts";
import type { Me } from "#server/context.ts";
import { asc, eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { pageVersions } from "#server/database/tables/page.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const Write = `mutation ($revision: Int!, $values: [PageValueInput!]!, $upToDate: [Language!]) {
  writePage(key: privacy_policy, revision: $revision, values: $values, upToDate: $upToDate)
}`;
const Read = `{ editedPage(key: privacy_policy) {
  revision writer translations { language state } texts { language title body } versions(first: 10) { id note writer }
} }`;

type Page = {
  revision: number;
  writer: string | null;
  translations: { language: string; state: string }[];
  texts: { language: string; title: string; body: string }[];
  versions: { id: string; note: string | null; writer: string | null }[];
};

const anOfficer = async (fund: Fund, role: GivenRole = "editor") =>
  loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });

const dutch = { "title.nl": "Privacybeleid", "intro.nl": "Kort.", "body.nl": "## Wie\r\n\r\nWij." };
const french = { "title.fr": "Confidentialité", "intro.fr": "Bref.", "body.fr": "## Qui" };

async function write(
  fund: Fund,
  me: Me | null,
  revision: number,
  typed: Record<string, string>,
  upToDate: string[] = [],
) {
  fund.now = new Date(fund.now.getTime() + 60_000);
  const values = Object.entries(typed).map(([field, value]) => ({ field, value }));
  const { data, errors } = await fund.ask(me, Write, { revision, values, upToDate });
  return data?.writePage ?? errors?.[0]?.extensions?.problem;
}

const read = async (fund: Fund, me: Me) => (await fund.ask(me, Read)).data?.editedPage as Page;
const statesOf = async (fund: Fund, me: Me) =>
  Object.fromEntries((await read(fund, me)).translations.map(({ language, state }) => [language, state]));

test("an editor writes a page, and every version is kept with its writer and note", async ({ fund }) => {
  const me = await anOfficer(fund);
  expect(await write(fund, me, 0, { ...dutch, ...french })).toBe(true);
  const note = { "note.nl": "Duidelijker gezegd.", "body.nl": "## Wie\n\nHet fonds." };
  expect(await write(fund, me, 1, { ...dutch, ...french, ...note })).toBe(true);
  expect(await write(fund, me, 2, { ...dutch, ...french, "body.nl": "## Wie\n\nHet fonds." })).toBe(false);

  const { revision, writer, texts, versions } = await read(fund, me);
  expect({ revision, writer }).toEqual({ revision: 2, writer: `${me.firstname} ${me.lastname}` });
  expect(texts.find(({ language }) => language === "nl")?.body).toBe("## Wie\n\nHet fonds.");
  expect(versions.map(({ note }) => note)).toEqual(["Duidelijker gezegd.", null]);
  const bodies = await fund.db.select().from(pageVersions).orderBy(asc(pageVersions.changedAt));
  expect(bodies.map(({ body }) => body.nl)).toEqual(["## Wie\n\nWij.", "## Wie\n\nHet fonds."]);
  const entries = await fund.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.act, "write_page"))
    .orderBy(asc(auditEntries.number));
  expect(entries.map(({ actorId, details }) => [actorId, details.languages])).toEqual([
    [me.id, "nl, fr"],
    [me.id, "nl"],
  ]);
});

test("a translation that is older than the Dutch text is marked until someone changes or confirms it", async ({
  fund,
}) => {
  const me = await anOfficer(fund);
  await write(fund, me, 0, { ...dutch, ...french, "title.en": "Privacy" });
  expect(await statesOf(fund, me)).toEqual({ nl: "complete", en: "partial", fr: "complete" });
  const changed = { ...dutch, ...french, "title.en": "Privacy", "intro.nl": "Korter." };
  await write(fund, me, 1, changed);
  expect(await statesOf(fund, me)).toMatchObject({ nl: "complete", fr: "behind" });
  expect(await write(fund, me, 2, changed, ["fr"])).toBe(true);
  expect(await statesOf(fund, me)).toMatchObject({ fr: "complete" });
  // A confirmation is no new text.
  expect(await fund.db.$count(pageVersions)).toBe(2);
});

test("of two writers, the second is told that the page changed", async ({ fund }) => {
  const [anna, bert] = [await anOfficer(fund), await anOfficer(fund, "coordinator")];
  expect(await write(fund, anna, 0, dutch)).toBe(true);
  expect(await write(fund, bert, 0, { ...dutch, "title.nl": "Privacy" })).toEqual({ code: "record.changed" });
  expect((await read(fund, bert)).texts[0]?.title).toBe("Privacybeleid");
});

test("the Dutch text must be complete, and a refusal names the field", async ({ fund }) => {
  const me = await anOfficer(fund);
  expect(await write(fund, me, 0, { ...dutch, "intro.nl": " ", "title.fr": "x".repeat(121) })).toEqual({
    code: "form.invalid",
    fields: [
      { field: "title.fr", problem: { code: "rule.max.text", most: 120 } },
      { field: "intro.nl", problem: { code: "rule.required" } },
    ],
  });
});

test("a text in a language that the fund does not offer stays as it was", async ({ fund }) => {
  const me = await anOfficer(fund);
  await write(fund, me, 0, { ...dutch, ...french });
  await theSettings(fund.db, { languages: ["nl", "en"] });
  expect(await write(fund, me, 1, { ...dutch, "title.fr": "Autre", "title.nl": "Privacy" })).toBe(true);
  expect((await read(fund, me)).texts.find(({ language }) => language === "fr")?.title).toBe("Confidentialité");
});

test("only a coordinator and an editor write pages or read them as writers do", async ({ fund }) => {
  for (const me of [
    null,
    loggedIn(await aPerson(fund.db)),
    await anOfficer(fund, "operator"),
    await anOfficer(fund, "board"),
  ]) {
    const code = { code: expect.stringMatching(/^(login|permission)\./) };
    expect(await write(fund, me, 0, dutch)).toMatchObject(code);
    for (const query of [Read, "{ editedPages { key } }", '{ previewMarkdown(markdown: "x") }'])
      expect((await fund.ask(me, query)).errors?.[0]?.extensions?.problem).toMatchObject(code);
  }
});

test("the preview renders Markdown as the page does, without scripts", async ({ fund }) => {
  const me = await anOfficer(fund);
  const markdown = "# Wie\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) a@b.example";
  const { data } = await fund.ask(me, "query ($markdown: String!) { previewMarkdown(markdown: $markdown) }", {
    markdown,
  });
  expect(data?.previewMarkdown).toContain("<h2>Wie</h2>");
  expect(data?.previewMarkdown).not.toMatch(/<script|href="javascript/);
});
