import { texts as site } from "#i18n/nl/site.ts";
import { expect, type Locator, test } from "./live.ts";

const scrollToMiddle = (trigger: Locator) => trigger.evaluate((element) => element.scrollIntoView({ block: "center" }));

test("a tooltip opens above its trigger and a popover below, and Escape closes both", async ({ page }) => {
  await page.goto("/gallery");
  const trigger = page.getByRole("region", { name: "Tooltip" }).getByRole("button").first();
  await scrollToMiddle(trigger);
  await trigger.hover();
  await expect(trigger).toHaveAttribute("aria-describedby", /./);
  const tip = page.locator(`#${await trigger.getAttribute("aria-describedby")}`);
  await expect(tip).toBeVisible();
  const [tipBox, triggerBox] = [await tip.boundingBox(), await trigger.boundingBox()];
  expect((tipBox?.y ?? 0) + (tipBox?.height ?? 0)).toBeLessThanOrEqual((triggerBox?.y ?? 0) + 1);
  // The tooltip stays open under the pointer, and opens on focus too.
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await trigger.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");

  const example = page.getByRole("region", { name: "Popover" });
  const opener = example.getByRole("button").first();
  const popover = page.locator(".popover:popover-open");
  // With room above and below, the popover opens below.
  await scrollToMiddle(opener);
  await opener.click();
  await expect(popover).toBeVisible();
  const [popoverBox, openerBox] = [await popover.boundingBox(), await opener.boundingBox()];
  expect(popoverBox?.y ?? 0).toBeGreaterThanOrEqual((openerBox?.y ?? 0) + (openerBox?.height ?? 0) - 1);
  await example.getByRole("heading", { level: 2 }).click();
  await expect(popover).toBeHidden();
  await opener.click();
  await expect(popover).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a button with only an icon shows its name on hover and on focus, and hides it on a press", async ({ page }) => {
  await page.goto("/gallery");
  const button = page.getByRole("region", { name: "Icon button" }).getByRole("button").first();
  const tip = page.getByRole("tooltip", { name: "Copy", exact: true });
  await scrollToMiddle(button);
  await expect(tip).toHaveCount(0);
  await button.hover();
  await expect(tip).toBeVisible();
  await button.click();
  await expect(tip).toBeHidden();
  await button.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(tip).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the explanation of a field opens below it with the same width, and covers nothing of it", async ({ page }) => {
    await page.goto("/login?form");
    const opener = page.getByRole("button", { name: site["login.employeeId.where"] });
    await scrollToMiddle(opener);
    await opener.click();
    const popover = page.locator(".popover:popover-open");
    await expect(popover).toBeVisible();
    const [explanationBox, fieldBox] = [
      await popover.boundingBox(),
      await page.getByRole("textbox", { name: site["login.employeeId"] }).boundingBox(),
    ];
    expect(explanationBox?.x).toBe(fieldBox?.x);
    expect(explanationBox?.width).toBe(fieldBox?.width);
    expect(explanationBox?.y ?? 0).toBeGreaterThanOrEqual((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
  });
});
