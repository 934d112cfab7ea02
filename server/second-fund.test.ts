import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { previewMail } from "#server/actions/mail-preview.ts";
import { mailSamples } from "#server/actions/mail-sample.ts";
import type { MailTemplate } from "#server/actions/mail-template.ts";
import { fundSettings } from "#server/database/demo/content/setting.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { readOutbox } from "#server/platform/mail/outbox.ts";
import { runSamen } from "#test/command.ts";
import { findOwnWord, findTrace } from "#test/demo-trace.ts";
import { readPages } from "#test/pdf.ts";
import { mainColours } from "#test/png.ts";
import { aTablet, pathsOf, type SecondFund, startSecondFund } from "#test/second-fund.ts";
import { filesIn, textOf } from "#test/source.ts";
import { isEverything } from "#test/tier.ts";
import { type Address, addresses } from "#web/address.ts";

// A second company runs its fund on the same code: nothing of the demo's fund may show.

let site: SecondFund;

beforeAll(async () => {
  site = await startSecondFund();
});

afterAll(() => site.stop());

const ask = (path: string, cookie = "") => fetch(site.url + path, { headers: { cookie }, redirect: "manual" });
const read = async (path: string, cookie = "") => (await ask(path, cookie)).text();
const readPdf = async (path: string, cookie: string) =>
  readPages(Buffer.from(await (await ask(path, cookie)).arrayBuffer())).join("\n");

const allAddresses = addresses.flatMap((address) => [address, ...(address.children ?? [])]);
/** The addresses that somebody could open. */
const openedPaths = new Set<string>();

type Walker = { cookie: string; dossier?: string };

/** Walks over these addresses, in the fund's two languages by turns. Pages that refuse the walker are read too. */
async function walk(
  { cookie, dossier = site.sent.internal }: Walker,
  walkedAddresses: readonly Address[] = allAddresses,
) {
  for (const [index, address] of walkedAddresses.entries())
    for (const language of isEverything ? (["nl", "fr"] as const) : ([index % 2 ? "fr" : "nl"] as const))
      for (const path of pathsOf(address, language, site, dossier)) {
        const answer = await ask(path, cookie);
        const html = await answer.text();
        if (answer.ok) expect(html, path).toContain("Horizon");
        expect(findTrace(html), path).toBeUndefined();
        if (answer.ok) openedPaths.add(address.path);
      }
}

/** The addresses that show something of one dossier. */
const ofDossier = allAddresses.filter(({ path }) => /^\/(?:submit-a-project\/|account\/dossiers\/)/.test(path));

test("a dry run says what would be written, and loading a fund twice changes nothing", () => {
  const { dryRun, load, again } = site.content.commands;
  expect(dryRun).toMatchObject({ code: 0, errors: "" });
  expect(dryRun.output).toContain("branches, new: lille, dunkerque, arras, retired");
  expect(dryRun.output).toContain("pages: about, privacy-policy");
  expect(dryRun.output).toMatch(/Nothing was changed\.$/);
  expect(load.output).toBe(dryRun.output.replace("Nothing was changed.", "The fund is loaded."));
  expect(again.output).toBe("All of it is there already.\nThe fund is loaded.");
});

test("no page shows a visitor a trace of another fund", () => walk({ cookie: "" }));

test("no page shows an employee with drafts a trace of another fund", async () => {
  const { cookie } = site.drafter.client;
  await walk({ cookie, dossier: site.drafts.internal });
  await walk({ cookie, dossier: site.drafts.external }, ofDossier);
  // The organisation can still fill in its part, so the employee sees another step.
  await site.drafter.client.ask("mutation ($id: ID!) { takeBackFinancial(id: $id) }", { id: site.drafts.external });
  await walk({ cookie, dossier: site.drafts.external }, ofDossier);
});

test("no page shows an applicant with submitted dossiers a trace of another fund", async () => {
  const { cookie } = site.applicant.client;
  await walk({ cookie, dossier: site.sent.internal });
  await walk({ cookie, dossier: site.sent.external }, ofDossier);
});

test("the ranking of a call without scores says when there will be one", async () => {
  const { cookie } = site.officer.client;
  const answer = await ask("/fr/office/committee/ranking?call=none", cookie);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Le classement apparaît ici")]);
});

test("no page shows a coordinator a trace of another fund", async () => {
  const { cookie } = site.officer.client;
  await walk({ cookie });
  const sections = new Set((await read("/office/settings", cookie)).match(/(?<=href=")\/office\/settings\/\w+(?=")/g));
  expect(sections.size).toBeGreaterThan(5);
  for (const path of sections) expect(findTrace(await read(path, cookie)), path).toBeUndefined();
  const account = await read("/fr/account", cookie);
  expect(account).toContain("Dunkerque");
  expect(account).toContain("Atelier");
  expect(await read(`/fr/office/calls/${site.content.call.slug}/letters`, cookie)).toContain(">Lille<");
});

test("no page shows a voter at a tablet a trace of another fund", async () => {
  const { empty, withVoter } = await aTablet(site);
  const ofTablet = allAddresses.filter(({ path }) => path.startsWith("/vote/kiosk"));
  for (const cookie of [empty, withVoter]) await walk({ cookie }, ofTablet);
});

// This fund has no dossiers to score, no text that waits for an approval, and nobody here is its operator.
const closedPaths =
  /^\/(?:mailbox$|set-up(?:\/|$)|office\/vote$|office\/settings\/connections$|office\/committee(?!\/(?:progress|ranking))|project-approval$)/;

test("these tests opened every page, except the demo's mailbox, the set-up, redirects and pages that need data", () => {
  const closed = allAddresses.filter(({ path }) => !openedPaths.has(path)).map(({ path }) => path);
  const expected = allAddresses.filter(({ path }) => closedPaths.test(path));
  expect(closed).toEqual(expected.map(({ path }) => path));
});

test("no sentence of the product names another fund, in any language", () => {
  // A fund writes its own words over those that every fund starts with.
  const isStart = (file: string) => file.endsWith("/usual.ts");
  const sources = languages.flatMap((language) => filesIn(`i18n/${language}`)).filter((file) => !isStart(file));
  expect(sources.length).toBeGreaterThan(languages.length * 10);
  for (const file of sources) expect(findOwnWord(textOf(file)), file).toBeUndefined();
});

test("projects show the fund's own themes and branches", async () => {
  const project = await read(`/fr/project/${site.content.project.slug}`);
  for (const words of ["Mer", "Port, Lille"]) expect(project).toContain(words);
  const catalogue = await read("/projects");
  for (const words of ["Zee", "School"]) expect(catalogue).toContain(words);
});

test("the fund's own pages replace those of the demo, and other texts are in Dutch where a language lacks them", async () => {
  expect(await read("/fr/a-propos")).toContain("Un comité de six collègues");
  expect(await read("/privacybeleid")).toContain("Wij bewaren zo weinig mogelijk");
  expect(await read("/fr/politique-de-confidentialite")).toContain("Wij bewaren zo weinig mogelijk");
});

test("documents, style sheets and icons are the fund's own", async () => {
  const documents = ["/sitemap.xml", "/sitemap/pages.xml", "/sitemap/projects-1.xml", "/robots.txt", "/favicon.svg"];
  const inLanguages = ["nl", "fr"].flatMap((language) => [
    `/feed/${language}.atom`,
    `/feed/${language}.json`,
    `/calendar/${language}.ics`,
  ]);
  for (const path of [...documents, ...inLanguages, "/manifest.webmanifest", "/fr/manifest.webmanifest"]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    expect(findTrace(await answer.text()), path).toBeUndefined();
  }
  expect(await read("/feed/fr.json")).toContain("Mer");
  const [, styles = ""] = /href="(\/fund-[^"]+\.css)"/.exec(await read("/")) ?? [];
  const css = await read(styles);
  expect(css).toContain("#115e59");
  expect(findTrace(css)).toBeUndefined();
});

test("pictures for sharing and icons have the fund's own colours", async () => {
  const coloursOf = async (path: string) => mainColours(Buffer.from(await (await ask(path)).arrayBuffer()));
  for (const path of ["/og/nl.png", "/icon-192.png", "/icon-maskable-192.png"])
    expect(findTrace((await coloursOf(path)).join(" ")), path).toBeUndefined();
  expect(await coloursOf("/og/nl.png")).toContain("#facc15");
  // The drawing of a project has colours of its own, also the demo's accent.
  const ofProject = await coloursOf(`/og/fr/${site.content.project.slug}.png`);
  expect(ofProject).toContain("#00524d");
  expect(ofProject).not.toContain(fundSettings.colours.primary);
});

test("mails name the fund and have its colours", async () => {
  const fund = await getFundSettings(site.db);
  for (const name of Object.keys(mailSamples) as MailTemplate[])
    for (const language of fund.languages) {
      const { subject, html, text } = previewMail(name, language, fund);
      for (const part of [subject, html, text]) expect(findTrace(part), `${name} ${language}`).toBeUndefined();
    }
  // The mails that people got during this test: two copies of dossiers, a link for an organisation and thanks for a gift.
  const outbox = join(site.folder, "outbox");
  await expect.poll(async () => (await readOutbox(outbox, 100)).length).toBeGreaterThanOrEqual(4);
  for (const { from, subject, html, text } of await readOutbox(outbox, 100))
    for (const part of [from, subject, html, text]) expect(findTrace(part), subject).toBeUndefined();
});

test("copies of dossiers, someone's own data and lists of the office name no other fund", async () => {
  const { cookie } = site.applicant.client;
  const copies = Object.values(site.sent).map((id) => `/dossiers/${id}.pdf`);
  for (const path of [...copies.map((path) => `/fr${path}`), ...copies, "/account/data.pdf", "/fr/account/data.pdf"]) {
    const text = await readPdf(path, cookie);
    expect(text, path).toContain("Horizon");
    expect(findTrace(text), path).toBeUndefined();
  }
  const lists = ["/office/people.csv", "/fr/office/settings/mails.csv", "/office/settings/log.csv"];
  for (const path of lists) expect(findTrace(await read(path, site.officer.client.cookie)), path).toBeUndefined();
  expect(findTrace(await read("/account/data.json", cookie))).toBeUndefined();
});

test("posters and access letters name the fund and its branches", async () => {
  const [posters, letters] = [join(site.folder, "posters.pdf"), join(site.folder, "letters.pdf")];
  await runSamen(site.settings, "vote", "poster", site.content.call.slug, "--out", posters);
  await runSamen(site.settings, "letters", "print", letters, "--branch", "dunkerque");
  const [lille = "", dunkerque = "", ...others] = readPages(readFileSync(posters));
  expect(others).toEqual([]);
  const [letter = ""] = readPages(readFileSync(letters));
  for (const page of [lille, dunkerque, letter]) expect(findTrace(page)).toBeUndefined();
  expect(lille).toContain("Rijsel · Lille");
  expect(dunkerque).toContain("Duinkerke · Dunkerque");
  expect(letter).toContain("Dunkerque");
  expect(letter).toContain("Fonds Horizon");
});
