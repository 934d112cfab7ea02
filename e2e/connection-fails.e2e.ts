import { expect, saveData, test } from "./live.ts";

test.use({ fetchesAhead: true });

test("who goes offline is told so, for as long as it lasts", async ({ page, context }) => {
  await page.goto("/en");
  await page.locator(".theme").waitFor();
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
});

test("who loses the network keeps the page, also while pages are fetched ahead, and can go on when it is back", async ({
  page,
  context,
}) => {
  await page.goto("/en");
  await page.locator(".theme").waitFor();
  await context.setOffline(true);
  await page.getByRole("link", { name: "All requests" }).scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "All requests" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByText("Check your connection and try again.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Help make the world");
});

test("a server that does not answer gives an error page in words, and the way home works again after", async ({
  page,
}) => {
  await page.goto("/en/contact");
  await page.locator(".theme").waitFor();
  await page.route("**/graphql", (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Projects" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByText("We cannot reach the server right now.")).toBeVisible();
  await page.unroute("**/graphql");
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Help make the world");
});

test("an error of the server shows no more than it should", async ({ page }) => {
  await page.goto("/en/contact");
  await page.locator(".theme").waitFor();
  const secret = "select * from people where email = 'anna@example'";
  await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: secret }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Projects" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  expect(await page.content()).not.toContain("anna@example");
});

test("when a page's code is gone the site reloads once, and then says so instead of reloading again", async ({
  page,
}) => {
  // Nothing is fetched ahead, so the code of the next page is not there yet.
  await saveData(page);
  await page.goto("/en/contact");
  await page.locator(".theme").waitFor();
  // As after a new version was put in place: the files the page knows are gone, the pages themselves still come.
  await page.route(/\/assets\/donate-.*\.js/, (route) => route.fulfill({ status: 404, body: "" }));
  let loads = 0;
  page.on("load", () => loads++);
  await page.getByRole("contentinfo").getByRole("link", { name: "Donate" }).click();
  await expect.poll(() => loads).toBe(1);
  await page.locator(".theme").waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Donate" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  expect(loads).toBe(1);
});

test("when a page's first scripts are gone it is fetched anew once, and then stays a page that works without", async ({
  context,
}) => {
  const page = await context.newPage();
  let loads = 0;
  page.on("load", () => loads++);
  await page.route(/\/assets\/entry\.client.*\.js/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/en/contact");
  await page.mouse.wheel(0, 10);
  await expect.poll(() => loads).toBe(2);
  await page.mouse.wheel(0, 10);
  await page.waitForLoadState("networkidle");
  expect(loads).toBe(2);
  await page.getByRole("contentinfo").getByRole("link", { name: "Donate" }).click();
  await expect(page).toHaveURL(/\/en\/donate$/);
  await expect.poll(() => loads).toBe(3);
});

test("the pages ahead are fetched when their links come into view, but not on a connection that is dear", async ({
  browser,
  baseURL,
}) => {
  for (const isDear of [false, true]) {
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    if (isDear) await saveData(context);
    const page = await context.newPage();
    const ahead: string[] = [];
    page.on("request", (request) => {
      const path = new URL(request.url()).pathname;
      if (/\/assets\/volunteer-.*\.js$/.test(path)) ahead.push(path);
    });
    await page.goto("/en");
    await page.locator(".theme").waitFor();
    await page.getByRole("link", { name: "All requests" }).scrollIntoViewIfNeeded();
    if (isDear) {
      await page.waitForLoadState("networkidle");
      expect(ahead).toEqual([]);
    } else {
      await expect.poll(() => ahead.length).toBeGreaterThan(0);
    }
    await context.close();
  }
});

test("the bar on top shows while a page takes long to come", async ({ page }) => {
  await page.goto("/en/contact");
  await page.locator(".theme").waitFor();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/graphql", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Projects" }).click();
  await expect(page.locator(".top-progress")).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/en\/projects$/);
  await expect(page.locator(".top-progress")).toBeHidden();
});
