import { expect, makeLive, test } from "./live.ts";
import { aColleague, logIn, loginWords } from "./people.ts";

test("whoever logs out on a shared tablet leaves nothing behind", async ({ page, context }) => {
  const person = aColleague(20);
  await logIn(page, person);
  await page.goto("/account");
  const ownPage = await page.request.get("/account");
  expect(ownPage.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.getByText(person.employeeId)).toBeVisible();

  await page.getByRole("button", { name: loginWords.nl.logOut }).first().click();
  await expect(page).toHaveURL("/");
  await makeLive(page);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => [
    { ...localStorage },
    (await caches.keys()).length,
    (await indexedDB.databases()).length,
  ]);
  expect(kept).toEqual([{}, 0, 0]);
  expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })))).not.toContain(person.lastname);

  await page.goBack();
  await expect(page.getByText(person.employeeId)).toHaveCount(0);
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("whoever logs out without scripts is out too", async ({ browser }) => {
  const person = aColleague(21);
  const context = await browser.newContext();
  await logIn(await context.newPage(), person);
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const page = await plain.newPage();
  await page.goto("/account");
  await page.getByRole("button", { name: loginWords.nl.logOut }).first().click();
  await expect(page).toHaveURL("/");
  await page.goto("/account");
  await expect(page).toHaveURL("/login?next=%2Faccount");
  await plain.close();
  await context.close();
});
