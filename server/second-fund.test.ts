import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { previewMail } from "#server/actions/mail-preview.ts";
import { mailSamples } from "#server/actions/mail-sample.ts";
import type { MailTemplate } from "#server/actions/mail-template.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { sessions } from "#server/database/tables/session.ts";
import { runSamen } from "#test/command.ts";
import { aCallInVote, anOffer, aPerson, aProject, daysFromNow } from "#test/factories.ts";
import { startFundSite } from "#test/fund-site.ts";
import { readPages } from "#test/pdf.ts";
import { aCookie } from "#test/site-session.ts";
import { everyOwnPage, everyPage } from "../e2e/every-page.ts";

// A second company runs its fund on the same code: nothing of the demo's fund may show.

const fundFile = join(import.meta.dirname, "../test/horizon/fund.json");

/** Names, places, numbers and colours of the demo's fund, and the name of a fund without settings. */
const traces =
  /amandel|wevelgem|rotselaar|zwevegem|samen (?:sociaal|social)|fonds social samen|512 34 56|BE68 ?5390|#2b38b3|#ffa866/i;

const aSite = () =>
  startFundSite("empty", async (settings, db) => {
    const dryRun = await runSamen(settings, "fund", "load", fundFile, "--dry-run");
    const load = await runSamen(settings, "fund", "load", fundFile);
    const again = await runSamen(settings, "fund", "load", fundFile);
    const call = await aCallInVote(db);
    await aProject(db, {
      slug: "een-samentuin-op-het-oude-fabrieksplein",
      theme: "sea",
      proposer: { status: "employed", branch: "lille", department: "port", firstname: "Anne" },
      callId: call.id,
      publishedAt: daysFromNow(-10),
    });
    await anOffer(db, { slug: "soep-koken-en-kratten-vullen" });
    const coordinator = await aPerson(db, {
      email: "anne@horizon.example",
      branch: "dunkerque",
      department: "workshop",
      language: "fr",
    });
    await db.insert(personRoles).values({ personId: coordinator.id, role: "coordinator", givenAt: new Date() });
    const cookie = await aCookie(db, coordinator.id);
    await db.update(sessions).set({ secondFactorAt: new Date() }).where(eq(sessions.personId, coordinator.id));
    return { cookie, callSlug: call.slug, commands: { dryRun, load, again } };
  });

let site: Awaited<ReturnType<typeof aSite>>;

beforeAll(async () => {
  site = await aSite();
});

afterAll(() => site.stop());

const read = async (path: string, cookie = "") => (await fetch(site.url + path, { headers: { cookie } })).text();

test("a dry run says what would be written, and loading a fund twice changes nothing", () => {
  const { dryRun, load, again } = site.content.commands;
  expect(dryRun).toMatchObject({ code: 0, errors: "" });
  expect(dryRun.output).toContain("branches, new: lille, dunkerque, arras, retired");
  expect(dryRun.output).toContain("pages: about, privacy-policy");
  expect(dryRun.output).toMatch(/Nothing was changed\.$/);
  expect(load.output).toBe(dryRun.output.replace("Nothing was changed.", "The fund is loaded."));
  expect(again.output).toBe("All of it is there already.\nThe fund is loaded.");
});

test("no public page shows a trace of another fund", async () => {
  for (const { path } of everyPage.filter(({ language }) => language !== "en")) {
    const html = await read(path);
    expect(html, path).toContain("Horizon");
    expect(traces.exec(html)?.[0], path).toBeUndefined();
  }
});

test("no page behind the login shows a trace of another fund", async () => {
  for (const { path } of everyOwnPage.filter(({ language }) => language !== "en"))
    expect(traces.exec(await read(path, site.content.cookie))?.[0], path).toBeUndefined();
  const account = await read("/fr/account", site.content.cookie);
  expect(account).toContain("Dunkerque");
  expect(account).toContain("Atelier");
  expect(await read(`/fr/office/calls/${new Date().getFullYear()}/letters`, site.content.cookie)).toContain("Lille");
});

test("projects show the fund's own themes and branches", async () => {
  const project = await read("/fr/project/een-samentuin-op-het-oude-fabrieksplein");
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
  const documents = ["/sitemap/pages.xml", "/robots.txt", "/manifest.webmanifest", "/fr/manifest.webmanifest"];
  for (const path of [...documents, "/feed/nl.atom", "/feed/fr.json", "/calendar/nl.ics", "/favicon.svg"])
    expect(traces.exec(await read(path))?.[0], path).toBeUndefined();
  expect(await read("/feed/fr.json")).toContain("Mer");
  const [, styles = ""] = /href="(\/fund-[^"]+\.css)"/.exec(await read("/")) ?? [];
  const css = await read(styles);
  expect(css).toContain("#115e59");
  expect(traces.exec(css)?.[0]).toBeUndefined();
});

test("mails name the fund and have its colours", async () => {
  const fund = await getFundSettings(site.db);
  for (const name of Object.keys(mailSamples) as MailTemplate[])
    for (const language of fund.languages) {
      const mail = JSON.stringify(previewMail(name, language, fund));
      expect(traces.exec(mail)?.[0], `${name} ${language}`).toBeUndefined();
    }
});

test("posters and access letters name the fund and its branches", async () => {
  const [posters, letters] = [join(site.folder, "posters.pdf"), join(site.folder, "letters.pdf")];
  await runSamen(site.settings, "vote", "poster", site.content.callSlug, "--out", posters);
  await runSamen(site.settings, "letters", "print", letters, "--branch", "dunkerque");
  const [lille = "", dunkerque = "", ...others] = readPages(readFileSync(posters));
  expect(others).toEqual([]);
  const [letter = ""] = readPages(readFileSync(letters));
  for (const page of [lille, dunkerque, letter]) expect(traces.exec(page)?.[0]).toBeUndefined();
  expect(lille).toContain("Rijsel · Lille");
  expect(dunkerque).toContain("Duinkerke · Dunkerque");
  expect(letter).toContain("Dunkerque");
  expect(letter).toContain("Fonds Horizon");
});
