import type { Answers } from "#domain/dossier-form.ts";
import { createDossierPdfHandler } from "#server/api/dossier-pdf.ts";
import type { Me } from "#server/context.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { dossiers, handOvers } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { lookInto, readPages, readTags } from "#test/pdf.ts";
import { aSentVersion, aStoredDossier, aStoredFile, storedAnswers } from "#test/stored-dossier.ts";

type RequestOptions = { query?: string; method?: string; prefix?: string };

async function ask(
  fund: Fund,
  me: Me | null,
  { id }: Pick<DossierRow, "id">,
  { query = "", method = "GET", prefix = "" }: RequestOptions = {},
) {
  const url = await serveHandlers(createDossierPdfHandler(async () => fund.context(me)));
  return fetch(`${url}${prefix}/dossiers/${id}.pdf${query}`, { method, redirect: "manual" });
}

/** Reads the text of a file in lines, without the spaces that align its columns. */
const readText = (pdf: Uint8Array) =>
  readPages(pdf)
    .join("\n")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll(/ {2,}/g, "  ");

/** A person with a submitted project that has a file. */
async function aSentProject(fund: Fund, person: Parameters<typeof aPerson>[1] = {}, answers: Answers = {}) {
  const me = loggedIn(await aPerson(fund.db, person));
  const sentAt = new Date("2026-11-14T22:59:59Z");
  const dossier = await aStoredDossier(fund.db, { applicantId: me.id, state: "submitted", begunAt: sentAt });
  const file = await aStoredFile(fund.db, dossier.id, { name: "Statuten (définitif).pdf" });
  const sentAnswers = { ...storedAnswers.external, project_files_articles: [file], ...answers };
  await aSentVersion(fund.db, dossier, sentAnswers);
  return { me, dossier };
}

const expected = {
  nl: [
    /Amandel Sociaal Fonds/,
    /14 november 2026 om 23:59/,
    /Over jou/,
    /Voornaam {2}Lotte/,
    /Aanspreking {2}Niet ingevuld/,
    /Vestiging {2}Gent/,
    /Land {2}België/,
    /Ben je zelf actief in de {2}Nee/,
    /Titel van het project {2}Snoezeltuin/,
    /Kosten van het hele project {2}€ 9\.400/,
    /Datum van oprichting {2}1 maart 1999/,
    /Rechtsvorm {2}Vzw/,
    /IBAN {2}BE68 5390 0754 7034/,
    /Rijksregisternummer {2}••\.••\.••-•••\.34/,
    /Statuten {2}Statuten \(définitif\)\.pdf \(1,2 MB\)/,
    /Pagina 1 van (\d+)/,
  ],
  en: [/First name {2}Lotte/, /Country {2}Belgium/, /Not filled in/, /€9,400/, /1 March 1999/, /Page 1 of \d+/],
  fr: [
    /Prénom {2}Lotte/,
    /Pays {2}Belgique/,
    /Non rempli/,
    /9 400 €/,
    /1er mars 1999|1 mars 1999/,
    /\(1,2 Mo\)/,
    /Page 1 sur \d+/,
  ],
};

for (const language of ["nl", "en", "fr"] as const)
  test(`an applicant downloads a copy of all questions and answers, in ${language}`, async ({ fund }) => {
    await theSettings(fund.db);
    const { me, dossier } = await aSentProject(fund, { language });
    const response = await ask(fund, me, dossier);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="dossier-${dossier.number}.pdf"`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const file = Buffer.from(await response.bytes());
    const text = readText(file);
    for (const words of expected[language]) expect(text).toMatch(words);
    expect(text).not.toContain("997");

    const pages = readPages(file);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Dossier ${dossier.number}`);
      expect(page).toMatch(new RegExp(`${index + 1} (van|of|sur) ${pages.length}\\s*$`));
    }
    expect(lookInto("pdfinfo", file)).toMatch(/Tagged: +yes/);
    // Every font is embedded.
    const fonts = lookInto("pdffonts", file).trim().split("\n").slice(2);
    for (const font of fonts) expect(font).toMatch(/ yes yes yes /);
    expect(file.includes("/Lang (")).toBe(true);
    const tags = readTags(file).map(({ tag }) => tag);
    expect(tags.filter((tag) => tag === "H1")).toHaveLength(1);
    expect(tags.filter((tag) => tag === "H2").length).toBeGreaterThan(8);
  });

test("the copy of a dossier submitted in French is in French, also for an applicant listed in Dutch", async ({
  fund,
}) => {
  const { me, dossier } = await aSentProject(fund, { language: "nl" });
  await fund.db.update(dossiers).set({ language: "fr" });
  expect(readText(await (await ask(fund, me, dossier)).bytes())).toMatch(/Prénom {2}Lotte/);
});

test("the copy has all text that can be printed and marks characters that cannot", async ({ fund }) => {
  const endless = "x".repeat(4000);
  const { me, dossier } = await aSentProject(
    fund,
    {},
    {
      title_of_the_project: "שלום 🐝 Bijen \u202eomgekeerd\u202c",
      description_of_the_project: endless,
      project_impact: "Eerste regel\n\n\u0000\tTweede {regel} <b>vet</b> %PDF-1.7 endobj",
    },
  );
  const file = await (await ask(fund, me, dossier)).bytes();
  const text = readText(file);
  expect(text).toMatch(
    /Titel van het project {2}\[…\] Bijen omgekeerd|Titel van het project {2}\[…\] \[…\] Bijen omgekeerd/,
  );
  expect(text).toContain("Tekens die we niet kunnen drukken");
  expect(text).toContain("Tweede {regel} <b>vet</b> %PDF-1.7 endobj");
  expect(text.replaceAll(/[^x]/g, "").length).toBeGreaterThanOrEqual(endless.length);
});

test("gives an earlier version as it was submitted, and 404 for a version that does not exist", async ({ fund }) => {
  const { me, dossier } = await aSentProject(fund, {}, { title_of_the_project: "De tweede titel" });
  expect(readText(await (await ask(fund, me, dossier)).bytes())).toContain("De tweede titel");
  const first = await ask(fund, me, dossier, { query: "?version=1" });
  expect(readText(await first.bytes())).toMatch(/Titel van het project {2}Snoezeltuin/);
  for (const query of ["?version=3", "?version=0", "?version=x", "?version=-1", "?version=99999999999"])
    expect((await ask(fund, me, dossier, { query })).status).toBe(404);
});

test("a copy lists the files it was submitted with, also files that were removed later", async ({ fund }) => {
  const { me, dossier } = await aSentProject(fund);
  await fund.db.update(dossierFiles).set({ removedAt: fund.now });
  expect(readText(await (await ask(fund, me, dossier)).bytes())).toContain("Statuten (définitif).pdf (1,2 MB)");
});

test("hides the answers of the organisation from the applicant", async ({ fund }) => {
  const { me, dossier } = await aSentProject(fund);
  await fund.db
    .insert(handOvers)
    .values({ dossierId: dossier.id, tokenHash: "x", madeAt: fund.now, expiresAt: fund.now });
  const text = readText(await (await ask(fund, me, dossier)).bytes());
  expect(text).toContain("De organisatie vulde dit deel in.");
  for (const theirs of ["5390", "jan@wilgentuin.example", "Voorzitter", "définitif"])
    expect(text).not.toContain(theirs);
});

test("only the applicant can download a dossier, and nobody can download a draft", async ({ fund }) => {
  const { me, dossier } = await aSentProject(fund);
  const draft = await aStoredDossier(fund.db, { applicantId: me.id });
  const other = loggedIn(await aPerson(fund.db), { roles: ["committee", "coordinator"], hasSecondFactor: true });
  for (const [who, what] of [
    [other, dossier],
    [me, draft],
    [me, { id: "00000000-0000-4000-8000-000000000000" }],
    [me, { id: "x".repeat(36) }],
  ] as const) {
    const response = await ask(fund, who, what);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain(dossier.number);
  }
  const visitor = await ask(fund, null, dossier);
  expect([visitor.status, visitor.headers.get("location")]).toEqual([
    303,
    `/login?next=%2Faccount%2Fdossiers%2F${dossier.id}`,
  ]);
  const french = await ask(fund, null, dossier, { prefix: "/fr" });
  expect(french.headers.get("location")).toBe(`/fr/login?next=%2Ffr%2Faccount%2Fdossiers%2F${dossier.id}`);
  expect((await ask(fund, me, dossier, { method: "POST" })).status).toBe(404);
  const head = await ask(fund, me, dossier, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});
