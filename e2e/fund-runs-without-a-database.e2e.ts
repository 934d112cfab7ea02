import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { about, continueButton, receiptOf, words } from "./ballot.ts";
import { expect, test } from "./live.ts";
import { aColleague, logInHere } from "./people.ts";
import { startEmbeddedSite } from "./sites.ts";

test("on the embedded database an employee logs in by mail and votes, and the vote survives a power cut", async ({
  browser,
}) => {
  const says = words.nl;
  const dataDir = mkdtempSync(join(tmpdir(), "samen-embedded-"));
  const site = await startEmbeddedSite(dataDir);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}/login`);
  await logInHere(page, aColleague(0), "nl", { dataDir });
  await page.goto(`${site.url}/vote`);
  const [project = ""] = await page.locator(".ballot__title").allInnerTexts();
  await page.getByRole("radio", { name: project, exact: true }).check();
  await continueButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name: says["ballot.confirm.yes"] }).click();
  await expect(page).toHaveURL(/thank-you/);
  const receipt = await receiptOf(page);

  await site.kill();
  const again = await startEmbeddedSite(dataDir);
  await page.goto(`${again.url}/vote`);
  await expect(page.getByRole("heading", { name: about(says["vote.voted.heading"], project) })).toBeVisible();
  expect(await receiptOf(page)).toBe(receipt);
  await context.close();
  await again.kill();
  rmSync(dataDir, { recursive: true });
});
