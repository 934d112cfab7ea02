import { languages } from "#domain/language.ts";
import { type TextKind, textKinds } from "#domain/text-kind.ts";
import { standardMailText } from "#server/actions/mail-standard.ts";
import { writeMailText } from "#server/actions/mail-text-change.ts";
import { publishNews, writeNews } from "#server/actions/news.ts";
import { makeOffer } from "#server/actions/offer-draft.ts";
import { storePage } from "#server/actions/page.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { themes } from "#server/database/tables/fund-list.ts";
import { news } from "#server/database/tables/news.ts";
import { offers } from "#server/database/tables/offer.ts";
import { anOffer, aPerson, aProject, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { anEditor, aReleasedProject } from "#test/project-drafts.ts";

const Read = `query ($list: String!) {
  texts(list: $list) { total rows { kind key title titleLanguage state translations { language state } } }
  textGaps
}`;
type Row = {
  kind: TextKind;
  key: string;
  title: string | null;
  state: string;
  translations: { language: string; state: string }[];
};

async function read(fund: Fund, me: Me | null, list = "") {
  const { data, errors } = await fund.ask(me, Read, { list: `size=500&${list}` });
  if (errors) throw new Error(JSON.stringify(errors));
  const { texts, textGaps } = data as unknown as { texts: { total: number; rows: Row[] }; textGaps: number };
  return { ...texts, gaps: textGaps };
}

const statesOf = (rows: readonly Row[], key: string) =>
  rows.find((row) => row.key === key)?.translations.map(({ state }) => state);

/** A fund with a text of every kind, some complete, some with gaps, one older than its source. */
async function aFundWithTexts(fund: Fund) {
  const me = await anEditor(fund);
  const context = () => fund.context(me);
  const { draft, dossier } = await aReleasedProject(fund, { language: "fr" });
  const offer = await anOffer(fund.db, { slug: "soep", title: { nl: "Soep koken", en: "Cook soup", fr: "Cuisiner" } });
  const inAll = (nl: string) => ({ nl, en: `${nl} en`, fr: `${nl} fr` });
  const page = { title: inAll("Over"), intro: inAll("Kort"), body: inAll("Lang") };
  await storePage(context(), { key: "about", ...page });
  fund.now = new Date(fund.now.getTime() + 60_000);
  await storePage(context(), { key: "about", ...page, body: { ...page.body, nl: "Anders" } });
  const dutch = { "title.nl": "Nieuws", "intro.nl": "Kort", "body.nl": "Lang" };
  const newsId = await writeNews(context(), { id: null, revision: 0, values: { ...dutch, "title.en": "News" } });
  await writeMailText(context(), {
    key: "dossier-message",
    revision: 0,
    values: { "subject.nl": "Nieuws", "body.nl": "Lees {number}." },
  });
  return { me, context, draft, dossier, newsId, offer };
}

test("one list has every text that people read, with the gaps of each language", async ({ fund }) => {
  const { me, draft, newsId } = await aFundWithTexts(fund);
  const { rows, total } = await read(fund, me);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(textKinds));
  expect(total).toBe(rows.length);
  // In the order nl, en, fr.
  expect(statesOf(rows, "about")).toEqual(["complete", "behind", "behind"]);
  expect(statesOf(rows, "privacy-policy")).toEqual(["missing", "missing", "missing"]);
  expect(statesOf(rows, newsId)).toEqual(["complete", "partial", "missing"]);
  expect(statesOf(rows, "dossier-message")).toEqual(["complete", "missing", "missing"]);
  expect(statesOf(rows, "dossier-sent")).toEqual(["complete", "complete", "complete"]);
  // The applicant of this project wrote in French.
  expect(statesOf(rows, draft.id)).toEqual(["missing", "missing", "complete"]);
});

test("the texts with the most gaps come first", async ({ fund }) => {
  const { me } = await aFundWithTexts(fund);
  const { rows } = await read(fund, me);
  const complete = rows.map(({ translations }) => translations.filter(({ state }) => state === "complete").length);
  expect(complete).toEqual(complete.toSorted((a, b) => a - b));
});

test("the filter for gaps and the marks of the rows say the same, in every language", async ({ fund }) => {
  const { me } = await aFundWithTexts(fund);
  const all = await read(fund, me);
  for (const language of languages) {
    const { rows } = await read(fund, me, `gap=${language}`);
    const expected = all.rows.filter((row) =>
      row.translations.some((one) => one.language === language && one.state !== "complete"),
    );
    expect(rows.map(({ key }) => key).toSorted()).toEqual(expected.map(({ key }) => key).toSorted());
  }
  const withGap = all.rows.filter(({ translations }) => translations.some(({ state }) => state !== "complete"));
  expect(all.gaps).toBe(withGap.length);
});

test("a language that the fund does not offer is no gap", async ({ fund }) => {
  const { me } = await aFundWithTexts(fund);
  await theSettings(fund.db, { languages: ["nl"] });
  const { rows, gaps } = await read(fund, me);
  const inDutch = rows.filter(({ translations }) => translations[0]?.state !== "complete");
  expect(gaps).toBe(inDutch.length);
});

test("the list says what people can read now, later, or not yet", async ({ fund }) => {
  const { me, context, newsId } = await aFundWithTexts(fund);
  const stateOf = async () => (await read(fund, me, "kind=news")).rows.map(({ state }) => state);
  expect(await stateOf()).toEqual(["draft"]);
  await publishNews(context(), { id: newsId, revision: 1, at: new Date(fund.now.getTime() + 60_000) });
  expect(await stateOf()).toEqual(["planned"]);
  fund.now = new Date(fund.now.getTime() + 120_000);
  expect(await stateOf()).toEqual(["published"]);
});

test("the list is searched by titles and keys, and pages go on where the last one ended", async ({ fund }) => {
  const { me, offer } = await aFundWithTexts(fund);
  expect((await read(fund, me, "q=soup")).rows.map(({ key }) => key)).toEqual([offer.id]);
  expect((await read(fund, me, "q=over+fr")).rows.map(({ key }) => key)).toEqual(["about"]);
  expect((await read(fund, me, "q=hand-over")).rows.map(({ key }) => key)).toEqual(["hand-over-complete"]);
  const all = (await read(fund, me)).rows.map(({ kind, key }) => `${kind} ${key}`);
  const paged: string[] = [];
  let after = "";
  do {
    const query = `query ($list: String!) { texts(list: $list) { next rows { kind key } } }`;
    const { data } = await fund.ask(me, query, { list: `size=25${after && `&after=${after}`}` });
    const { next, rows } = (data as { texts: { next: string | null; rows: Row[] } }).texts;
    paged.push(...rows.map(({ kind, key }) => `${kind} ${key}`));
    after = next ?? "";
  } while (after);
  expect(paged).toEqual(all);
});

test("pages and mails are found and ordered by the names that the list shows, also with words of the fund", async ({
  fund,
}) => {
  const { me } = await aFundWithTexts(fund);
  for (const words of ["brief", "beslissing", "letter+about+a+decision", "decision"])
    expect(
      (await read(fund, me, `kind=mail&q=${words}`)).rows.map(({ key }) => key),
      words,
    ).toContain("dossier-decided");
  expect((await read(fund, me, "q=toegankelijkheid")).rows.map(({ key }) => key)).toEqual(["accessibility"]);
  const keys = (await read(fund, me, "kind=mail&sort=text")).rows.map(({ key }) => key);
  expect(keys.slice(0, 3)).toEqual(["dossier-completion-asked", "dossier-message", "dossier-decided"]);
});

test("a mail with words of the fund in one translation only is complete in every language", async ({ fund }) => {
  const { me, context } = await aFundWithTexts(fund);
  const before = (await read(fund, me)).gaps;
  const { subject, body } = standardMailText("dossier-decided", "nl");
  const values = { "subject.nl": subject, "body.nl": body, "subject.fr": "Du nouveau", "body.fr": "Lisez {number}." };
  await writeMailText(context(), { key: "dossier-decided", revision: 0, values });
  const { rows, gaps } = await read(fund, me);
  expect(statesOf(rows, "dossier-decided")).toEqual(["complete", "complete", "complete"]);
  expect(gaps).toBe(before);
  const { data } = await fund.ask(me, `{ mailText(key: dossier_decided) { translations { state } } }`);
  expect(data).toEqual({ mailText: { translations: Array(3).fill({ state: "complete" }) } });
});

test("a label that nobody can choose any more is not in the list", async ({ fund }) => {
  const me = await anEditor(fund);
  const [theme] = await fund.db.select().from(themes);
  await fund.db
    .update(themes)
    .set({ isActive: false })
    .where(eq(themes.code, theme?.code ?? ""));
  const keys = (await read(fund, me, "kind=label")).rows.map(({ key }) => key);
  expect(keys).not.toContain(`themes/${theme?.code}`);
  expect(keys.length).toBeGreaterThan(3);
});

test("editors see no project of a dossier that became confidential", async ({ fund }) => {
  const { me, draft, dossier } = await aFundWithTexts(fund);
  const projects = async () => (await read(fund, me, "kind=project")).rows.map(({ key }) => key);
  expect(await projects()).toEqual([draft.id]);
  await fund.db.update(dossiers).set({ isConfidential: true }).where(eq(dossiers.id, dossier.id));
  expect(await projects()).toEqual([]);
});

test("the list also has published projects without a draft, and offers that are not on the site yet", async ({
  fund,
}) => {
  const { me, offer } = await aFundWithTexts(fund);
  const { id } = await aProject(fund.db, { title: { nl: "Een oud project" } });
  const [row] = (await read(fund, me, "kind=project&q=oud")).rows;
  expect(row).toMatchObject({ key: id, state: "published" });
  expect(row?.translations.map(({ state }) => state)).toEqual(["complete", "partial", "partial"]);
  const offersInList = async () => (await read(fund, me, "kind=offer")).rows.map(({ key, state }) => [key, state]);
  expect(await offersInList()).toEqual([[offer.id, "published"]]);
  await fund.db.delete(offers);
  expect(await offersInList()).toEqual([]);
  const draftId = await makeOffer(fund.context(me));
  expect(await offersInList()).toEqual([[draftId, "draft"]]);
});

test("nobody but editors and coordinators reads the list or a draft of the news", async ({ fund }) => {
  const { newsId } = await aFundWithTexts(fund);
  await fund.db.update(news).set({ slug: "geheim" }).where(eq(news.id, newsId));
  const queries = [
    `{ texts(list: "") { total } }`,
    `{ textGaps }`,
    `{ editedNews(id: "${newsId}") { texts { title } } }`,
    `{ mailText(key: dossier_message) { texts { body } } }`,
  ];
  const others = [
    null,
    loggedIn(await aPerson(fund.db)),
    ...(await Promise.all(
      (["committee", "treasurer", "board", "operator"] as const).map(async (role) =>
        loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true }),
      ),
    )),
  ];
  for (const me of others) for (const query of queries) expect((await fund.ask(me, query)).errors, query).toBeDefined();
  const answer = await fund.ask(
    null,
    `{ news(first: 9, language: nl) { id } newsItem(slug: "geheim", language: nl) { id } }`,
  );
  expect(answer.data).toEqual({ news: [], newsItem: null });
});
