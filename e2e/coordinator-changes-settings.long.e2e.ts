import { deriveTokens, designColours } from "#domain/palette.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import type { Language } from "./language.ts";
import { expect, type Page } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { logIn } from "./people.ts";

const catalogues = await readCatalogues("site", "office", "settings");

/** A form of the settings, by its heading. */
function formOf(page: Page, language: Language, part: "names" | "colours" | "branches") {
  return page.getByRole("region", { name: catalogues[language][`settings.${part}`], exact: true });
}

inTurn({ language: "fr", width: 1440 }, (language, width) => {
  const words = catalogues[language];
  const open = (page: Page, section: string) => page.goto(pathIn(language, `/office/settings/${section}`));
  const save = (page: Page, part: Parameters<typeof formOf>[2]) =>
    formOf(page, language, part).getByRole("button", { name: words["settings.save"], exact: true }).click();
  const expectSaved = (page: Page) => expect(page.getByText(words["settings.saved"])).toBeVisible();

  test("a coordinator changes name, colour and branch, and chooses when a colleague was first", async ({
    site,
    browser,
  }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const [page, other] = [await browser.newPage(options), await browser.newPage(options)];
    const coordinator = takeOfficer("coordinator");
    for (const each of [page, other]) {
      await logIn(each, coordinator, { site, hasSecondFactor: true });
      await open(each, "fund");
    }
    const company = (each: Page) => each.getByRole("textbox", { name: words["settings.company"] });
    await company(other).fill("Noot");
    await save(other, "names");
    await expectSaved(other);

    // The form of the second person still has the old name; she changed two other texts.
    await company(page).fill("Hazelaar");
    await page.locator("[name='name.nl']").fill("Noot Helpt");
    if (language !== "nl") await page.locator(`[name='name.${language}']`).fill("Noot vous aide");
    await save(page, "names");
    await expect(page.getByText(words["record.changed"])).toBeVisible();
    await expectNoBarriers(page, "two versions");
    const choice = page.getByRole("group", { name: words["settings.company"] });
    await expect(choice.getByRole("radio", { checked: true })).toHaveAccessibleName(/Hazelaar/);
    await choice.getByRole("radio", { name: /Noot/ }).check();
    await page.getByRole("button", { name: words["changedRecord.save"] }).click();
    await expectSaved(page);
    await expect(company(page)).toHaveValue("Noot");

    await open(page, "look");
    const primary = page.getByRole("textbox", { name: words["settings.primary"], exact: true });
    await primary.fill("#9fb4ff");
    // The table follows the typing: this colour is too light for buttons and links.
    await expect(page.getByText(words["settings.contrast.weak"])).toHaveCount(3);
    await primary.fill("#0f766e");
    await expectUsable(page, "colours");
    await save(page, "colours");
    await expectSaved(page);

    await open(page, "branches");
    await page.locator("[name='gent.nl']").fill("Gent-Zeehaven");
    await page.locator(`[name='gent.${language}']`).fill("Gent-Zeehaven");
    await expectUsable(page, "branches");
    await save(page, "branches");
    await expectSaved(page);

    await open(page, "mail");
    await page.getByRole("button", { name: words["settings.sender.check"] }).click();
    // The answer about this domain depends on the network of the test.
    await expect(page.getByText(/^SPF\s?: .*amandel\.example/)).toBeVisible();
    await expectUsable(page, "the domain of the sender");

    await other.goto(pathIn(language, "/"));
    await expect(other).toHaveTitle(language === "nl" ? /Noot Helpt/ : /Noot vous aide/);
    const link = await other.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--link"));
    expect(link).toContain(deriveTokens({ ...designColours, primary: "#0f766e" }).light.link);
    await other.goto(pathIn(language, `/office/calls/${new Date().getFullYear()}/letters`));
    await expect(other.getByRole("option", { name: "Gent-Zeehaven" }).first()).toBeAttached();
    await Promise.all([page.context().close(), other.context().close()]);
  });
});
