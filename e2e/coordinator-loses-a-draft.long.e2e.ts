import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { languages } from "./language.ts";
import { expect } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { logIn } from "./people.ts";

const catalogues = await readCatalogues("site", "office", "calls");

for (const language of languages)
  for (const hasScripts of [true, false])
    test(`a draft that a colleague removes keeps what was typed, ${hasScripts ? "with" : "without"} scripts, in ${language}`, async ({
      site,
      browser,
    }) => {
      const words = catalogues[language];
      const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: hasScripts, reducedMotion: "reduce" });
      const other = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
      await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });
      await logIn(other, takeOfficer("coordinator"), { site, hasSecondFactor: true });
      await page.goto(pathIn(language, "/office/calls"));
      await page.getByRole("button", { name: words["calls.make.from"].replace("{call}", "") }).click();
      await expect(page).toHaveURL(/\?made/);
      await page.locator("[name='title-nl']").fill("Bijen op het dak");

      await other.goto(page.url());
      await other.getByText(words["callPlan.remove"], { exact: true }).click();
      await other.getByRole("button", { name: words["callPlan.remove.do"] }).click();
      await expect(other).toHaveURL(/\?removed/);

      await page.getByRole("button", { name: words["callPlan.save"], exact: true }).click();
      if (hasScripts) {
        await expect(page.locator("[name='title-nl']")).toHaveValue("Bijen op het dak");
        await expect(page.getByRole("alert")).toContainText(words["call.unknown"]);
      } else {
        await expect(page.getByRole("heading", { level: 1, name: words["removedRecord.title"] })).toBeVisible();
        await expect(page.getByRole("listitem").filter({ hasText: "Bijen op het dak" })).toBeVisible();
      }
      await page.context().close();
      await other.context().close();
    });
