import { pathIn } from "#web/address.ts";
import { withNext } from "#web/next.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, logIn, loginWords } from "./people.ts";

/** Whether the browser itself still has what was at an address, without asking anyone. */
function isKept(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    const found = await fetch(path, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
    return found?.ok ?? false;
  }, path);
}

inTurn({ language: "en", width: 360 }, (language) => {
  test("an employee who logs out on a shared tablet leaves nothing behind", async ({ page, context }) => {
    const person = aColleague(20, language);
    const account = pathIn(language, "/account");
    await logIn(page, person);
    await page.goto(account);
    await expect(page.getByText(person.employeeId)).toBeAttached();
    const download = await page.evaluate(async () => (await fetch("/account/data.json")).text());
    expect(download).toContain(person.employeeId);
    // As if the network had gone while they wrote.
    await page.evaluate(() => localStorage.setItem("samen-draft-1", '{"basedOn":1,"changes":{"city":"Gent"}}'));

    await page.getByRole("button", { name: loginWords[language].logOut }).first().click();
    await expect(page).toHaveURL(pathIn(language, "/"));
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(async () => [
      { ...localStorage },
      (await caches.keys()).length,
      (await indexedDB.databases()).length,
    ]);
    expect(kept).toEqual([{}, 0, 0]);
    const ofTheTab = JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })));
    for (const own of [person.lastname, person.email, person.employeeId]) expect(ofTheTab).not.toContain(own);
    for (const path of [account, "/account/data.json"]) expect(await isKept(page, path), path).toBe(false);
    // Had we asked in the wrong way, nothing at all would be kept.
    await page.evaluate(async () => (await fetch("/favicon.svg")).text());
    expect(await isKept(page, "/favicon.svg")).toBe(true);

    await page.goBack();
    await expect(page.getByText(person.employeeId)).toHaveCount(0);
    await expect(page).toHaveURL(withNext(pathIn(language, "/login"), account));
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an employee who logs out is out too", async ({ page }) => {
    await logIn(page, aColleague(21));
    await page.goto("/account");
    await page.getByRole("button", { name: loginWords.nl.logOut }).first().click();
    await expect(page).toHaveURL("/");
    await page.goto("/account");
    await expect(page).toHaveURL("/login?next=%2Faccount");
  });
});
