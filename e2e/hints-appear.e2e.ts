import { expect, type Locator, test } from "./live.ts";

const toTheMiddle = (trigger: Locator) => trigger.evaluate((element) => element.scrollIntoView({ block: "center" }));

test.beforeEach(({ page }) => page.goto("/gallery"));

test("a tooltip shows above its trigger on hover and on focus, can be hovered itself, and goes with Escape", async ({
  page,
}) => {
  const example = page.getByRole("region", { name: "Tooltip" });
  const trigger = example.getByRole("button").first();
  await toTheMiddle(trigger);
  await trigger.hover();
  await expect(trigger).toHaveAttribute("aria-describedby", /./);
  const tip = page.locator(`#${await trigger.getAttribute("aria-describedby")}`);
  await expect(tip).toBeVisible();
  const [above, below] = [await tip.boundingBox(), await trigger.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await trigger.focus();
  await expect(tip).toBeVisible();
});

test("a popover shows below its trigger on a click, and goes with a click elsewhere or Escape", async ({ page }) => {
  const example = page.getByRole("region", { name: "Popover" });
  const trigger = example.getByRole("button").first();
  const popover = page.locator(".popover:popover-open");
  // With room on both sides it opens where it wants to.
  await toTheMiddle(trigger);
  await trigger.click();
  await expect(popover).toBeVisible();
  const [below, above] = [await popover.boundingBox(), await trigger.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  await example.getByRole("heading", { level: 2 }).click();
  await expect(popover).toBeHidden();
  await trigger.click();
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(trigger).toBeFocused();
});
