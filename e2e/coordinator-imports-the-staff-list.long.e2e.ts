import writeExcelFile from "write-excel-file/node";
import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { aColleague, logIn } from "./people.ts";

const catalogues = await readCatalogues("site", "office", "people", "import");

/** A staff list as Excel saves it. */
function aSpreadsheet(rows: string[][]): Promise<Buffer> {
  return writeExcelFile(rows.map((cells) => cells.map((value) => ({ value, type: String })))).toBuffer();
}

inTurn({ language: "nl", width: 1440 }, (language, width) => {
  const words = catalogues[language];

  test("a coordinator finds a colleague, corrects her, and takes over the staff list from Excel", async ({
    site,
    browser,
  }) => {
    const page = await browser.newPage({
      baseURL: site.url,
      reducedMotion: "reduce",
      viewport: { width, height: 900 },
    });
    const [coordinator, colleague] = [takeOfficer("coordinator"), aColleague(3)];
    const renamed = `Annelore ${colleague.lastname}`;
    await logIn(page, coordinator, { site, hasSecondFactor: true });
    await page.goto(pathIn(language, "/office/people"));
    await page
      .getByRole("searchbox", { name: words["people.search"] })
      .fill(`${colleague.firstname} ${colleague.lastname.slice(0, 4)}`);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/[?&]q=/);
    await page.getByRole("link", { name: `${colleague.firstname} ${colleague.lastname}`, exact: true }).click();
    await page.getByRole("link", { name: words["people.correct"], exact: true }).click();
    const firstname = page.getByRole("textbox", { name: words["people.firstname"] });
    await firstname.fill("");
    await page.getByRole("button", { name: words["people.save"], exact: true }).click();
    await expect(page.getByText(words["people.firstname.ask"]).first()).toBeVisible();
    await firstname.fill("Annelore");
    await page.getByRole("button", { name: words["people.save"], exact: true }).click();
    await expect(page.getByText(words["people.done.corrected"])).toBeVisible();
    await expect(page.getByRole("heading", { name: renamed })).toBeVisible();
    await expectUsable(page, "the card of a person");

    await page.goto(pathIn(language, "/office/people/import"));
    const list = await aSpreadsheet([
      ["Personeelsnummer", "Voornaam", "Naam", "Vestiging", "E-mailadres"],
      [coordinator.employeeId, coordinator.firstname, coordinator.lastname, "Gent", coordinator.email ?? ""],
      ["00990001", "Noor", "Nieuw", "Gent", ""],
      ["990002", "Zonder", "", "Gent", ""],
    ]);
    await page.getByLabel(words["import.file"]).setInputFiles({
      name: "personeel.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: list,
    });
    await page.getByRole("button", { name: words["import.look"] }).click();
    await expect(page.getByText(words["import.doubt.name_missing"])).toBeVisible();
    await expectUsable(page, "the dry run");
    const apply = page.locator("button[name='intent'][value='apply']");
    await apply.click();
    await page.getByRole("checkbox", { name: words["import.many"] }).check();
    await apply.click();
    await expect(page.getByText(words["people.done.imported"])).toBeVisible();
    await expect(page.getByRole("link", { name: "Noor Nieuw" })).toBeVisible();
    await expect(page.getByRole("link", { name: renamed })).toHaveCount(0);
    await page.context().close();
  });
});
