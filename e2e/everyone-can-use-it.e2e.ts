import { expectNoBarriers, expectNoFaintText, law } from "./barriers.ts";
import { everyPage } from "./every-page.ts";
import { expect, type Page, test } from "./live.ts";

const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  [360, 1440].map((width) => ({ colorScheme, width })),
);

async function expectNoSidewaysScroll(page: Page, what: string) {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, `${what} is wider than the screen`).toBeLessThanOrEqual(0);
}

for (const [address, pages] of Map.groupBy(everyPage, ({ page }) => page)) {
  test(`${address} has no barriers in any language, light and dark, on a phone and on a desk`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const { path } of pages) {
      await page.goto(path);
      for (const { colorScheme, width } of looks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const expectNone = colorScheme === "light" ? expectNoBarriers : expectNoFaintText;
        await expectNone(page, `${path} ${colorScheme} ${width}`);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page, path);
    }
  });
}

for (const path of ["/nowhere", "/en/nowhere", "/fr/nowhere"]) {
  test(`the error page ${path} has no barriers`, async ({ page }) => {
    await page.goto(path);
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const expectNone = colorScheme === "light" ? expectNoBarriers : expectNoFaintText;
      await expectNone(page, `${path} ${colorScheme} ${width}`);
    }
  });
}

for (const { colorScheme, width } of looks) {
  test(`every component in every state has no barriers (${colorScheme}, ${width})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/gallery");
    await expectNoBarriers(page, "the gallery", law);
    await expectNoSidewaysScroll(page, "the gallery");
  });
}

test("the explorer has no barriers and answers a query", async ({ page }) => {
  await page.goto("/explorer");
  await expectNoBarriers(page, "explorer");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByLabel("Answer")).toContainText('"slug"');
});
