import { pathIn } from "#web/address.ts";
import { withNext } from "#web/next.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, logIn, loginWords } from "./people.ts";

/** Whether the cache of the browser holds a path. */
function isCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    const response = await fetch(path, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
    return response?.ok ?? false;
  }, path);
}

inTurn({ language: "en", width: 360 }, (language) => {
  test("the logout removes everything of an employee from a shared tablet", async ({ page, context }) => {
    const person = aColleague(20, language);
    const account = pathIn(language, "/account");
    await logIn(page, person);
    await page.goto(account);
    await expect(page.getByText(person.employeeId)).toBeAttached();
    const download = await page.evaluate(async () => (await fetch("/account/data.json")).text());
    expect(download).toContain(person.employeeId);
    // The site stores this when the network fails while a person writes.
    await page.evaluate(() => localStorage.setItem("samen-draft-1", '{"basedOn":1,"changes":{"city":"Gent"}}'));

    await page.getByRole("button", { name: loginWords[language].logOut }).first().click();
    await expect(page).toHaveURL(pathIn(language, "/"));
    expect(await context.cookies()).toEqual([]);
    const storage = await page.evaluate(async () => [
      { ...localStorage },
      (await caches.keys()).length,
      (await indexedDB.databases()).length,
    ]);
    expect(storage).toEqual([{}, 0, 0]);
    const tabStorage = JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })));
    for (const value of [person.lastname, person.email, person.employeeId]) expect(tabStorage).not.toContain(value);
    for (const path of [account, "/account/data.json"]) expect(await isCached(page, path), path).toBe(false);
    // This proves that `isCached` can find a cached file.
    await page.evaluate(async () => (await fetch("/favicon.svg")).text());
    expect(await isCached(page, "/favicon.svg")).toBe(true);

    await page.goBack();
    await expect(page.getByText(person.employeeId)).toHaveCount(0);
    await expect(page).toHaveURL(withNext(pathIn(language, "/login"), account));
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an employee logs out", async ({ page }) => {
    await logIn(page, aColleague(21));
    await page.goto("/account");
    await page.getByRole("button", { name: loginWords.nl.logOut }).first().click();
    await expect(page).toHaveURL("/");
    await page.goto("/account");
    await expect(page).toHaveURL("/login?next=%2Faccount");
  });
});
