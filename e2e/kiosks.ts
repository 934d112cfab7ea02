import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCatalogues } from "#i18n/every-language.ts";
import { runSamen } from "#test/command.ts";
import { readPages, scanPage } from "#test/pdf.ts";
import { siteKey } from "#test/site-session.ts";
import type { Language } from "./language.ts";
import { expect, type Page } from "./live.ts";
import { type Colleague, officers } from "./people.ts";
import type { Site } from "./sites.ts";

/** The texts of a kiosk, by language. */
/** The texts of its first screen. */
export const greetings = await readCatalogues("greeting");

export const kioskWords = await readCatalogues("site", "vote");

const runCommand = async ({ databaseUrl, dataDir }: Site, ...args: string[]) => {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: siteKey };
  const { output, errors } = await runSamen(settings, ...args);
  expect(errors).toBe("");
  return output;
};

const asCoordinator = () => ["--as", officers[0]?.email ?? ""];

/** Adds a kiosk, as a coordinator does, and returns the code for its tablet. */
export async function addKiosk(site: Site, name: string): Promise<string> {
  const output = await runCommand(site, "kiosk", "add", "gent", "--name", name, ...asCoordinator());
  return /#set-up=([A-Z0-9]+)/.exec(output)?.[1] ?? "";
}

/** Removes the kiosk of this name. */
export async function removeKiosk(site: Site, name: string): Promise<void> {
  const line = (await runCommand(site, "kiosk", "list")).split("\n").find((line) => line.includes(name)) ?? "";
  await runCommand(site, "kiosk", "remove", line.split(" ")[0] ?? "", ...asCoordinator());
}

/** An access letter: the code that is printed on it, and the text that a scanner reads from it. */
export type Letter = Colleague & { code: string; scannedText: string };

/** Prints an access letter, as a coordinator does, and reads it. */
export async function printLetter(site: Site, person: Colleague): Promise<Letter> {
  const file = join(site.dataDir, `${person.employeeId}.pdf`);
  await runCommand(site, "letters", "print", file, "--person", person.employeeId);
  const [page = ""] = readPages(readFileSync(file));
  const [code = ""] = /\b[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(page) ?? [];
  return { ...person, code, scannedText: scanPage(readFileSync(file), 1) };
}

/** The link on the first screen that starts a vote. */
export const startLink = (page: Page, language: Language) =>
  page.getByRole("link", { name: greetings[language]["greeting.tap"] });

/** Types the employee number and the code of a letter. */
export async function typeLetter(page: Page, letter: Pick<Letter, "employeeId" | "code">, language: Language) {
  const texts = kioskWords[language];
  await page.getByRole("textbox", { name: texts["login.employeeId"] }).fill(letter.employeeId);
  await page.getByRole("textbox", { name: texts["login.letter.code"] }).fill(letter.code);
  await page.getByRole("button", { name: texts["kiosk.go"] }).click();
}

/** Expects the first screen, which shows nothing of the voter before. */
export async function expectStartScreen(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: greetings.nl["greeting.open"] })).toBeVisible();
  await expect(startLink(page, "nl")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/vote/kiosk");
}
