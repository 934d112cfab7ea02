import { necessaryStorage } from "#domain/consent.ts";
import { languages } from "#domain/language.ts";
import { everyPage } from "./every-page.ts";
import { expect, type Page, test } from "./live.ts";

const named = (keeping: string) => necessaryStorage.filter((one) => one.keeping === keeping).map(({ name }) => name);

/** Everything the browser asks for, and everything the policy keeps it from asking. */
function watch(page: Page) {
  const asked = new Set<string>();
  const refused: string[] = [];
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    // What stands in the page itself is asked of nobody.
    if (protocol !== "data:") asked.add(host);
  });
  page.on("console", (message) => {
    if (/content security policy|violates/i.test(message.text())) refused.push(message.text());
  });
  return { asked, refused };
}

async function keptBy(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const [device, tab] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  return { cookies, device: device ?? [], tab: tab ?? [], databases, workers };
}

for (const language of languages) {
  test(`nothing on any page comes from another host, and nothing is kept but what is listed (${language})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const { asked, refused } = watch(page);
    for (const { path } of everyPage.filter((one) => one.language === language)) {
      await page.goto(path);
      // The scripts are at work once the lamp is there; pictures further down load when they come near.
      await page.locator(".theme").waitFor();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    }
    expect([...asked]).toEqual([new URL(baseURL ?? "").host]);
    expect(refused).toEqual([]);
    const kept = await keptBy(page);
    // Merely reading leaves no cookie at all.
    expect(kept).toMatchObject({ cookies: [], device: [], databases: [], workers: 0 });
    expect(kept.tab.filter((name) => !named("tab").some((known) => known === name))).toEqual([]);
  });
}

test("who switches language and light and chooses on cookies leaves only what the page on cookies lists", async ({
  page,
}) => {
  await page.goto("/en/cookie-management");
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(page.locator("#choice")).toContainText("You chose on");
  await page.locator(".theme").click();
  await page.getByRole("link", { name: "FR Français" }).first().click();
  await expect(page).toHaveURL(/\/fr\/gestion-des-cookies/);
  const { cookies, device, tab } = await keptBy(page);
  expect(cookies.sort()).toEqual(["i18n_redirected", "samen_consent"]);
  expect(device).toEqual(["theme"]);
  expect(tab.filter((name) => !named("tab").some((known) => known === name))).toEqual([]);
  // And each of them is told to the visitor, by its name.
  for (const name of [...cookies, ...device, ...tab]) await expect(page.getByText(name, { exact: true })).toBeVisible();
});
