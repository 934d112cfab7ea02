import { expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./live.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a visitor reads what the privacy policy said before, and comes back to what it says now", async ({
      page,
    }) => {
      await page.goto("/en/privacy-policy");
      await expect(page.getByText("Against misuse")).toBeVisible();
      await page.getByText("Earlier versions").click();
      const versions = page.locator("main details li");
      await expect(versions).toHaveCount(2);
      await expect(versions.first()).toContainText("present text");
      await expect(versions.first()).toContainText("Added: what we keep of your choice on cookies");
      await versions.last().getByRole("link").click();

      await expect(page.getByText("This is an earlier version")).toBeVisible();
      await expect(page.getByText("Against misuse")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "What we keep and why" })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/en\/privacy-policy$/);

      // The same version in another language.
      await page.getByRole("link", { name: "FR Français" }).first().click();
      await expect(page).toHaveURL(/\/fr\/politique-de-confidentialite\?version=/);
      await expect(page.getByText("Ceci est une version antérieure")).toBeVisible();
      await page.getByRole("link", { name: "Lire le texte actuel" }).click();
      await expect(page).toHaveURL(/\/fr\/politique-de-confidentialite$/);
      await expect(page.getByText("Contre les abus")).toBeVisible();
    });
  });
}

test("everyone can use an earlier version", async ({ page }) => {
  await page.goto("/cookiebeleid");
  await page.getByText("Eerdere versies").click();
  await page.locator("main details li").last().getByRole("link").click();
  await expect(page.getByText("Dit is een eerdere versie")).toBeVisible();
  await expectNoBarriers(page, "an earlier version");
});

test("a version that does not exist, or belongs to another page, answers 404", async ({ request, page }) => {
  await page.goto("/privacybeleid");
  await page.getByText("Eerdere versies").click();
  const href = (await page.locator("main details li").last().getByRole("link").getAttribute("href")) ?? "";
  const version = new URL(href, "http://localhost").searchParams.get("version") ?? "";
  expect((await request.get(`/privacybeleid?version=${version}`)).status()).toBe(200);
  for (const path of [
    `/cookiebeleid?version=${version}`,
    "/privacybeleid?version=00000000-0000-4000-8000-000000000000",
    "/privacybeleid?version=x",
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});
