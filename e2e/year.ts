import { locales } from "#i18n/locale.ts";
import { pathIn } from "#web/address.ts";
import { waitForCode } from "./arrived-mails.ts";
import { type Browser, expect, type Page } from "./live.ts";
import { addAuthenticator, officeWords } from "./officers.ts";
import { loginWords, sendLoginForm } from "./people.ts";
import type { EmptySite } from "./sites.ts";
import { type ExpectedMails, expectMails } from "./year-mails.ts";
import type { Person, StoryDossier } from "./year-people.ts";

/** A fund in its first year: its site, the browsers of its people, their dossiers, and the mails that they should get. */
export type Year = {
  site: EmptySite;
  browser: Browser;
  pages: Map<string, Page>;
  /** The people who have a passkey. */
  keyHolders: Set<string>;
  expected: ExpectedMails;
  dossiers: Map<StoryDossier, { id: string; number: string }>;
};

/** Begins the year of a site without a fund. */
export const beginYear = (site: EmptySite, browser: Browser): Year => ({
  site,
  browser,
  pages: new Map(),
  keyHolders: new Set(),
  expected: expectMails(),
  dossiers: new Map(),
});

/** The browser of a person, which is the same all year. */
export async function pageOf({ site, browser, pages }: Year, { email, language }: Person): Promise<Page> {
  const present = pages.get(email);
  if (present) return present;
  const context = await browser.newContext({
    baseURL: site.url,
    reducedMotion: "reduce",
    locale: locales[language],
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  pages.set(email, page);
  return page;
}

/** Logs a person in with a code by mail and, if they run the fund, with a passkey. An earlier session is over by then. */
export async function comeIn(year: Year, person: Person): Promise<Page> {
  const { site, expected } = year;
  const { language, email, isOfficer } = person;
  const page = await pageOf(year, person);
  await page.context().clearCookies();
  const after = site.mails.length;
  await page.goto(pathIn(language, "/login"));
  await sendLoginForm(page, person, language);
  const code = await waitForCode(site.mails, { to: email, mark: /login\/link/, after });
  expected.add(person, "login");
  await page.getByRole("textbox", { name: loginWords[language].code }).fill(code);
  await page.waitForURL((url) => !url.pathname.endsWith("/login/code"));
  if (isOfficer) await showPasskey(year, person, page);
  return page;
}

async function showPasskey({ keyHolders, expected }: Year, person: Person, page: Page): Promise<void> {
  const { language, email } = person;
  const { makePasskey, usePasskey } = officeWords[language];
  if (keyHolders.has(email)) await page.getByRole("button", { name: usePasskey }).click();
  else {
    await addAuthenticator(page);
    await page.getByRole("button", { name: makePasskey }).click();
    keyHolders.add(email);
    expected.add(person, "second factor");
  }
  await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/office")}$`));
}

/** Puts the clock of the site forward to a moment, once everyone got the mails of the time before. */
export async function moveTo({ site, expected }: Year, moment: number): Promise<void> {
  await expected.compare(site.mails);
  await site.putForward(moment - site.now().getTime());
}

/** The dossier of the story with this key. */
export function dossierOf({ dossiers }: Year, key: StoryDossier): { id: string; number: string } {
  const dossier = dossiers.get(key);
  if (!dossier) throw new Error(`Nobody submitted the dossier ${key}`);
  return dossier;
}

/** The numbers of dossiers of the story. */
export const numbersOf = (year: Year, keys: readonly StoryDossier[]) => keys.map((key) => dossierOf(year, key).number);
