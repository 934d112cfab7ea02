import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { continueButton, readReceipt, withProjectTitle, words } from "./ballot.ts";
import { expect, test } from "./live.ts";
import { aColleague, logInByMail } from "./people.ts";
import { startEmbeddedSite } from "./sites.ts";

test("the embedded database keeps a vote when its process is killed", async ({ browser }) => {
  const texts = words.nl;
  const dataDir = mkdtempSync(join(tmpdir(), "samen-embedded-"));
  const site = await startEmbeddedSite(dataDir);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}/login`);
  await logInByMail(page, aColleague(0), "nl", { dataDir });
  await page.goto(`${site.url}/vote`);
  const [project = ""] = await page.locator(".ballot__title").allInnerTexts();
  await page.getByRole("radio", { name: project, exact: true }).check();
  await continueButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name: texts["ballot.confirm.yes"] }).click();
  await expect(page).toHaveURL(/thank-you/);
  const receipt = await readReceipt(page);

  await site.kill();
  const restartedSite = await startEmbeddedSite(dataDir);
  await page.goto(`${restartedSite.url}/vote`);
  await expect(
    page.getByRole("heading", { name: withProjectTitle(texts["vote.voted.heading"], project) }),
  ).toBeVisible();
  expect(await readReceipt(page)).toBe(receipt);
  await context.close();
  await restartedSite.kill();
  rmSync(dataDir, { recursive: true });
});
