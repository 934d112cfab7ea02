import { expect, type Locator, test } from "./live.ts";

const toTheMiddle = (trigger: Locator) => trigger.evaluate((element) => element.scrollIntoView({ block: "center" }));

test("a tooltip shows above its trigger and a popover below, and both go with Escape", async ({ page }) => {
  await page.goto("/gallery");
  const named = page.getByRole("region", { name: "Tooltip" }).getByRole("button").first();
  await toTheMiddle(named);
  await named.hover();
  await expect(named).toHaveAttribute("aria-describedby", /./);
  const tip = page.locator(`#${await named.getAttribute("aria-describedby")}`);
  await expect(tip).toBeVisible();
  const [above, trigger] = [await tip.boundingBox(), await named.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((trigger?.y ?? 0) + 1);
  // The tooltip itself can be hovered, and shows on focus too.
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await named.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");

  const example = page.getByRole("region", { name: "Popover" });
  const opener = example.getByRole("button").first();
  const popover = page.locator(".popover:popover-open");
  // With room on both sides it opens where it wants to.
  await toTheMiddle(opener);
  await opener.click();
  await expect(popover).toBeVisible();
  const [below, pressed] = [await popover.boundingBox(), await opener.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((pressed?.y ?? 0) + (pressed?.height ?? 0) - 1);
  await example.getByRole("heading", { level: 2 }).click();
  await expect(popover).toBeHidden();
  await opener.click();
  await expect(popover).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(opener).toBeFocused();
});
