import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#domain/language.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { kioskGreeting } from "#i18n/kiosk-greeting.ts";
import { runSamen } from "#test/command.ts";
import { readPages, scanPage } from "#test/pdf.ts";
import { siteKey } from "#test/site-session.ts";
import { expect, type Page } from "./live.ts";
import { type Colleague, officers } from "./people.ts";
import type { Site } from "./sites.ts";

/** What a kiosk says. */
export const kioskWords = await readCatalogues("site", "vote");

const samen = async ({ databaseUrl, dataDir }: Site, ...args: string[]) => {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: siteKey };
  const { said, errors } = await runSamen(settings, ...args);
  expect(errors).toBe("");
  return said;
};

const as = () => ["--as", officers[0]?.email ?? ""];

/** Adds a kiosk, as a coordinator does, and gives the code for its tablet. */
export async function addKiosk(site: Site, name: string): Promise<string> {
  const said = await samen(site, "kiosk", "add", "gent", "--name", name, ...as());
  return /#set-up=([A-Z0-9]+)/.exec(said)?.[1] ?? "";
}

/** Removes the kiosk of this name. */
export async function removeKiosk(site: Site, name: string): Promise<void> {
  const line = (await samen(site, "kiosk", "list")).split("\n").find((one) => one.includes(name)) ?? "";
  await samen(site, "kiosk", "remove", line.split(" ")[0] ?? "", ...as());
}

/** What stands on someone's letter, and what a scanner reads from it. */
export type Letter = Colleague & { code: string; scanned: string };

/** Prints access letters, as a coordinator does, and reads them. */
export async function letterFor(site: Site, person: Colleague): Promise<Letter> {
  const file = join(site.dataDir, `${person.employeeId}.pdf`);
  await samen(site, "letters", "print", file, "--person", person.employeeId);
  const [page = ""] = readPages(readFileSync(file));
  const [code = ""] = /\b[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(page) ?? [];
  return { ...person, code, scanned: scanPage(readFileSync(file), 1) };
}

/** The way in, on the first screen. */
export const wayIn = (page: Page, language: Language) => page.getByRole("link", { name: kioskGreeting[language].tap });

/** Types what stands on a letter. */
export async function typeLetter(page: Page, letter: Pick<Letter, "employeeId" | "code">, language: Language) {
  const says = kioskWords[language];
  await page.getByRole("textbox", { name: says["login.employeeId"] }).fill(letter.employeeId);
  await page.getByRole("textbox", { name: says["login.letter.code"] }).fill(letter.code);
  await page.getByRole("button", { name: says["kiosk.go"] }).click();
}

/** The first screen, on which nobody has left anything. */
export async function expectStart(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: kioskGreeting.nl.open })).toBeVisible();
  await expect(wayIn(page, "nl")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/vote/kiosk");
}
